import SwiftUI
import TallyStage
import Testing

@MainActor
struct TapTests {
    private let log = Log()
    private let middle = CGPoint(x: 50, y: 50)

    @Test func `a double tap beside a single one makes the single one wait`() {
        let log = log
        let stage = Stage { Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") } }
        stage.tap(middle)
        stage.advance(by: 0.3)
        #expect(log.entries.isEmpty)
        stage.advance(by: 0.1)
        #expect(log.take() == ["single"])
        stage.tap(middle)
        stage.advance(by: 0.2)
        stage.tap(middle)
        #expect(log.take() == ["double"])
        stage.advance(by: 1)
        #expect(log.entries.isEmpty)
    }

    @Test func `a single tap inside takes every tap from a double one around it`() {
        let log = log
        let stage = Stage { Color.red.onTapGesture { log("single") }.onTapGesture(count: 2) { log("double") } }
        stage.tap(middle)
        stage.tap(middle)
        stage.advance(by: 1)
        #expect(log.entries == ["single", "single"])
    }

    @Test func `a tap elsewhere ends the waiting of the first`() {
        let log = log
        let stage = Stage {
            VStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log("double") }.onTapGesture { log("single") }
                Color.blue.onTapGesture { log("other") }
            }
        }
        stage.tap(CGPoint(x: 50, y: 20))
        stage.tap(CGPoint(x: 50, y: 80))
        #expect(log.entries == ["single", "other"])
    }

    @Test func `a press that moves too far is no tap`() {
        let log = log
        let stage = Stage { Color.red.onTapGesture { log("tap") } }
        stage.drag(from: middle, to: CGPoint(x: 60, y: 50))
        #expect(log.take() == ["tap"])
        stage.drag(from: middle, to: CGPoint(x: 61, y: 50))
        #expect(log.entries.isEmpty)
    }

    @Test func `a tap tells its place in the view, on the stage and in a named space`() {
        var places: [CGPoint] = []
        func view(_ space: some CoordinateSpaceProtocol) -> some View {
            Color.red.frame(width: 20, height: 20)
                .onTapGesture(coordinateSpace: space) { places.append($0) }
                .scaleEffect(2)
                .frame(width: 60, height: 60).coordinateSpace(.named("box"))
                .offset(x: 10)
        }
        for stage in [Stage { view(.local) }, Stage { view(.global) }, Stage { view(.named("box")) }] {
            stage.tap(CGPoint(x: 64, y: 50))
        }
        #expect(places == [CGPoint(x: 12, y: 10), CGPoint(x: 64, y: 50), CGPoint(x: 34, y: 30)])
    }

    @Test func `a gesture of high priority beats that of the view inside, a simultaneous one runs with it`() {
        let log = log
        let high = Stage {
            Color.red.onTapGesture { log("inner") }.highPriorityGesture(TapGesture().onEnded { log("outer") })
        }
        high.tap(middle)
        #expect(log.take() == ["outer"])
        let both = Stage {
            Color.red.onTapGesture { log("inner") }.simultaneousGesture(TapGesture().onEnded { log("outer") })
        }
        both.tap(middle)
        both.tap(middle)
        #expect(log.take() == ["inner", "outer", "inner", "outer"])
        let plain = Stage {
            Color.red.onTapGesture { log("inner") }.gesture(TapGesture().onEnded { log("outer") })
        }
        plain.tap(middle)
        #expect(log.take() == ["inner"])
    }

    @Test func `a mask chooses between a gesture and those inside`() {
        let log = log
        func taps(_ mask: GestureMask) -> [String] {
            let stage = Stage {
                Color.red.onTapGesture { log("inner") }
                    .simultaneousGesture(TapGesture().onEnded { log("outer") }, including: mask)
            }
            stage.tap(middle)
            return log.take()
        }
        #expect(taps(.all) == ["inner", "outer"])
        #expect(taps(.gesture) == ["outer"])
        #expect(taps(.subviews) == ["inner"])
        #expect(taps(.none) == [])
    }

    @Test func `a gesture that is nil lets the others through`() {
        let log = log
        let tap: _EndedGesture<TapGesture>? = nil
        let stage = Stage { Color.red.gesture(tap).onTapGesture { log("tap") } }
        stage.tap(middle)
        #expect(log.entries == ["tap"])
    }

    @Test func `a gesture of one's own is what its body is`() {
        struct Twice: Gesture {
            let log: Log
            var body: some Gesture<Void> { TapGesture(count: 2).onEnded { log("twice") } }
        }
        let log = log
        let stage = Stage { Color.red.gesture(Twice(log: log)) }
        stage.tap(middle)
        #expect(log.entries.isEmpty)
        stage.tap(middle)
        #expect(log.entries == ["twice"])
    }
}
