import TallyCombine
import Testing

@Suite struct JoiningTests {
    @Test(arguments: merges + pairs + latest) func `publishers come together`(row: Row) { row.check() }

    private static let merges = [
        Row("merge", "a-b-|", "-1-2--|", to: "a1b2--|", asked: "unlimited", ofB: "unlimited") {
            $0.a.merge(with: $0.b)
        },
        Row("merge fails with the first failure", "a-#", "-1-2|", to: "a1#", ofB: "unlimited cancel@2") {
            $0.a.merge(with: $0.b)
        },
        Row(
            "merge, cancelled", "a-b-|", "-1-2|", to: "a1", cancel: 2, asked: "unlimited cancel@2",
            ofB: "unlimited cancel@2"
        ) {
            $0.a.merge(with: $0.b)
        },
        // Each is asked for one, which waits; the ends wait too.
        Row(
            "merge, asked for one at a time", "ab|", "12|", to: "a--1-(b|)", asks: .max(1),
            later: [3: .max(1), 5: .max(2)], asked: "max(1) max(1)"
        ) { $0.a.merge(with: $0.b) },
        Row("merge of three", "a|", "b|", to: "(abc)|") { $0.a.merge(with: $0.b, $0.source("c|")) },
        Row("merge of four", "a|", "b|", to: "(abcd)|") { $0.a.merge(with: $0.b, $0.source("c|"), $0.source("d|")) },
        Row("merge of many", "a|", to: "(aab)-|") {
            Publishers.MergeMany([$0.a, $0.source("a-|"), $0.source("b|")])
        },
        Row("merge of none", "a|", to: "|") { _ in Publishers.MergeMany([MarbleSource]()) },
        Row("merge of a merge", "a|", "b|", to: "(abc)|") {
            $0.a.map { $0 }.merge(with: $0.b).merge(with: $0.source("c|"))
        },
    ]

    private static let pairs = [
        Row("zip", "ab--c|", "-12|", to: "-[a1][b2]|", asked: "unlimited cancel@3") { $0.a.zip($0.b) { $0 + $1 } },
        Row("zip ends when a pair can come no more", "ab|", "1--2|", to: "[a1]--([b2]|)", ofB: "unlimited cancel@3") {
            $0.a.zip($0.b) { $0 + $1 }
        },
        Row("zip, asked for one", "abc", "123", to: "[a1]", asks: .max(1), asked: "max(1)", ofB: "max(1)") {
            $0.a.zip($0.b) { $0 + $1 }
        },
        Row(
            "zip asks both again", "abc", "123", to: "[a1][b2][c3]", asks: .max(1), then: .max(1),
            asked: "max(1) max(1) max(1) max(1)"
        ) { $0.a.zip($0.b) { $0 + $1 } },
        Row("zip of a failure", "a-#", "12-", to: "[a1]-#", ofB: "unlimited cancel@2") { $0.a.zip($0.b) { $0 + $1 } },
        Row("zip of pairs", "a|", "1|", to: "[a1]|") { $0.a.zip($0.b).map { $0.0 + $0.1 } },
        Row("zip of three", "ab|", "12|", to: "[a1x][b2y]|") { $0.a.zip($0.b, $0.source("xy|")) { $0 + $1 + $2 } },
        Row("zip of four", "a-|", "1-|", to: "[a1xp]|") {
            $0.a.zip($0.b, $0.source("x|"), $0.source("p|")) { $0 + $1 + $2 + $3 }
        },
    ]

    private static let latest = [
        Row("combineLatest", "a-b--|", "-1-2|", to: "-[a1][b1][b2]-|") { $0.a.combineLatest($0.b) { $0 + $1 } },
        Row("combineLatest ends with the last", "a|", "--12|", to: "--[a1][a2]|") {
            $0.a.combineLatest($0.b) { $0 + $1 }
        },
        Row("combineLatest where one has no value", "a-b|", "-|", to: "---|") { $0.a.combineLatest($0.b) { $0 + $1 } },
        Row("combineLatest of a failure", "a--#", "-1", to: "-[a1]-#", ofB: "unlimited cancel@3") {
            $0.a.combineLatest($0.b) { $0 + $1 }
        },
        Row(
            "combineLatest, asked for one", "a-b-|", "-1-2|", to: "-[a1]--|", asks: .max(1), asked: "max(1)",
            ofB: "max(1)"
        ) {
            $0.a.combineLatest($0.b) { $0 + $1 }
        },
        Row("combineLatest keeps to what is asked", "a-b-|", "-1-2|", to: "-[a1][b1]-|", asks: .max(2)) {
            $0.a.combineLatest($0.b) { $0 + $1 }
        },
        Row("combineLatest, cancelled", "a-b-|", "-1-2|", to: "-[a1]", cancel: 2, asked: "unlimited cancel@2") {
            $0.a.combineLatest($0.b) { $0 + $1 }
        },
        Row("combineLatest of three", "a--b|", "-1--|", to: "--[a1x][b1x]|") {
            $0.a.combineLatest($0.b, $0.source("--x|")) { $0 + $1 + $2 }
        },
        Row("combineLatest of four", "a---|", "-1--|", to: "---[a1xp]|") {
            $0.a.combineLatest($0.b, $0.source("--x|"), $0.source("---p|")) { $0 + $1 + $2 + $3 }
        },
    ]
}
