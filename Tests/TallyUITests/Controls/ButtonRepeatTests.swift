import SwiftUI
import TallyStage
import Testing

@MainActor
struct ButtonRepeatTests {
    private let log = Log()
    private let inside = CGPoint(x: 50, y: 50)
    private let outside = CGPoint(x: 50, y: 190)

    private func stage(_ behavior: ButtonRepeatBehavior, height: CGFloat = 100) -> Stage {
        let log = log
        return Stage(size: CGSize(width: 100, height: 200)) {
            VStack(spacing: 0) {
                Button {
                    log("act")
                } label: {
                    Color.red.frame(height: height)
                }
                .buttonStyle(.plain)
                .buttonRepeatBehavior(behavior)
                Spacer(minLength: 0)
            }
        }
    }

    @Test
    func `a held button acts after half a second and ten times a second from then on, and not when it is released`() {
        let stage = stage(.enabled)
        stage.pointerDown(inside)
        stage.advance(by: 0.49)
        #expect(log.take().isEmpty)
        stage.advance(by: 0.02)
        #expect(log.take().count == 1)
        for _ in 0..<10 { stage.advance(by: 0.1) }
        #expect(log.take().count == 10)
        stage.pointerUp(inside)
        stage.advance(by: 5)
        #expect(log.take().isEmpty)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `no time is too long a step for it`() {
        let stage = stage(.enabled)
        stage.pointerDown(inside)
        stage.advance(by: 2.45)
        #expect(log.take().count == 20)
    }

    @Test func `a short press acts once`() {
        let stage = stage(.enabled)
        for _ in 0..<3 {
            stage.pointerDown(inside)
            stage.advance(by: 0.3)
            stage.pointerUp(inside)
            #expect(log.take() == ["act"])
        }
    }

    @Test(arguments: [ButtonRepeatBehavior.automatic, .disabled])
    func `a button that does not repeat acts when it is released`(behavior: ButtonRepeatBehavior) {
        let stage = stage(behavior)
        stage.pointerDown(inside)
        stage.advance(by: 3)
        #expect(log.take().isEmpty)
        stage.pointerUp(inside)
        #expect(log.take() == ["act"])
    }

    @Test func `outside of the button it pauses, and goes on when the pointer is back`() {
        let stage = stage(.enabled)
        stage.pointerDown(inside)
        stage.advance(by: 0.55)
        #expect(log.take().count == 1)
        stage.pointerMove(outside)
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
        stage.pointerMove(inside)
        stage.advance(by: 0.11)
        #expect(log.take().count == 1)
        stage.pointerMove(outside)
        stage.pointerUp(outside)
        stage.advance(by: 1)
        #expect(log.take().isEmpty)
    }

    @Test func `disabling ends it`() {
        let log = log
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Ending(model: model, log: log) }
        stage.pointerDown(inside)
        for _ in 0..<20 { stage.advance(by: 0.1) }
        #expect(log.take().count == 3)
        #expect(stage.nextFrameTime == nil)
    }

    @MainActor @Observable
    final class Model { var count = 0 }

    private struct Ending: View {
        let model: Model
        let log: Log
        var body: some View {
            Button {
                log("act")
                model.count += 1
            } label: {
                Color.red
            }
            .buttonRepeatBehavior(.enabled)
            .disabled(model.count >= 3)
        }
    }
}
