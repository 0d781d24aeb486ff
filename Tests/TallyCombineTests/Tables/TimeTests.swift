import TallyCombine
import Testing

@Suite struct TimeTests {
    @Test(arguments: waits + rates + groups) func `an operator follows a clock`(row: Row) { row.check() }

    private static let waits = [
        Row("delay", "ab-|", to: "---ab-|", asked: "unlimited") { $0.a.delay(for: 3, scheduler: $0.clock) },
        Row("delay of a failure", "a#", to: "--a#") { $0.a.delay(for: 2, scheduler: $0.clock) },
        Row(
            "delay asks when it has delivered", "a--b|", to: "-a--b|", asks: .max(1), then: .max(1),
            asked: "max(1) max(1)"
        ) {
            $0.a.delay(for: 1, scheduler: $0.clock)
        },
        Row("delay, cancelled", "ab|", to: "--a", cancel: 3) { $0.a.delay(for: 2, scheduler: $0.clock) },
        Row("receive on", "ab|", to: "ab|", asked: "unlimited") { $0.a.receive(on: $0.clock) },
        Row("receive on, asked for one", "ab|", to: "a-|", asks: .max(1), asked: "max(1)") {
            $0.a.receive(on: $0.clock)
        },
        Row("subscribe on", "ab|", to: "ab|", asked: "unlimited") { $0.a.subscribe(on: $0.clock) },
        Row("subscribe on, cancelled", "ab|", to: "a", cancel: 1, asked: "unlimited cancel@1") {
            $0.a.subscribe(on: $0.clock)
        },
        Row("timeout", "a-----b", to: "a--|", asked: "unlimited cancel@3") { $0.a.timeout(3, scheduler: $0.clock) },
        Row("timeout from the subscription", "-----b", to: "---|") { $0.a.timeout(3, scheduler: $0.clock) },
        Row("timeout with a failure", "a-----b", to: "a--#") {
            $0.a.timeout(3, scheduler: $0.clock, customError: { Oops() })
        },
        Row("timeout that does not come", "a-b-|", to: "a-b-|", asked: "unlimited") {
            $0.a.timeout(3, scheduler: $0.clock)
        },
    ]

    private static let rates = [
        Row("debounce", "ab---c---|", to: "----b---c|", asked: "unlimited") {
            $0.a.debounce(for: 3, scheduler: $0.clock)
        },
        Row("debounce loses what waits at the end", "a---b|", to: "--a--|") {
            $0.a.debounce(for: 2, scheduler: $0.clock)
        },
        Row("debounce loses what is due as it ends", "a-|", to: "--|") { $0.a.debounce(for: 2, scheduler: $0.clock) },
        Row("debounce loses what waits at a failure", "a#", to: "-#") { $0.a.debounce(for: 2, scheduler: $0.clock) },
        Row("debounce loses what nobody asked for", "a---b---|", to: "--a-----|", asks: .max(1)) {
            $0.a.debounce(for: 2, scheduler: $0.clock)
        },
        Row("debounce, cancelled", "a---", to: "", cancel: 1, asked: "unlimited cancel@1") {
            $0.a.debounce(for: 2, scheduler: $0.clock)
        },
        Row("throttle, the newest", "abcdef-----|", to: "a--d--f----|", asked: "unlimited") {
            $0.a.throttle(for: 3, scheduler: $0.clock, latest: true)
        },
        Row("throttle, the first", "abcdef-----|", to: "a--b--e----|") {
            $0.a.throttle(for: 3, scheduler: $0.clock, latest: false)
        },
        Row("throttle ends after what waits", "ab|", to: "a--(b|)") {
            $0.a.throttle(for: 3, scheduler: $0.clock, latest: true)
        },
        Row("throttle fails after what waits", "ab#", to: "a--(b#)") {
            $0.a.throttle(for: 3, scheduler: $0.clock, latest: true)
        },
        Row("throttle after a pause", "a----b|", to: "a----b|") {
            $0.a.throttle(for: 3, scheduler: $0.clock, latest: true)
        },
    ]

    private static let groups = [
        Row("measureInterval", "-a--b|", to: "-1--3|") { $0.a.measureInterval(using: $0.clock).map { $0.magnitude } },
        Row("collect by time", "ab-c-------d|", to: "---[ab]--c-----(d|)") { play in
            play.a.collect(.byTime(play.clock, 3)).map { $0.joined() }
        },
        Row("collect by time or count", "abcd|", to: "-[ab]-[cd]|") { play in
            play.a.collect(.byTimeOrCount(play.clock, 9, 2)).map { $0.joined() }
        },
        Row("collect by time fails without the rest", "ab#", to: "--#") { play in
            play.a.collect(.byTime(play.clock, 9)).map { $0.joined() }
        },
        Row("buffer", "abc|", to: "-----(ab)-(c|)", asks: .none, later: [5: .max(2), 7: .max(1)], asked: "unlimited") {
            $0.a.buffer(size: 5, prefetch: .byRequest, whenFull: .dropNewest)
        },
        Row("buffer without room loses the newest", "abc|", to: "-----(ab|)", asks: .none, later: [5: .max(5)]) {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropNewest)
        },
        Row("buffer without room loses the oldest", "abc|", to: "-----(bc|)", asks: .none, later: [5: .max(5)]) {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest)
        },
        Row(
            "buffer without room fails", "abc|", to: "--#", asks: .none, later: [5: .max(5)],
            asked: "unlimited cancel@2"
        ) {
            $0.a.buffer(size: 2, prefetch: .byRequest, whenFull: .customError { Oops() })
        },
        Row(
            "buffer that is kept full", "abc|", to: "a--------b", asks: .max(1), later: [9: .max(1)],
            asked: "max(2) max(1)"
        ) {
            $0.a.buffer(size: 2, prefetch: .keepFull, whenFull: .dropNewest)
        },
    ]
}
