import TallyCombine
import Testing

/// What an operator is played with.
struct Play {
    let clock: TestClock
    let a: MarbleSource
    let b: MarbleSource

    /// One more publisher.
    func source(_ text: String) -> MarbleSource { MarbleSource(text, clock) }
}

/// A row of a table: what goes in, what an operator makes of it, and what it asks for.
struct Row: Sendable, CustomTestStringConvertible {
    let name: String
    let a: String
    let b: String
    let first: Subscribers.Demand
    let more: Subscribers.Demand
    /// Asked for later, at times.
    let later: [Int: Subscribers.Demand]
    let cancel: Int?
    let expected: String
    /// What `a` is asked for, as `max(1) +max(2) cancel@3`; not looked at where it is nil.
    let asked: String?
    let askedOfB: String?
    let make: @Sendable (Play) -> any Publisher

    /// - Parameters:
    ///   - a: the marbles of the publisher.
    ///   - expected: the marbles of the result.
    init(
        _ name: String, _ a: String, _ b: String = "-", to expected: String,
        asks first: Subscribers.Demand = .unlimited,
        then more: Subscribers.Demand = .none, later: [Int: Subscribers.Demand] = [:], cancel: Int? = nil,
        asked: String? = nil, ofB askedOfB: String? = nil, _ make: @escaping @Sendable (Play) -> any Publisher
    ) {
        self.name = name
        self.a = a
        self.b = b
        self.first = first
        self.more = more
        self.later = later
        self.cancel = cancel
        self.expected = expected
        self.asked = asked
        self.askedOfB = askedOfB
        self.make = make
    }

    var testDescription: String { "\(name): \(a) \(b) -> \(expected)" }

    func check() {
        let clock = TestClock()
        let play = Play(clock: clock, a: MarbleSource(a, clock), b: MarbleSource(b, clock))
        check(make(play), play)
        let left = clock.waiting
        #expect(left == 0, "nothing is left on the clock")
    }

    private func check<P: Publisher>(_ publisher: P, _ play: Play) {
        let clock = play.clock
        let listener = Listener<P.Output, P.Failure>(clock, asks: first, then: more)
        for (time, demand) in later { clock.at(time) { listener.ask(demand) } }
        // Before what the sources play in that moment.
        if let cancel { clock.at(cancel) { listener.cancel() } }
        publisher.subscribe(listener)
        clock.run(until: 100)
        #expect(listener.text == expected)
        #expect(listener.faults == [])
        if let asked { #expect(play.a.notes.lines.joined(separator: " ") == asked) }
        if let askedOfB { #expect(play.b.notes.lines.joined(separator: " ") == askedOfB) }
    }
}
