import TallyCombine
import Testing

private func checked(_ value: String) throws -> String {
    if value == "x" { throw Oops() }
    return value
}

@Suite struct AllToOneTests {
    @Test(arguments: whole + questions + ends) func `an operator answers all values by one`(row: Row) { row.check() }

    private static let whole = [
        Row("reduce", "abc|", to: "---([abc]|)", asked: "unlimited") { $0.a.reduce("") { $0 + $1 } },
        Row("reduce waits to be asked", "ab|", to: "-----([ab]|)", asks: .none, later: [5: .max(1)], asked: "unlimited")
        {
            $0.a.reduce("") { $0 + $1 }
        },
        Row("reduce of nothing", "|", to: "(s|)") { $0.a.reduce("s") { $0 + $1 } },
        Row("reduce of a failure", "a#", to: "-#") { $0.a.reduce("") { $0 + $1 } },
        Row("reduce, cancelled", "ab|", to: "", cancel: 1, asked: "unlimited cancel@1") { $0.a.reduce("") { $0 + $1 } },
        Row("tryReduce", "abx|", to: "--#", asked: "unlimited cancel@2") {
            $0.a.tryReduce("") { $0 + (try checked($1)) }
        },
        Row("collect", "abc|", to: "---([abc]|)") { $0.a.collect().map { $0.joined() } },
        Row("collect of nothing", "-|", to: "-([]|)") { $0.a.collect().map { $0.joined() } },
        Row("count", "abc|", to: "---(3|)") { $0.a.count() },
        Row("ignoreOutput", "abc|", to: "---|", asks: .none, asked: "unlimited") { $0.a.ignoreOutput() },
        Row("ignoreOutput of a failure", "a#", to: "-#") { $0.a.ignoreOutput() },
        Row("min", "bac|", to: "---(a|)") { $0.a.min() },
        Row("max", "bac|", to: "---(c|)") { $0.a.max() },
        Row("min of nothing", "|", to: "|") { $0.a.min() },
        Row("min by", "[aa]b|", to: "--(b|)") { $0.a.min { $0.count < $1.count } },
        Row("max by", "[aa]b|", to: "--([aa]|)") { $0.a.max { $0.count < $1.count } },
        Row("tryMin", "ax|", to: "-#") { $0.a.tryMin { try checked($0) < checked($1) } },
        Row("tryMax", "ab|", to: "--(b|)") { $0.a.tryMax { try checked($0) < checked($1) } },
    ]

    private static let questions = [
        Row("contains", "abc|", to: "-([true]|)", asked: "unlimited cancel@1") { $0.a.contains("b") },
        Row("contains not", "abc|", to: "---([false]|)") { $0.a.contains("z") },
        Row("contains where", "abc|", to: "--([true]|)") { $0.a.contains { $0 == "c" } },
        Row("tryContains", "ax|", to: "-#") { $0.a.tryContains { try checked($0) == "z" } },
        Row("allSatisfy", "aab|", to: "--([false]|)", asked: "unlimited cancel@2") { $0.a.allSatisfy { $0 == "a" } },
        Row("allSatisfy of nothing", "|", to: "([true]|)") { $0.a.allSatisfy { $0 == "a" } },
        Row("tryAllSatisfy", "ax|", to: "-#") { $0.a.tryAllSatisfy { try checked($0) == "a" } },
    ]

    private static let ends = [
        Row("first", "abc|", to: "(a|)", asked: "unlimited cancel@0") { $0.a.first() },
        Row("first of nothing", "--|", to: "--|") { $0.a.first() },
        Row("first where", "abc|", to: "-(b|)") { $0.a.first { $0 == "b" } },
        Row("first where none is", "ab|", to: "--|") { $0.a.first { $0 == "z" } },
        Row("tryFirst", "ax|", to: "-#") { $0.a.tryFirst { try checked($0) == "z" } },
        Row("last", "abc|", to: "---(c|)") { $0.a.last() },
        Row("last where", "abc|", to: "---(b|)") { $0.a.last { $0 < "c" } },
        Row("tryLast", "abx|", to: "--#") { $0.a.tryLast { try checked($0) < "b" } },
        Row("replaceEmpty", "--|", to: "--(!|)") { $0.a.replaceEmpty(with: "!") },
        Row("replaceEmpty waits to be asked", "-|", to: "---(!|)", asks: .none, later: [3: .max(1)]) {
            $0.a.replaceEmpty(with: "!")
        },
        Row("replaceEmpty of something", "a|", to: "a|") { $0.a.replaceEmpty(with: "!") },
        Row("replaceEmpty of a failure", "#", to: "#") { $0.a.replaceEmpty(with: "!") },
        Row("replaceError", "ab#", to: "ab(!|)") { $0.a.replaceError(with: "!") },
        Row("replaceError waits to be asked", "a#", to: "a---(!|)", asks: .max(1), later: [4: .max(1)]) {
            $0.a.replaceError(with: "!")
        },
    ]
}
