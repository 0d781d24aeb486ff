import SwiftUI
import TallyStage
import Testing

@MainActor
struct GestureStateTests {
    private struct Knob: View {
        let log: Log
        @GestureState private var drag: CGSize
        init(_ log: Log, _ drag: GestureState<CGSize> = GestureState(wrappedValue: .zero)) {
            self.log = log
            _drag = drag
        }

        var body: some View {
            Square()
                .offset(drag)
                .gesture(
                    DragGesture(minimumDistance: 0).updating($drag) { value, state, transaction in
                        state = value.translation
                        log("\(transaction.isContinuous) \(transaction.tracksVelocity)")
                    })
        }
    }

    @Test func `a gesture's state follows the gesture and is reset at its end`() {
        let log = Log()
        let stage = Stage { Knob(log) }
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.pointerMove(CGPoint(x: 70, y: 50))
        stage.advance(by: 0)
        #expect(stage.x == 65)
        #expect(log.take() == ["true true", "true true"])
        stage.pointerUp(CGPoint(x: 80, y: 50))
        stage.advance(by: 0)
        #expect(stage.x == 45)
        #expect(!stage.isAnimating)
    }

    @Test func `a state is reset under the transaction given for it`() {
        let state = GestureState(
            wrappedValue: CGSize.zero, resetTransaction: Transaction(animation: .linear(duration: 1)))
        let stage = Stage { Knob(Log(), state) }
        stage.pointerDown(CGPoint(x: 50, y: 50))
        stage.pointerMove(CGPoint(x: 70, y: 50))
        stage.pointerUp(CGPoint(x: 70, y: 50))
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 55))
        stage.advance(by: 0.5)
        #expect(stage.x == 45)
    }

    @Test func `a reset closure sees the last value`() {
        var last = CGSize.zero
        let state = GestureState(wrappedValue: CGSize.zero) { value, transaction in
            last = value
            transaction.animation = .linear(duration: 1)
        }
        let stage = Stage { Knob(Log(), state) }
        stage.drag(from: CGPoint(x: 50, y: 50), to: CGPoint(x: 70, y: 50))
        #expect(last == CGSize(width: 20, height: 0))
        #expect(stage.isAnimating)
    }

    @Test func `a gesture whose view goes is cancelled, and its state reset`() {
        struct Holder: View {
            @GestureState private var isDragging = false
            let on: Bool
            let log: Log
            var body: some View {
                Text(isDragging ? "on" : "off")
                if on {
                    Square().gesture(
                        DragGesture(minimumDistance: 0).updating($isDragging) { _, state, _ in state = true }
                            .onEnded { _ in log("end") })
                }
            }
        }
        let on = Remote(true)
        let log = Log()
        let stage = Stage { Playing(on) { Holder(on: $0, log: log) } }
        let square = stage.box
        stage.pointerDown(CGPoint(x: square.midX, y: square.midY))
        stage.advance(by: 0)
        #expect(stage.text("on") != nil)
        on.value = false
        stage.advance(by: 0)
        stage.advance(by: 0)
        #expect(stage.text("off") != nil)
        stage.pointerUp(CGPoint(x: square.midX, y: square.midY))
        #expect(log.entries.isEmpty)
    }

    @Test func `a long press before a drag tells of both`() {
        struct Sequenced: View {
            @GestureState private var state = "idle"
            let log: Log
            var body: some View {
                Color.red.overlay { Text(state) }
                    .gesture(
                        LongPressGesture(minimumDuration: 0.3).sequenced(before: DragGesture())
                            .updating($state) { value, state, _ in
                                switch value {
                                case .first(true): state = "pressing"
                                case .second(true, let drag):
                                    state = drag.map { "drag \(Int($0.translation.width))" } ?? "ready"
                                default: state = "?"
                                }
                            }
                            .onEnded { _ in log("end") })
            }
        }
        let log = Log()
        let stage = Stage { Sequenced(log: log) }
        func shows(_ text: String) -> Bool {
            stage.advance(by: 0)
            return stage.text(text) != nil
        }
        stage.pointerDown(CGPoint(x: 20, y: 50))
        #expect(shows("pressing"))
        stage.advance(by: 0.4)
        #expect(shows("ready"))
        stage.pointerMove(CGPoint(x: 40, y: 50))
        #expect(shows("drag 20"))
        stage.pointerUp(CGPoint(x: 40, y: 50))
        #expect(shows("idle"))
        #expect(log.entries == ["end"])
    }

    @Test func `of two exclusive gestures the second waits for the first to fail`() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                TapGesture(count: 2).onEnded { log("double") }
                    .exclusively(before: TapGesture().onEnded { log("single") })
                    .onEnded { value in
                        switch value {
                        case .first: log("first")
                        case .second: log("second")
                        }
                    })
        }
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.5)
        #expect(log.take() == ["single", "second"])
        stage.tap(CGPoint(x: 50, y: 50))
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.take() == ["double", "first"])
    }

    @Test func `simultaneous gestures tell what each has`() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(
                LongPressGesture().simultaneously(with: DragGesture(minimumDistance: 5))
                    .onChanged { log("\($0.first ?? false) \(Int($0.second?.translation.width ?? -1))") })
        }
        stage.pointerDown(CGPoint(x: 20, y: 50))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 28, y: 50))
        stage.pointerMove(CGPoint(x: 40, y: 50))
        #expect(log.entries == ["true -1", "true 8", "false 20"])
    }

    @Test func `a gesture whose type is hidden works as itself`() {
        let log = Log()
        let stage = Stage {
            Color.red.gesture(AnyGesture(TapGesture().map { "tap" }).onEnded { log($0) })
        }
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(log.entries == ["tap"])
    }
}
