import SwiftUI
import TallyStage
import Testing

@MainActor
struct LongPressTests {
    private let log = Log()
    private let middle = CGPoint(x: 50, y: 50)

    private func stage() -> Stage {
        let log = log
        return Stage {
            Color.red.onLongPressGesture {
                log("long")
            } onPressingChanged: {
                log($0 ? "down" : "up")
            }
        }
    }

    @Test func `a long press ends at its time, still pressed, as the stage's time goes`() {
        let stage = stage()
        stage.pointerDown(middle)
        stage.advance(by: 0.49)
        #expect(log.entries == ["down"])
        stage.advance(by: 0.02)
        #expect(log.entries == ["down", "up", "long"])
        stage.pointerUp(middle)
        stage.advance(by: 1)
        #expect(log.entries == ["down", "up", "long"])
    }

    @Test func `a press that is released early, or moves away, is no long one`() {
        let stage = stage()
        stage.pointerDown(middle)
        stage.advance(by: 0.3)
        stage.pointerUp(middle)
        stage.advance(by: 1)
        #expect(log.take() == ["down", "up"])
        stage.pointerDown(middle)
        stage.pointerMove(CGPoint(x: 61, y: 50))
        stage.advance(by: 1)
        #expect(log.take() == ["down", "up"])
    }

    @Test func `a long press inside lets a tap around it through when it fails`() {
        let log = log
        let stage = Stage {
            Color.red.gesture(LongPressGesture().onEnded { _ in log("long") }).onTapGesture { log("tap") }
        }
        stage.tap(middle)
        #expect(log.take() == ["tap"])
        stage.pointerDown(middle)
        stage.advance(by: 0.6)
        stage.pointerUp(middle)
        #expect(log.take() == ["long"])
    }

    @Test(arguments: [1, 2])
    func `a tap inside lets a long press around it through when the finger has been down long enough`(count: Int) {
        let log = log
        let stage = Stage {
            Color.red.onTapGesture(count: count) { log("tap") }
                .onLongPressGesture {
                    log("long")
                } onPressingChanged: {
                    log($0 ? "down" : "up")
                }
        }
        for _ in 0..<count { stage.tap(middle) }
        stage.advance(by: 1)
        #expect(log.take() == ["tap"])
        stage.pointerDown(middle)
        stage.advance(by: 0.49)
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.02)
        #expect(log.take() == ["down", "up", "long"])
        stage.pointerUp(middle)
        stage.advance(by: 1)
        #expect(log.entries.isEmpty)
        stage.pointerDown(middle)
        stage.pointerMove(CGPoint(x: 70, y: 50))
        stage.advance(by: 1)
        stage.pointerUp(middle)
        #expect(!log.take().contains { $0 == "tap" || $0 == "long" })
    }

    @Test func `durations and distances that make no sense count as none`() {
        let log = log
        let stage = Stage {
            Color.red.onLongPressGesture(minimumDuration: .nan, maximumDistance: .nan) { log("long") }
        }
        stage.pointerDown(middle)
        stage.advance(by: 0)
        #expect(log.entries == ["long"])
    }
}
