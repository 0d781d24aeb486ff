import TallyCombine
import Testing

private final class Token {}

/// A chain of an operator, which holds a token as long as it holds its closures.
private struct Chain: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let make:
        @Sendable (AnyPublisher<String, Oops>, TestClock, AnyPublisher<String, Oops>) -> AnyPublisher<String, Oops>

    init<P: Publisher>(
        _ name: String,
        _ make: @escaping @Sendable (AnyPublisher<String, Oops>, TestClock, AnyPublisher<String, Oops>) -> P
    ) where P: SendableMetatype, P.Output == String, P.Failure == Oops {
        testDescription = name
        self.make = { make($0, $1, $2).eraseToAnyPublisher() }
    }
}

@Suite struct OwnershipTests {
    private static let chains = [
        Chain("map") { a, _, _ in a.map { $0 } }, Chain("scan") { a, _, _ in a.scan("") { $0 + $1 } },
        Chain("reduce") { a, _, _ in a.reduce("") { $0 + $1 } }, Chain("first") { a, _, _ in a.first { $0 == "z" } },
        Chain("replaceEmpty") { a, _, _ in a.replaceEmpty(with: "") },
        Chain("collect") { a, _, _ in a.collect(2).map { $0.joined() } },
        Chain("merge") { a, _, b in a.merge(with: b) }, Chain("zip") { a, _, b in a.zip(b) { $0 + $1 } },
        Chain("combineLatest") { a, _, b in a.combineLatest(b) { $0 + $1 } },
        Chain("flatMap") { a, _, b in a.flatMap { _ in b } },
        Chain("switchToLatest") { a, _, b in a.map { _ in b }.switchToLatest() },
        Chain("catch") { a, _, b in a.catch { _ in b } }, Chain("retry") { a, _, _ in a.retry(2) },
        Chain("append") { a, _, b in a.append(b) }, Chain("drop until") { a, _, b in a.drop(untilOutputFrom: b) },
        Chain("prefix until") { a, _, b in a.prefix(untilOutputFrom: b) },
        Chain("buffer") { a, _, _ in a.buffer(size: 2, prefetch: .byRequest, whenFull: .dropOldest) },
        Chain("share") { a, _, _ in a.share() }, Chain("handleEvents") { a, _, _ in a.handleEvents() },
        Chain("debounce") { a, clock, _ in a.debounce(for: 3, scheduler: clock) },
        Chain("throttle") { a, clock, _ in a.throttle(for: 3, scheduler: clock, latest: true) },
        Chain("delay") { a, clock, _ in a.delay(for: 3, scheduler: clock) },
        Chain("timeout") { a, clock, _ in a.timeout(30, scheduler: clock) },
        Chain("receive on") { a, clock, _ in a.receive(on: clock) },
        Chain("collect by time") { a, clock, _ in a.collect(.byTime(clock, 3)).map { $0.joined() } },
    ]

    /// The token is held by a closure upstream and one downstream.
    private func watched(
        _ chain: Chain, _ clock: TestClock, _ subjects: [PassthroughSubject<String, Oops>]
    ) -> (AnyCancellable, () -> Token?) {
        let token = Token()
        weak let weakToken = token
        let upstreams = subjects.map { subject in
            subject.map { value in
                _ = token
                return value
            }.eraseToAnyPublisher()
        }
        let tie = chain.make(upstreams[0], clock, upstreams[1]).sink(
            receiveCompletion: { _ in _ = token }, receiveValue: { _ in _ = token })
        return (tie, { weakToken })
    }

    @Test(arguments: chains) private func `a chain that is cancelled holds nothing`(chain: Chain) {
        let clock = TestClock()
        let subjects = [PassthroughSubject<String, Oops>(), PassthroughSubject<String, Oops>()]
        let (tie, token) = watched(chain, clock, subjects)
        #expect(token() != nil)
        for value in ["a", "b"] { for subject in subjects { subject.send(value) } }
        clock.run(until: 1)
        subjects[0].send("c")
        tie.cancel()
        clock.run(until: 100)
        #expect(token() == nil)
        #expect(clock.waiting == 0)
        // What is sent later goes nowhere.
        subjects[0].send("d")
        withExtendedLifetime(tie) {}
    }

    @Test(arguments: chains, [Subscribers.Completion<Oops>.finished, .failure(Oops())])
    private func `a chain that has ended holds nothing`(chain: Chain, end: Subscribers.Completion<Oops>) {
        let clock = TestClock()
        let subjects = [PassthroughSubject<String, Oops>(), PassthroughSubject<String, Oops>()]
        let (tie, token) = watched(chain, clock, subjects)
        for value in ["a", "b"] { for subject in subjects { subject.send(value) } }
        for subject in subjects { subject.send(completion: end) }
        clock.run(until: 100)
        #expect(token() == nil)
        #expect(clock.waiting == 0)
        withExtendedLifetime(tie) {}
    }

    @Test func `a cancellable runs its closure once, when it is cancelled or goes away`() {
        var runs = 0
        let first = AnyCancellable { runs += 1 }
        first.cancel()
        first.cancel()
        #expect(runs == 1)
        do { _ = AnyCancellable { runs += 1 } }
        #expect(runs == 2)
        var (set, list): (Set<AnyCancellable>, [AnyCancellable]) = ([], [])
        AnyCancellable { runs += 1 }.store(in: &set)
        AnyCancellable { runs += 1 }.store(in: &list)
        #expect(runs == 2)
        set.removeAll()
        list.removeAll()
        #expect(runs == 4)
    }

    @Test func `assign keeps its object until it is cancelled`() {
        final class Model { var text = "" }
        var model: Model? = Model()
        weak let weakModel = model
        let subject = PassthroughSubject<String, Never>()
        let tie = subject.assign(to: \.text, on: model!)
        subject.send("a")
        #expect(model?.text == "a")
        model = nil
        #expect(weakModel != nil)
        tie.cancel()
        #expect(weakModel == nil)
    }
}
