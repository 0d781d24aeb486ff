import SwiftUI
import TallyStage
import Testing

@MainActor
struct GeometryProxyTests {
    private let log = Log()
    private let slow = Animation.linear(duration: 1)

    @Test func `a frame is told in the view's space, the stage's, and that of a name`() {
        let log = log
        _ = Stage {
            GeometryReader { proxy in
                let _ = log("\(proxy.frame(in: .local).minX) \(proxy.frame(in: .global).minX)")
                let _ = log("\(proxy.frame(in: .named("outer")).minX) \(proxy.frame(in: .named("none")).minX)")
                let _ = log(
                    "\(proxy.bounds(of: .named("outer"))?.minX ?? 0) \(proxy.bounds(of: .named("none"))?.minX ?? 0)")
                Color.red
            }
            .frame(width: 20, height: 20).offset(x: 5).padding(10).coordinateSpace(.named("outer"))
        }
        #expect(log.take().suffix(3) == ["0.0 45.0", "15.0 45.0", "-15.0 0.0"])
    }

    @Test func `a reader that asks where it stands follows an effect around it, and one that does not is left alone`() {
        let x = Remote(0.0)
        let log = log
        let stage = Stage {
            Playing(x) { x in
                VStack {
                    GeometryReader { proxy in
                        let _ = log("place \(proxy.frame(in: .global).minX)")
                        Color.red
                    }
                    GeometryReader { proxy in
                        let _ = log("size \(proxy.size.width)")
                        Color.red
                    }
                }
                .offset(x: x)
            }
        }
        stage.advance(by: 0)
        _ = log.take()
        stage.frameRate = 2
        withAnimation(slow) { x.value = 40 }
        stage.advance(by: 1)
        #expect(log.take().filter { $0.hasPrefix("place") }.suffix(2) == ["place 20.0", "place 40.0"])
        _ = log.take()
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test func `a geometry change is told at first and when the value is another`() {
        let width = Remote(20.0)
        let log = log
        let stage = Stage {
            Playing(width) { width in
                Color.red.frame(width: width, height: 10)
                    .onGeometryChange(for: CGFloat.self) {
                        $0.size.width
                    } action: { old, new in
                        log("\(old) \(new)")
                    }
                    .onGeometryChange(for: CGFloat.self) {
                        $0.frame(in: .global).minY
                    } action: {
                        log("y \($0)")
                    }
            }
        }
        #expect(log.take() == ["20.0 20.0", "y 45.0"])
        withAnimation(slow) { width.value = 40 }
        stage.advance(by: 0)
        #expect(log.take() == ["20.0 40.0"])
        stage.advance(by: 2)
        #expect(log.take().isEmpty)
    }

    @Test func `rule 121: children of a geometry group move with it, also those that come on the way`() {
        let isThere = Remote(false)
        let place = Remote(0.0)
        func stage(isGroup: Bool) -> Stage {
            Stage {
                Playing(place) { x in
                    let content = ZStack(alignment: .topLeading) {
                        Color.clear.frame(width: 20, height: 20)
                        Playing(isThere) { if $0 { Square().transition(.identity) } }
                    }
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        if isGroup {
                            content.geometryGroup().padding(.leading, x)
                        } else {
                            content.padding(.leading, x)
                        }
                    }
                }
            }
        }
        func x(isGroup: Bool) -> Double? {
            isThere.value = false
            place.value = 0
            let stage = stage(isGroup: isGroup)
            withAnimation(slow) { place.value = 40 }
            stage.advance(by: 0.5)
            isThere.value = true
            stage.advance(by: 0)
            return stage.frame.shapes.first { $0.rect.width == 10 }.map { Double($0.rect.minX) }
        }
        #expect(x(isGroup: true) == 20)
        #expect(x(isGroup: false) == 40)
    }

    @Test func `rule 121: while a group's size moves, what is inside is laid out in it`() {
        let width = Remote(20.0)
        func box(isGroup: Bool) -> CGRect? {
            width.value = 20
            let stage = Stage {
                Playing(width) { width in
                    let content = HStack(spacing: 0) {
                        Spacer(); Square()
                    }
                    if isGroup {
                        content.geometryGroup().frame(width: width)
                    } else {
                        content.frame(width: width)
                    }
                }
            }
            withAnimation(.linear(duration: 1)) { width.value = 60 }
            stage.advance(by: 0.5)
            return stage.boxes.first
        }
        #expect(box(isGroup: true) == box(isGroup: false))
        #expect(box(isGroup: true) == CGRect(x: 60, y: 45, width: 10, height: 10))
    }

    @Test func `rule 122: frames of children follow the outer transaction where a scoped animation is between`() {
        let isOn = Remote(false)
        let stage = Stage {
            Playing(isOn) { isOn in
                Color.red.frame(width: isOn ? 60 : 20, height: 20)
                    .animation(.linear(duration: 4)) { $0.opacity(isOn ? 0 : 1) }
            }
        }
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0.5)
        #expect(stage.box.width == 40)
        #expect(stage.opacity == 0.875)
    }

    @Test func `rule 124: a text's size is another at once while its place travels`() throws {
        let isLong = Remote(false)
        let stage = Stage { Playing(isLong) { Text($0 ? "wwwwww" : "w") } }
        let before = stage.frame.texts[0].rect
        withAnimation(slow) { isLong.value = true }
        stage.advance(by: 0.5)
        let half = try #require(stage.text("wwwwww")).rect
        stage.advance(by: 0.5)
        let after = try #require(stage.text("wwwwww")).rect
        #expect(half.width == after.width && half.width > before.width)
        #expect(isNear(half.minX, (before.minX + after.minX) / 2, 1e-6))
    }
}
