import SwiftUI
import TallyStage
import Testing

@MainActor
struct PointerTests {
    private let log = Log()

    /// A square of 20 points in the middle that logs its taps, with what is put around it.
    private func stage<V: View>(@ViewBuilder _ around: @escaping (AnyView) -> V) -> Stage {
        let log = log
        return Stage { around(AnyView(Color.red.frame(width: 20, height: 20).onTapGesture { log("tap") })) }
    }

    private func taps(_ stage: Stage, _ x: Double, _ y: Double) -> Int {
        stage.tap(CGPoint(x: x, y: y))
        return log.take().count
    }

    @Test func `a tap hits what is there, up to its edges`() {
        let stage = stage { $0 }
        #expect(taps(stage, 50, 50) == 1)
        #expect(taps(stage, 41, 59) == 1)
        #expect(taps(stage, 39, 50) == 0)
        #expect(taps(stage, 50, 61) == 0)
    }

    @Test func `a button that moves is hit where it is shown`() {
        let x = Remote(0.0)
        let log = log
        let stage = Stage {
            Playing(x) { Color.red.frame(width: 20, height: 20).onTapGesture { log("tap") }.offset(x: $0) }
        }
        withAnimation(.linear(duration: 1)) { x.value = 40 }
        stage.advance(by: 0.5)
        #expect(taps(stage, 70, 50) == 1)
        #expect(taps(stage, 50, 50) == 0)
        #expect(taps(stage, 90, 50) == 0)
    }

    @Test func `scaled and rotated views are hit as they look`() {
        let scaled = stage { $0.scaleEffect(2) }
        #expect(taps(scaled, 32, 50) == 1)
        #expect(taps(scaled, 29, 50) == 0)
        let flat = stage { $0.scaleEffect(x: 1, y: 0) }
        #expect(taps(flat, 50, 50) == 0)
        let turned = stage { $0.rotationEffect(.degrees(45)) }
        #expect(taps(turned, 50, 37) == 1)
        #expect(taps(turned, 41, 41) == 0)
    }

    @Test func `what is clipped away, invisible, or told not to be hit is not hit`() {
        #expect(taps(stage { $0.frame(width: 10, height: 10).clipped() }, 43, 50) == 0)
        #expect(taps(stage { $0.clipShape(Circle()) }, 41, 41) == 0)
        #expect(taps(stage { $0.clipShape(Circle()) }, 50, 50) == 1)
        #expect(taps(stage { $0.opacity(0) }, 50, 50) == 0)
        #expect(taps(stage { $0.opacity(0.01) }, 50, 50) == 1)
        #expect(taps(stage { $0.allowsHitTesting(false) }, 50, 50) == 0)
        #expect(taps(stage { $0.hidden() }, 50, 50) == 0)
    }

    @Test func `an overlay takes the hit, unless it is told not to, and a background only what the view leaves`() {
        #expect(taps(stage { $0.overlay { Color.blue } }, 50, 50) == 0)
        #expect(taps(stage { $0.overlay { Color.blue.allowsHitTesting(false) } }, 50, 50) == 1)
        #expect(taps(stage { $0.background { Color.blue.frame(width: 60, height: 60) } }, 50, 50) == 1)
        #expect(
            taps(
                stage { view in
                    ZStack {
                        view; Color.blue.frame(width: 5, height: 5)
                    }
                }, 50, 50) == 0)
        #expect(
            taps(
                stage { view in
                    ZStack {
                        view.zIndex(1); Color.blue.frame(width: 5, height: 5)
                    }
                }, 50, 50) == 1)
    }

    @Test func `a content shape stands for what is drawn`() {
        let log = log
        let circle = Stage { Color.red.frame(width: 20, height: 20).contentShape(Circle()).onTapGesture { log("tap") } }
        #expect(taps(circle, 41, 41) == 0)
        #expect(taps(circle, 50, 50) == 1)
        let spread = Stage {
            HStack {
                Text("a"); Spacer(); Text("b")
            }.contentShape(Rectangle()).onTapGesture { log("tap") }
        }
        #expect(taps(spread, 50, 50) == 1)
        let open = Stage {
            HStack {
                Text("a"); Spacer(); Text("b")
            }.onTapGesture { log("tap") }
        }
        #expect(taps(open, 50, 50) == 0)
    }

    @Test func `a disabled control does nothing`() throws {
        let log = log
        let off = Remote(true)
        let stage = Stage { Playing(off) { Button("go") { log("go") }.disabled($0) } }
        try stage.tap("go")
        #expect(log.entries.isEmpty)
        off.value = false
        stage.advance(by: 0)
        try stage.tap("go")
        #expect(log.entries == ["go"])
    }

    @Test func `a view that leaves is not hit, and one that comes is`() {
        let on = Remote(true)
        let log = log
        let stage = Stage {
            ZStack { Playing(on) { if $0 { Color.red.frame(width: 20, height: 20).onTapGesture { log("tap") } } } }
        }
        withAnimation(.linear(duration: 1)) { on.value = false }
        stage.advance(by: 0.2)
        #expect(stage.boxes.count == 1)
        #expect(taps(stage, 50, 50) == 0)
        withAnimation(.linear(duration: 1)) { on.value = true }
        stage.advance(by: 0.2)
        #expect(taps(stage, 50, 50) == 1)
    }

    @Test func `a press that is released outside does not act, and the button looks pressed only while inside`() {
        let log = log
        let stage = Stage {
            Button {
                log("go")
            } label: {
                Color.red.frame(width: 20, height: 20)
            }
        }
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(stage.opacity == 0.2)
        stage.pointerMove(CGPoint(x: 5, y: 5))
        stage.advance(by: 0)
        #expect(stage.opacity == 1)
        stage.pointerUp(CGPoint(x: 5, y: 5))
        stage.advance(by: 0)
        #expect(log.entries.isEmpty)
        stage.drag(from: CGPoint(x: 45, y: 50), to: CGPoint(x: 55, y: 50))
        #expect(log.entries == ["go"])
        #expect(isNear(stage.time, 0.25))
    }

    @Test func `a press whose button goes meanwhile is over`() {
        let on = Remote(true)
        let log = log
        let stage = Stage {
            ZStack {
                Playing(on) {
                    if $0 {
                        Button {
                            log("go")
                        } label: {
                            Color.red.frame(width: 20, height: 20)
                        }
                    }
                }
            }
        }
        stage.pointerDown(CGPoint(x: 50, y: 50))
        on.value = false
        stage.advance(by: 0)
        stage.pointerUp(CGPoint(x: 50, y: 50))
        stage.advance(by: 0)
        #expect(log.entries.isEmpty)
    }

    @Test func `two taps in time make a double tap, too far apart they do not`() {
        let log = log
        let stage = Stage { Color.red.onTapGesture(count: 2) { log("double") } }
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.2)
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take() == ["double"])
        stage.tap(CGPoint(x: 50, y: 50))
        stage.advance(by: 0.5)
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty)
    }

    @Test func `the innermost of two that could act gets the tap`() throws {
        let log = log
        let stage = Stage { VStack { Button("in") { log("in") } }.onTapGesture { log("out") } }
        try stage.tap("in")
        #expect(log.entries == ["in"])
    }
}
