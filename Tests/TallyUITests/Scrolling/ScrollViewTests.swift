import SwiftUI
import TallyStage
import Testing

@MainActor
struct ScrollViewTests {
    private let log = Log()
    private let slow = Animation.linear(duration: 1)

    /// Ten rows of 20 points in a window of 100.
    private func rows(@ViewBuilder _ around: @escaping (AnyView) -> some View) -> Stage {
        let log = log
        return Stage {
            around(
                AnyView(
                    ScrollView {
                        VStack(spacing: 0) {
                            ForEach(0..<10) { row in
                                Color.red.frame(width: 100, height: 20).onTapGesture { log("\(row)") }
                            }
                        }
                    }))
        }
    }

    private func tops(_ stage: Stage) -> [CGFloat] {
        stage.frame.shapes.filter { $0.rect.width == 100 }.map(\.rect.minY)
    }
    private let middle = CGPoint(x: 50, y: 50)

    @Test func `content is laid out at full length and clipped to the window`() {
        let stage = rows { $0 }
        #expect(tops(stage).first == 0)
        #expect(tops(stage).last == 180)
        #expect(stage.frame.shapes.allSatisfy { $0.clip == CGRect(x: 0, y: 0, width: 100, height: 100) })
    }

    @Test func `the wheel scrolls at once, no further than there is content`() {
        let stage = rows { $0 }
        stage.scroll(CGSize(width: 0, height: 30), at: middle)
        stage.advance(by: 0)
        #expect(tops(stage).first == -30)
        stage.scroll(CGSize(width: 30, height: 500), at: middle)
        stage.advance(by: 0)
        #expect(tops(stage).last == 80)
        stage.scroll(CGSize(width: 0, height: -900), at: middle)
        stage.advance(by: 0)
        #expect(tops(stage).first == 0)
        stage.scroll(CGSize(width: 0, height: Double.nan), at: middle)
        stage.scroll(CGSize(width: 0, height: -Double.infinity), at: middle)
        stage.advance(by: 2)
        #expect(tops(stage).first == 0)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `what has been scrolled is hit where it is shown, and not outside of the window`() {
        let stage = rows { $0.frame(height: 40) }
        stage.scroll(CGSize(width: 0, height: 100), at: middle)
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 50, y: 45))
        stage.tap(CGPoint(x: 50, y: 65))
        stage.tap(CGPoint(x: 50, y: 85))
        stage.tap(CGPoint(x: 50, y: 20))
        #expect(log.take() == ["5", "6"])
    }

    @Test func `a disabled scroll view does not turn with the wheel`() {
        let stage = rows { $0.scrollDisabled(true) }
        stage.scroll(CGSize(width: 0, height: 30), at: middle)
        stage.advance(by: 0)
        #expect(tops(stage).first == 0)
    }

    @Test func `a scroll view inside another scrolls first, and what it has no room for goes outwards`() {
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    ScrollView { Color.red.frame(width: 50, height: 60) }.frame(width: 50, height: 40)
                    Color.blue.frame(width: 50, height: 200)
                }
            }
        }
        stage.scroll(CGSize(width: 0, height: 30), at: CGPoint(x: 50, y: 20))
        stage.advance(by: 0)
        #expect(stage.boxes.map(\.minY).prefix(2) == [-30, 30])
    }

    @Test func `margins of the content scroll with it`() {
        let stage = rows { $0.contentMargins(.vertical, 10) }
        #expect(tops(stage).first == 10)
        stage.scroll(CGSize(width: 0, height: 500), at: middle)
        stage.advance(by: 0)
        #expect(tops(stage).last == 70)
    }

    @Test func `content that has become shorter is not left beyond its end`() {
        let count = Remote(10)
        let stage = Stage {
            Playing(count) { count in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<count, id: \.self) { _ in Color.red.frame(width: 100, height: 20) }
                    }
                }
            }
        }
        stage.scroll(CGSize(width: 0, height: 500), at: middle)
        stage.advance(by: 0)
        count.value = 6
        stage.advance(by: 0)
        #expect(tops(stage) == [-20, 0, 20, 40, 60, 80])
    }

    // MARK: Reader

    private struct Reader: View {
        let go: Remote<(Int, UnitPoint?)?>
        @State private var target: (Int, UnitPoint?)?
        var body: some View {
            ScrollViewReader { proxy in
                ScrollView {
                    VStack(spacing: 0) {
                        ForEach(0..<10) { Color(white: Double($0) / 10).frame(width: 100, height: 20) }
                        Color.red.frame(width: 100, height: 20).id("last")
                    }
                }
                .onTapGesture { withAnimation(.linear(duration: 1)) { proxy.scrollTo(7, anchor: .top) } }
                .overlay(alignment: .topLeading) {
                    Button("nearest") { proxy.scrollTo(6) }
                }
                .overlay(alignment: .bottomLeading) {
                    Button("last") { proxy.scrollTo("last", anchor: .bottom) }
                }
            }
        }
    }

    private func offset(_ stage: Stage) -> CGFloat {
        // Row 5 is in view whatever the test scrolls to.
        stage.frame.shapes.first { abs($0.color.red - Float(0.5)) < 0.01 }.map { 100 - $0.rect.minY } ?? .nan
    }

    @Test func `a reader scrolls to an id under the transaction of the call`() throws {
        let stage = Stage { Reader(go: Remote(nil)) }
        stage.tap(middle)
        stage.advance(by: 0.5)
        // Row 7 to the top would be 140, but there is content for 120 only.
        #expect(isNear(offset(stage), 60))
        try stage.tap("nearest")
        stage.advance(by: 0)
        #expect(stage.isAnimating)
    }

    @Test func `without an anchor it scrolls no further than needed, and with one to the id of a view`() throws {
        let stage = Stage { Reader(go: Remote(nil)) }
        try stage.tap("nearest")
        stage.advance(by: 0)
        #expect(isNear(offset(stage), 40))
        try stage.tap("last")
        stage.advance(by: 0)
        #expect(isNear(offset(stage), 120))
    }

    @Test func `a scroll on its way is turned round from where it is`() throws {
        let stage = Stage { Reader(go: Remote(nil)) }
        stage.tap(middle)
        stage.advance(by: 0.5)
        stage.scroll(CGSize(width: 0, height: -1000), at: middle)
        stage.advance(by: 0)
        #expect(offset(stage) <= 60)
        stage.advance(by: 1)
        #expect(offset(stage) == 0)
    }

    @Test func `a geometry reader in a scroll view is told where it has come`() {
        let log = log
        let stage = Stage {
            ScrollView {
                VStack(spacing: 0) {
                    GeometryReader { proxy in
                        let _ = log("\(proxy.frame(in: .named("window")).minY) \(proxy.frame(in: .scrollView).minY)")
                        Color.red
                    }
                    .frame(height: 20)
                    Color.blue.frame(width: 50, height: 300)
                }
            }
            .coordinateSpace(.named("window"))
            .padding(.top, 10)
        }
        #expect(log.take().last == "0.0 0.0")
        stage.scroll(CGSize(width: 0, height: 30), at: middle)
        stage.advance(by: 0)
        #expect(log.take() == ["-30.0 -30.0"])
        stage.advance(by: 2)
        #expect(log.take().isEmpty)
    }

    @Test func `10,000 rows that are removed at once cost a number of steps that grows with the rows alone`() {
        func steps(_ count: Int) -> Int {
            let isThere = Remote(true)
            let stage = Stage {
                Playing(isThere) { isThere in
                    ScrollView {
                        LazyVStack(spacing: 0) {
                            ForEach(0..<(isThere ? count : 0), id: \.self) { _ in Color.red.frame(height: 1) }
                        }
                    }
                }
            }
            withAnimation(.linear(duration: 0.1)) { isThere.value = false }
            stage.advance(by: 0.05)
            stage.advance(by: 0.1)
            #expect(stage.boxes.isEmpty)
            #expect(stage.runtime.statistics.liveNodes < 20)
            return stage.runtime.statistics.childrenSearched
        }
        let hundred = steps(100)
        let thousand = steps(1000)
        #expect(hundred > 0)
        #expect(thousand <= 12 * hundred)
        #expect(thousand <= 4 * 1000)
    }
}
