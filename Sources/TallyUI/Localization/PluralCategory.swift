/// How a language counts: the categories of Unicode's CLDR (`plurals.xml`), for numbers as they are written plainly.
enum PluralCategory: String {
    case zero, one, two, few, many, other

    /// - Parameter number: its sign does not count; one that is not finite is `other`.
    init(_ number: Double, language: String) {
        let n = number.magnitude
        guard n < 1e15 else {
            self = .other
            return
        }
        let i = Int(n)
        let value = Value(n: n, i: i, isWhole: n == n.rounded(), ten: i % 10, hundred: i % 100)
        self = (Self.rules[language] ?? Self.english)(value)
    }

    struct Value {
        let n: Double
        let i: Int
        let isWhole: Bool
        let ten: Int
        let hundred: Int

        /// 2, 3, 4, 22 and so on, but not 12, 13, 14.
        var isSlavicFew: Bool { (2...4).contains(ten) && !(12...14).contains(hundred) }
    }

    private typealias Rule = @Sendable (Value) -> PluralCategory

    private static let english: Rule = { $0.i == 1 && $0.isWhole ? .one : .other }

    private static let rules: [String: Rule] = {
        var rules: [String: Rule] = [:]
        func set(_ languages: String, _ rule: @escaping Rule) {
            for language in languages.split(separator: " ") { rules[String(language)] = rule }
        }
        set("ja ko zh yue vi th id ms lo my km jv su bo dz ig yo wo") { _ in .other }
        set("fr pt hy") { $0.i <= 1 ? .one : .other }
        set("hi bn fa gu kn am as zu") { $0.i == 0 || $0.n == 1 ? .one : .other }
        set("pa ln mg wa ti") { $0.n == 0 || $0.n == 1 ? .one : .other }
        set("da") { $0.n == 1 || !$0.isWhole && $0.i <= 1 ? .one : .other }
        set("ru uk be") {
            if !$0.isWhole { return .other }
            return $0.ten == 1 && $0.hundred != 11 ? .one : $0.isSlavicFew ? .few : .many
        }
        set("sr hr bs sh") {
            if !$0.isWhole { return .other }
            return $0.ten == 1 && $0.hundred != 11 ? .one : $0.isSlavicFew ? .few : .other
        }
        set("pl") { !$0.isWhole ? .other : $0.i == 1 ? .one : $0.isSlavicFew ? .few : .many }
        set("cs sk") { !$0.isWhole ? .many : $0.i == 1 ? .one : (2...4).contains($0.i) ? .few : .other }
        set("sl") {
            if !$0.isWhole { return .few }
            return $0.hundred == 1 ? .one : $0.hundred == 2 ? .two : (3...4).contains($0.hundred) ? .few : .other
        }
        set("lt") {
            if !$0.isWhole { return .many }
            return (11...19).contains($0.hundred) || $0.ten == 0 ? .other : $0.ten == 1 ? .one : .few
        }
        set("lv") {
            if !$0.isWhole { return .other }
            return $0.ten == 0 || (11...19).contains($0.hundred) ? .zero : $0.ten == 1 ? .one : .other
        }
        set("ro mo") {
            if $0.i == 1 && $0.isWhole { return .one }
            return !$0.isWhole || $0.n == 0 || (1...19).contains($0.hundred) ? .few : .other
        }
        set("ar ars") {
            if !$0.isWhole { return .other }
            switch $0.i {
            case 0: return .zero
            case 1: return .one
            case 2: return .two
            default: return (3...10).contains($0.hundred) ? .few : $0.hundred >= 11 ? .many : .other
            }
        }
        set("he iw") {
            if $0.isWhole ? $0.i == 1 : $0.i == 0 { return .one }
            return $0.isWhole && $0.i == 2 ? .two : .other
        }
        return rules
    }()
}
