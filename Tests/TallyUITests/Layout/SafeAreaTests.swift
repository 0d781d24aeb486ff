import SwiftUI
import TallyStage
import Testing

/// A bar as high as a number says, or a neighbour that is lower by as much.
@Observable @MainActor
private final class BarHeight { var value: CGFloat = 20 }

private struct Neighbours: View {
    let height: BarHeight
    let isBar: Bool
    var body: some View { Color.blue.frame(width: 30, height: isBar ? height.value : 50 - height.value) }
}

@MainActor
struct SafeAreaTests {
    private func bar(_ height: CGFloat = 20) -> some View { Color.blue.frame(width: 30, height: height) }

    @Test func `content at an edge makes the view give way`() {
        let bottom = Stage { Color.red.safeAreaInset(edge: .bottom, spacing: 0) { bar() } }
        #expect(
            bottom.boxes == [CGRect(x: 0, y: 0, width: 100, height: 80), CGRect(x: 35, y: 80, width: 30, height: 20)])
        let top = Stage { Color.red.safeAreaInset(edge: .top, alignment: .leading) { bar() } }
        #expect(top.boxes == [CGRect(x: 0, y: 28, width: 100, height: 72), CGRect(x: 0, y: 0, width: 30, height: 20)])
        let leading = Stage { Color.red.safeAreaInset(edge: .leading, alignment: .bottom, spacing: 5) { bar() } }
        #expect(
            leading.boxes == [CGRect(x: 35, y: 0, width: 65, height: 100), CGRect(x: 0, y: 80, width: 30, height: 20)])
        let mirrored = Stage {
            Color.red.safeAreaInset(edge: .leading, spacing: 0) { bar() }.environment(\.layoutDirection, .rightToLeft)
        }
        #expect(
            mirrored.boxes == [CGRect(x: 0, y: 0, width: 70, height: 100), CGRect(x: 70, y: 40, width: 30, height: 20)])
    }

    @Test func `what ignores the safe area extends under the content, at the edges that it reaches`() {
        let stage = Stage {
            VStack(spacing: 0) {
                Color.green.frame(height: 10).ignoresSafeArea()
                Color.red.ignoresSafeArea()
            }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar() }
        }
        #expect(stage.boxes[0] == CGRect(x: 0, y: 0, width: 100, height: 10))
        #expect(stage.boxes[1] == CGRect(x: 0, y: 10, width: 100, height: 90))
        let other = Stage {
            Color.red.ignoresSafeArea(edges: .top).safeAreaInset(edge: .bottom, spacing: 0) { bar() }
        }
        #expect(other.boxes[0] == CGRect(x: 0, y: 0, width: 100, height: 80))
        let keyboard = Stage {
            Color.red.ignoresSafeArea(.keyboard).safeAreaInset(edge: .bottom, spacing: 0) { bar() }
        }
        #expect(keyboard.boxes[0].height == 80)
        let none = Stage { Color.red.ignoresSafeArea().frame(width: 40, height: 40) }
        #expect(isNear(none.box, 30, 30, 40, 40))
    }

    @Test func `what stands where it stood follows a bar that grows into the room of a neighbour`() {
        let height = BarHeight()
        var told: [CGFloat] = []
        let stage = Stage {
            // Nothing but the bar and the neighbour is evaluated.
            VStack(spacing: 0) {
                ZStack {
                    Color.red.ignoresSafeArea()
                    GeometryReader { Text("\(Int($0.safeAreaInsets.bottom))") }
                    Color.clear.onGeometryChange(for: CGFloat.self, of: \.safeAreaInsets.bottom) { told.append($0) }
                    ScrollView { Color.green.frame(height: 200) }
                }
                .safeAreaInset(edge: .bottom, spacing: 0) { Neighbours(height: height, isBar: true) }
                Neighbours(height: height, isBar: false)
            }
        }
        #expect(stage.boxes[0].height == 70 && stage.frame.texts.map(\.string) == ["20"] && told == [20])
        height.value = 30
        stage.advance(by: 0)
        #expect(stage.boxes[0].height == 80 && stage.frame.texts.map(\.string) == ["30"] && told == [20, 30])
        stage.scroll(CGSize(width: 0, height: 500), at: CGPoint(x: 50, y: 30))
        stage.advance(by: 0)
        let green = stage.boxes.first { $0.height == 200 }
        #expect(green?.maxY == 50, "it ends before the bar")
    }

    @Test func `each view of several gives way to its own bar, and draws under its own`() {
        let height = BarHeight()
        let stage = Stage {
            VStack(spacing: 0) {
                ForEach(0..<2) { _ in Color.red.ignoresSafeArea() }
                    .safeAreaInset(edge: .bottom, spacing: 0) { Neighbours(height: height, isBar: true) }
            }
        }
        func reds() -> [CGRect] { stage.boxes.filter { $0.width == 100 } }
        func bars() -> [CGRect] { stage.boxes.filter { $0.width == 30 } }
        #expect(reds().map(\.minY) == [0, 50] && reds().allSatisfy { $0.height == 50 })
        #expect(bars().map(\.minY) == [30, 80])
        height.value = 30
        stage.advance(by: 0)
        #expect(reds().map(\.minY) == [0, 50] && reds().allSatisfy { $0.height == 50 })
        #expect(bars().map(\.minY) == [20, 70] && stage.warnings.isEmpty)
    }

    @Test func `backgrounds of styles extend, unless they are told not to`() {
        let stage = Stage {
            Color.clear.background(.red).safeAreaInset(edge: .bottom, spacing: 0) { bar() }
        }
        #expect(stage.boxes.contains(CGRect(x: 0, y: 0, width: 100, height: 100)))
        let not = Stage {
            Color.clear.background(.red, ignoresSafeAreaEdges: []).safeAreaInset(edge: .bottom, spacing: 0) { bar() }
        }
        #expect(!not.boxes.contains { $0.height == 100 })
    }

    @Test func `a scroll view's content passes under the content, and ends before it`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) { ForEach(0..<10) { _ in Color.red.frame(width: 100, height: 20) } }
            }
            .safeAreaInset(edge: .top, spacing: 0) { bar(10) }
            .safeAreaInset(edge: .bottom, spacing: 0) { bar(30) }
        }
        func rows() -> [CGFloat] { stage.boxes.filter { $0.height == 20 }.map(\.minY) }
        #expect(rows().first == 10)
        stage.scroll(CGSize(width: 0, height: 15), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(rows().first == -5)
        // Seen below the content at the bottom: the whole stage is the window.
        #expect(rows().contains { $0 > 70 && $0 < 100 })
        stage.scroll(CGSize(width: 0, height: 5000), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(rows().last == 50)
        #expect(stage.image() != Stage { Color.white }.image())
    }

    @Test func `a reader scrolls a view to where nothing stands over it`() {
        let target = Remote(0)
        let stage = Stage {
            Playing(target) { target in
                ScrollViewReader { proxy in
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<10) { Color.red.frame(width: 100, height: 20).id($0) }
                        }
                    }
                    .safeAreaInset(edge: .bottom, spacing: 0) { bar(30) }
                    .onChange(of: target) { proxy.scrollTo($1) }
                }
            }
        }
        target.value = 5
        stage.advance(by: 0)
        #expect(stage.boxes.filter { $0.height == 20 }[5].maxY == 70)
    }

    @Test func `padding of the safe area insets content, and scroll views extend into it`() {
        let plain = Stage { Color.red.safeAreaPadding(10) }
        #expect(plain.box == CGRect(x: 10, y: 10, width: 80, height: 80))
        let standard = Stage { Color.red.safeAreaPadding(.horizontal) }
        #expect(standard.box == CGRect(x: 16, y: 0, width: 68, height: 100))
        let edges = Stage {
            Color.red.safeAreaPadding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: .nan))
        }
        #expect(edges.box == CGRect(x: 2, y: 1, width: 98, height: 96))
        let stage = Stage {
            ScrollView(.horizontal) {
                HStack(spacing: 0) { ForEach(0..<4) { _ in Color.red.containerRelativeFrame(.horizontal) } }
                    .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .safeAreaPadding(.horizontal, 15)
        }
        #expect(stage.boxes.map(\.minX).prefix(2).elementsEqual([15, 85]))
        stage.scroll(CGSize(width: 60, height: 0), at: CGPoint(x: 50, y: 50))
        stage.advance(by: 1)
        #expect(stage.boxes.map(\.minX).prefix(3).elementsEqual([-55, 15, 85]))
    }

    @Test func `insets add up, and a proxy tells them`() {
        var insets: [EdgeInsets] = []
        let stage = Stage {
            GeometryReader { proxy in
                let _ = insets.append(proxy.safeAreaInsets)
                Color.red.ignoresSafeArea()
            }
            .safeAreaPadding(.top, 4)
            .safeAreaInset(edge: .bottom, spacing: 0) { bar() }
        }
        #expect(insets.last == EdgeInsets(top: 4, leading: 0, bottom: 20, trailing: 0))
        #expect(stage.boxes.first == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(stage.boxes.count == 2)
        var bare: EdgeInsets?
        _ = Stage {
            GeometryReader { proxy in
                let _ = bare = proxy.safeAreaInsets
                Color.red
            }
        }
        #expect(bare == EdgeInsets())
    }

    @Test func `content that grows under an animation pushes the view`() {
        let height = Remote(20.0)
        let stage = Stage {
            Playing(height) { height in
                Color.red.safeAreaInset(edge: .bottom, spacing: 0) { Color.blue.frame(height: height) }
            }
        }
        withAnimation(.linear(duration: 1)) { height.value = 60 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[0], 0, 0, 100, 60) && isNear(stage.boxes[1], 0, 60, 100, 40))
    }

    @Test func `what stands at the edge is reached, and before what is under it`() {
        let log = Log()
        let stage = Stage {
            Color.red.ignoresSafeArea().onTapGesture { log("view") }
                .safeAreaInset(edge: .bottom, spacing: 0) { bar().onTapGesture { log("bar") } }
        }
        stage.tap(CGPoint(x: 50, y: 90))
        stage.tap(CGPoint(x: 50, y: 20))
        #expect(log.take() == ["bar", "view"])
    }

    @Test func `where reading begins at the right, leading is right`() {
        func width(_ edges: Edge.Set) -> [CGRect] {
            Stage {
                Color.red.ignoresSafeArea(edges: edges).safeAreaInset(edge: .leading, spacing: 0) { bar() }
                    .environment(\.layoutDirection, .rightToLeft)
            }
            .boxes
        }
        #expect(width(.leading).first == CGRect(x: 0, y: 0, width: 100, height: 100))
        #expect(width(.trailing).first == CGRect(x: 0, y: 0, width: 70, height: 100))
        let top = Stage {
            Color.red.safeAreaInset(edge: .top, alignment: .leading, spacing: 0) { bar() }
                .environment(\.layoutDirection, .rightToLeft)
        }
        #expect(top.boxes.last == CGRect(x: 70, y: 0, width: 30, height: 20))
    }

    @Test func `lines of text behind an inset stand on the line of those beside`() {
        let stage = Stage {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text("a")
                Text("b").fixedSize().safeAreaPadding(.top, 10)
            }
        }
        #expect(isNear(stage.text("a")?.rect.minY ?? 0, stage.text("b")?.rect.minY ?? 1, 0.01))
    }

    @Test func `what is said about the insets may change`() {
        let value = Remote(0.0)
        let stage = Stage {
            Playing(value) { value in
                Color.red.ignoresSafeArea(edges: value > 40 ? .bottom : [])
                    .safeAreaInset(edge: .bottom, spacing: value) { bar() }
            }
        }
        value.value = 10
        stage.advance(by: 0)
        #expect(stage.boxes.first?.height == 70)
        withAnimation(.linear(duration: 1)) { value.value = 30 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[0].height, 60))
        stage.advance(by: 1)
        value.value = 50
        stage.advance(by: 0)
        #expect(stage.boxes.first?.height == 100)
        value.value = 40
        stage.advance(by: 0)
        #expect(stage.boxes.first?.height == 40)
    }

    @Test func `what scrolls keeps its size and place, whatever it ignores`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    Color.red.frame(width: 100, height: 20).ignoresSafeArea()
                    Color.green.frame(width: 100, height: 300)
                }
            }
            .safeAreaInset(edge: .top, spacing: 0) { bar(10) }
        }
        #expect(stage.boxes.first == CGRect(x: 0, y: 10, width: 100, height: 20))
    }
}
