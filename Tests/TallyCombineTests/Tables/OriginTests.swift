import TallyCombine
import Testing

@Suite struct OriginTests {
    @Test(arguments: rows) func `a publisher delivers what it was made of`(row: Row) { row.check() }

    private static let rows = [
        Row("Just", "", to: "(a|)") { _ in Just("a") },
        Row("Just waits to be asked", "", to: "---(a|)", asks: .none, later: [3: .max(1)]) { _ in Just("a") },
        Row("Empty", "", to: "|", asks: .none) { _ in Empty<String, Oops>() },
        Row("Empty that does not end", "", to: "") { _ in Empty<String, Oops>(completeImmediately: false) },
        Row("Fail", "", to: "#", asks: .none) { _ in Fail<String, Oops>(error: Oops()) },
        Row("sequence", "", to: "(123|)") { _ in (1...3).publisher },
        Row("sequence, as much as is asked for", "", to: "(12)--(3|)", asks: .max(2), later: [3: .max(1)]) { _ in
            [1, 2, 3].publisher
        },
        Row("sequence, one after another", "", to: "(123|)", asks: .max(1), then: .max(1)) { _ in (1...3).publisher },
        Row("sequence of nothing", "", to: "|", asks: .none) { _ in [Int]().publisher },
        Row("optional", "", to: "(a|)") { _ in Optional("a").publisher },
        Row("optional of nothing", "", to: "|") { _ in String?.none.publisher },
        Row("result", "", to: "(a|)") { _ in Result<String, Oops>.success("a").publisher },
        Row("result of a failure", "", to: "#") { _ in Result<String, Oops>.failure(Oops()).publisher },
        Row("Record", "", to: "(ab#)") { _ in Record(output: ["a", "b"], completion: .failure(Oops())) },
        Row("Record as it is made", "", to: "(a|)") { _ in
            Record<String, Oops> {
                $0.receive("a")
                $0.receive(completion: .finished)
                $0.receive("b")
            }
        },
        Row("Deferred", "ab|", to: "ab|", asked: "unlimited") { play in Deferred { play.a } },
        Row("Future", "", to: "--(a|)") { play in
            Future<String, Oops> { promise in
                play.clock.at(2) { promise(.success("a")) }
                play.clock.at(3) { promise(.success("b")) }
            }
        },
        Row("Future of a failure", "", to: "--#", asks: .none) { play in
            Future<String, Oops> { promise in play.clock.at(2) { promise(.failure(Oops())) } }
        },
        Row("Future waits to be asked", "", to: "-----(a|)", asks: .none, later: [5: .max(1)]) { _ in
            Future<String, Oops> { $0(.success("a")) }
        },
        Row("values of a sequence pass an operator", "", to: "(24|)", asks: .max(1), then: .max(1)) { _ in
            (1...5).publisher.filter { $0 % 2 == 0 }
        },
        Row("values of a sequence fill pairs", "", to: "([1a][2b]|)") { _ in
            (1...9).publisher.zip(["a", "b"].publisher) { "\($0)\($1)" }
        },
        Row("sequences come together", "", to: "(1234|)") { _ in (1...2).publisher.merge(with: (3...4).publisher) },
    ]

    @Test func `a future begins at once, and its result is kept for whoever comes`() {
        var runs = 0
        let future = Future<Int, Never> { promise in
            runs += 1
            promise(.success(7))
        }
        #expect(runs == 1)
        var got: [Int] = []
        _ = future.sink { got.append($0) }
        _ = future.sink { got.append($0) }
        #expect(got == [7, 7] && runs == 1)
    }

    @Test func `a deferred publisher is made for each who subscribes`() {
        var runs = 0
        let deferred = Deferred {
            runs += 1
            return Just(runs)
        }
        #expect(runs == 0)
        var got: [Int] = []
        _ = deferred.sink { got.append($0) }
        _ = deferred.sink { got.append($0) }
        #expect(got == [1, 2])
    }
}
