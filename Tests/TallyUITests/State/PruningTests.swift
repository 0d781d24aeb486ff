import SwiftUI
import TallyStage
import Testing

@MainActor
struct PruningTests {
    /// How often the body of a view runs when its parent's does, the view being given `make(tick)`.
    private func runs<V: View>(_ make: @escaping (Int, Log) -> V) -> Int {
        let tick = Remote(0)
        let log = Log()
        let stage = Stage { Playing(tick) { make($0, log) } }
        _ = log.take()
        tick.value = 1
        stage.advance(by: 0)
        return log.entries.count
    }

    @Test func `a child with equal plain fields is not evaluated, with other ones it is`() {
        struct Plain: View {
            let log: Log
            var flag = false
            var number = 0.5
            var name = "long enough not to be stored inline"
            var body: some View {
                let _ = log("body")
                Square()
            }
        }
        #expect(runs { _, log in Plain(log: log) } == 0)
        #expect(runs { tick, log in Plain(log: log, flag: tick == 1) } == 1)
        #expect(runs { tick, log in Plain(log: log, number: Double(tick)) } == 1)
        #expect(runs { tick, log in Plain(log: log, name: "another name for tick \(tick)") } == 1)
    }

    @Test func `an equatable field or view decides by its own equality`() {
        struct Loose: Equatable {
            var value: Int
            static func == (a: Loose, b: Loose) -> Bool { a.value / 10 == b.value / 10 }
        }
        struct Holder: View {
            let log: Log
            let loose: Loose
            var body: some View {
                let _ = log("body")
                Square()
            }
        }
        struct Same: View, Equatable {
            let log: Log
            let closure: () -> Void
            let key: Int
            nonisolated static func == (a: Same, b: Same) -> Bool { a.key == b.key }
            var body: some View {
                let _ = log("body")
                Square()
            }
        }
        #expect(runs { tick, log in Holder(log: log, loose: Loose(value: tick)) } == 0)
        #expect(runs { tick, log in Holder(log: log, loose: Loose(value: tick * 10)) } == 1)
        #expect(runs { tick, log in Same(log: log, closure: { _ = tick }, key: 0) } == 0)
        #expect(runs { tick, log in Same(log: log, closure: {}, key: tick) } == 1)
    }

    @Test func `a child with a closure is always evaluated`() {
        struct Acting: View {
            let log: Log
            let action: () -> Void
            var body: some View {
                let _ = log("body")
                Square()
            }
        }
        #expect(runs { _, log in Acting(log: log) {} } == 1)
    }

    @Test func `enums, optionals and nested structures compare by what they hold`() {
        enum Side { case left, right(Int) }
        struct Box { var side: Side; var pair: (Int, Bool) }
        struct Nested: View {
            let log: Log
            let box: Box
            var name: String?
            var body: some View {
                let _ = log("body")
                Square()
            }
        }
        let box = Box(side: .right(3), pair: (1, true))
        #expect(runs { tick, log in Nested(log: log, box: Box(side: .right(3 + tick), pair: (1, true))) } == 1)
        #expect(runs { tick, log in Nested(log: log, box: box, name: tick == 0 ? nil : "x") } == 1)
    }

    @Test func `an optional object is compared by identity, and nothing is itself`() {
        final class Thing {}
        struct Child: View {
            let thing: Thing?
            let log: Log
            var body: some View {
                let _ = log(thing == nil ? "nothing" : "thing")
                Square()
            }
        }
        let log = Log()
        let (first, second) = (Thing(), Thing())
        let things: [Thing?] = [nil, nil, first, first, second, nil]
        let step = Remote(0)
        let stage = Stage { Playing(step) { Child(thing: things[$0], log: log) } }
        for index in 1..<things.count {
            step.value = index
            stage.advance(by: 0)
        }
        #expect(log.entries == ["nothing", "thing", "thing", "nothing"])
    }

    @Test func `what reaches a leaf through a pruned parent still changes`() {
        struct Still: View {
            var body: some View { VStack { Text("still") } }
        }
        let faded = Remote(false)
        let stage = Stage { Playing(faded) { Still().opacity($0 ? 0.5 : 1).foregroundStyle($0 ? .red : .blue) } }
        let blue = stage.frame.texts[0].color
        faded.value = true
        stage.advance(by: 0)
        #expect(stage.frame.texts[0].opacity == 0.5)
        #expect(stage.frame.texts[0].color != blue)
    }

    @Test func `a still stage evaluates, lays out and records nothing`() {
        let stage = Stage {
            VStack {
                Text("a"); Square();
                HStack {
                    Text("b"); Spacer()
                }
            }
        }
        stage.advance(by: 1)
        let counts = stage.statistics
        #expect(counts.bodiesEvaluated == 0 && counts.nodesLaidOut == 0 && counts.segmentsRecorded == 0)
        #expect(stage.nextFrameTime == nil)
    }
}
