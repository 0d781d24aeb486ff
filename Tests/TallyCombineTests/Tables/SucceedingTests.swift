import TallyCombine
import Testing

@Suite struct SucceedingTests {
    @Test(arguments: flat + switching + failing + chains + gates) func `one publisher leads to another`(row: Row) {
        row.check()
    }

    private static let flat = [
        Row("flatMap", "a--b|", to: "-[a1][a2]-[b1][b2]|", asked: "unlimited") { play in
            play.a.flatMap { value in play.source("-12|").map { value + $0 } }
        },
        Row("flatMap, one at a time", "a-b-c|", to: "-[a1]-[b1]-([c1]|)", asked: "max(1) max(1) max(1)") { play in
            play.a.flatMap(maxPublishers: .max(1)) { value in play.source("-(1|)").map { value + $0 } }
        },
        Row("flatMap of a failure", "a-b", to: "-[a1]#", asked: "unlimited cancel@2") { play in
            play.a.flatMap { value in play.source("-1#").map { value + $0 } }
        },
        Row("flatMap ends with the last of its own", "a|", to: "-[a1]-|") { play in
            play.a.flatMap { value in play.source("-1-|").map { value + $0 } }
        },
        Row("flatMap, cancelled", "a--b|", to: "-[a1]", cancel: 2, asked: "unlimited cancel@2") { play in
            play.a.flatMap { value in play.source("-12|").map { value + $0 } }
        },
        Row("flatMap, asked for one", "a|", to: "-[a1]--([a2]|)", asks: .max(1), later: [4: .max(1)]) { play in
            play.a.flatMap { value in play.source("-12|").map { value + $0 } }
        },
        Row("flatMap of what does not fail", "ab|", to: "[aa][bb]|") { play in play.a.flatMap { Just($0 + $0) } },
    ]

    private static let switching = [
        Row("switchToLatest", "a--b|", to: "-[a1][a2]-[b1][b2][b3]|") { play in
            play.a.map { value in play.source("-123|").map { value + $0 } }.switchToLatest()
        },
        Row("switchToLatest keeps to what is asked", "a--b|", to: "-[a1]-----|", asks: .max(1)) { play in
            play.a.map { value in play.source("-123|").map { value + $0 } }.switchToLatest()
        },
        Row("switchToLatest of a failure", "a--b", to: "-[a1]#", asked: "unlimited cancel@2") { play in
            play.a.map { value in play.source("-1#").map { value + $0 } }.switchToLatest()
        },
        Row("switchToLatest cancels the one before", "ab|", to: "--[b1]|") { play in
            play.a.map { value in (value == "a" ? play.b : play.source("-1|")).map { value + $0 } }.switchToLatest()
        },
        Row("switchToLatest of what does not fail", "ab|", to: "ab|") { play in play.a.map { Just($0) }.switchToLatest()
        },
    ]

    private static let failing = [
        Row("catch", "a#", to: "a-1|") { play in play.a.catch { _ in play.source("-1|") } },
        Row("catch asks for what is left", "a#", "12|", to: "a12|", asks: .max(3), asked: "max(3)", ofB: "max(2)") {
            play in
            play.a.catch { _ in play.b }
        },
        Row("catch of an end", "a|", "12|", to: "a|", ofB: "") { play in play.a.catch { _ in play.b } },
        Row("catch of two failures", "a#", "1#", to: "a1#") { play in play.a.catch { _ in play.b } },
        Row("catch with a value", "a#", to: "a(!|)") { play in play.a.catch { _ in Just("!") } },
        Row("tryCatch", "a#", "1|", to: "a1|") { play in play.a.tryCatch { _ in play.b } },
        Row("tryCatch throws", "a#", "1|", to: "a#", ofB: "") { play in
            play.a.tryCatch { error in
                if error == Oops() { throw error }
                return play.b
            }
        },
        Row("retry", "a#", to: "aaa#", asked: "unlimited unlimited unlimited") { $0.a.retry(2) },
        Row("retry asks for what is left", "a#", to: "aa#", asks: .max(3), asked: "max(3) max(2)") { $0.a.retry(1) },
        Row("retry of an end", "a|", to: "a|", asked: "unlimited") { $0.a.retry(2) },
        Row("retry below none", "a#", to: "a#", asked: "unlimited") { $0.a.retry(-1) },
    ]

    private static let chains = [
        Row("append", "ab|", "1|", to: "ab1|", ofB: "unlimited") { $0.a.append($0.b) },
        Row(
            "append asks for what is left", "ab|", "12|", to: "ab1", asks: .max(3), cancel: 4, asked: "max(3)",
            ofB: "max(1) cancel@4"
        ) {
            $0.a.append($0.b)
        },
        Row("append to a failure", "a#", "1|", to: "a#", ofB: "") { $0.a.append($0.b) },
        Row("append of values", "a|", to: "a(12|)") { $0.a.append("1", "2") },
        Row("append of an array", "a|", to: "a(12|)") { $0.a.append(["1", "2"]) },
        Row("prepend", "a|", "1|", to: "1a|") { $0.a.prepend($0.b) },
        Row("prepend of values", "a|", to: "(12a)|") { $0.a.prepend("1", "2") },
    ]

    private static let gates = [
        Row("drop until output", "abcd|", "--1-2", to: "--cd|", ofB: "max(1) cancel@2") {
            $0.a.drop(untilOutputFrom: $0.b)
        },
        Row("drop until output asks for one more", "abcd|", "-1", to: "-b--|", asks: .max(1), asked: "max(1) max(1)") {
            $0.a.drop(untilOutputFrom: $0.b)
        },
        Row("drop until an end without output", "abcd|", "-|", to: "-|", asked: "unlimited max(1) cancel@1") {
            $0.a.drop(untilOutputFrom: $0.b)
        },
        Row("prefix until output", "abcd|", "--1-2", to: "ab|", asked: "unlimited cancel@2") {
            $0.a.prefix(untilOutputFrom: $0.b)
        },
        Row("prefix until an end without output", "abc|", "-|", to: "abc|") { $0.a.prefix(untilOutputFrom: $0.b) },
    ]
}
