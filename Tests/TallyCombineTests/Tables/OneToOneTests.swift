import TallyCombine
import Testing

/// Throws at an `x`.
private func checked(_ value: String) throws -> String {
    if value == "x" { throw Oops() }
    return value
}

@Suite struct OneToOneTests {
    @Test(arguments: maps + filters + scans + failures) func `an operator answers each value by a step`(row: Row) {
        row.check()
    }

    private static let maps = [
        Row("map", "a-b-|", to: "[aa]-[bb]-|", asked: "unlimited") { $0.a.map { $0 + $0 } },
        Row("map, asked for two", "abcd|", to: "ab--|", asks: .max(2), asked: "max(2)") { $0.a.map { $0 } },
        Row(
            "map, asks again", "abcd|", to: "abcd|", asks: .max(1), then: .max(1),
            asked: "max(1) +max(1) +max(1) +max(1) +max(1)"
        ) { $0.a.map { $0 } },
        Row("map, cancelled", "abcd|", to: "ab", cancel: 2, asked: "unlimited cancel@2") { $0.a.map { $0 } },
        Row("map of map", "ab|", to: "[a!?][b!?]|") { $0.a.map { $0 + "!" }.map { $0 + "?" } },
        Row("map of nothing", "--|", to: "--|") { $0.a.map { $0 } },
        Row("map of a failure", "a-#", to: "a-#") { $0.a.map { $0 } },
        Row("tryMap", "a-b-|", to: "[aa]-[bb]-|") { $0.a.tryMap { try checked($0) + $0 } },
        Row("tryMap throws", "axb|", to: "a#", asked: "unlimited cancel@1") { $0.a.tryMap { try checked($0) } },
        Row("tryMap of map", "ax|", to: "a#") { $0.a.map { $0 }.tryMap { try checked($0) }.map { $0 } },
        Row("map of a key path", "a[bcd]|", to: "13|") { $0.a.map(\.count) },
        Row("map of two key paths", "[ab]|", to: "[a2]|") { $0.a.map(\.first!, \.count).map { "\($0)\($1)" } },
        Row("map of three key paths", "[ab]|", to: "[a2b]|") {
            $0.a.map(\.first!, \.count, \.last!).map { "\($0)\($1)\($2)" }
        },
        Row("compactMap", "a[]b|", to: "a-b|", asks: .max(2), asked: "max(2) +max(1)") {
            $0.a.compactMap { $0.isEmpty ? nil : $0 }
        },
        Row("tryCompactMap", "a[]x|", to: "a-#", asked: "unlimited +max(1) cancel@2") {
            $0.a.tryCompactMap { $0.isEmpty ? nil : try checked($0) }
        },
        Row("replaceNil", "a[]b|", to: "a?b|") { $0.a.map { $0.isEmpty ? nil : $0 }.replaceNil(with: "?") },
    ]

    private static let filters = [
        Row("filter asks for one more", "abab|", to: "-b-b|", asks: .max(2), asked: "max(2) +max(1) +max(1)") {
            $0.a.filter { $0 == "b" }
        },
        Row("tryFilter", "abx|", to: "-b#") { $0.a.tryFilter { try checked($0) == "b" } },
        Row("removeDuplicates", "aabbab|", to: "a-b-ab|") { $0.a.removeDuplicates() },
        Row("removeDuplicates by", "aAbB|", to: "a-b-|") {
            $0.a.removeDuplicates { $0.lowercased() == $1.lowercased() }
        },
        Row("tryRemoveDuplicates", "aax|", to: "a-#") { $0.a.tryRemoveDuplicates { try checked($1) == $0 } },
        Row("dropFirst", "abc|", to: "-bc|", asks: .max(1), then: .max(1)) { $0.a.dropFirst() },
        Row("dropFirst of two, asked for one", "abc|", to: "--c|", asks: .max(1), asked: "max(1) +max(1) +max(1)") {
            $0.a.dropFirst(2)
        },
        Row("drop while", "aaba|", to: "--ba|") { $0.a.drop { $0 == "a" } },
        Row("tryDrop while", "ax|", to: "-#") { $0.a.tryDrop { try checked($0) == "a" } },
        Row("prefix", "abcd|", to: "a(b|)", asked: "unlimited cancel@1") { $0.a.prefix(2) },
        Row("prefix of none", "abcd|", to: "|", asked: "") { $0.a.prefix(0) },
        Row("prefix of more than there are", "ab|", to: "ab|") { $0.a.prefix(5) },
        Row("prefix, asked for less", "abcd|", to: "a---|", asks: .max(1)) { $0.a.prefix(2) },
        Row("prefix while", "aaba|", to: "aa|", asked: "unlimited cancel@2") { $0.a.prefix { $0 == "a" } },
        Row("tryPrefix while", "ax|", to: "a#") { $0.a.tryPrefix { try checked($0) == "a" } },
        Row("output at", "abcd|", to: "--(c|)") { $0.a.output(at: 2) },
        Row("output in", "abcd|", to: "-b(c|)") { $0.a.output(in: 1...2) },
        Row("output from", "abcd|", to: "--cd|") { $0.a.output(in: 2...) },
    ]

    private static let scans = [
        Row("scan", "abc|", to: "a[ab][abc]|") { $0.a.scan("") { $0 + $1 } },
        Row("tryScan", "abx|", to: "a[ab]#") { $0.a.tryScan("") { $0 + (try checked($1)) } },
        Row("collect by count", "abcde|", to: "-[ab]-[cd]-(e|)", asked: "unlimited") {
            $0.a.collect(2).map { $0.joined() }
        },
        Row("collect by count asks for so many", "abcd|", to: "-[ab]--|", asks: .max(1), asked: "max(2)") {
            $0.a.collect(2).map { $0.joined() }
        },
        Row("collect by count fails without the rest", "abc#", to: "-[ab]-#") { $0.a.collect(2).map { $0.joined() } },
    ]

    private static let failures = [
        Row("mapError", "a#", to: "a#") { $0.a.mapError { _ in Oops() } },
        Row("setFailureType", "ab|", to: "ab|") { $0.a.replaceError(with: "!").setFailureType(to: Oops.self) },
        Row("assertNoFailure", "ab|", to: "ab|") { $0.a.assertNoFailure() },
        Row("handleEvents changes nothing", "ab|", to: "a-|", asks: .max(1), asked: "max(1)") { $0.a.handleEvents() },
        Row("print changes nothing", "a#", to: "a#") { $0.a.print("a", to: Nowhere()) },
        Row("eraseToAnyPublisher", "ab#", to: "a-#", asks: .max(1), asked: "max(1)") { $0.a.eraseToAnyPublisher() },
    ]
}

private struct Nowhere: TextOutputStream { mutating func write(_ text: String) {} }
