import Foundation

/// Letters, and the attributes of each: parts beside one another that have the same are one.
struct AttributedText: Equatable {
    struct Run {
        var range: NSRange
        var attributes: [Foundation.NSAttributedString.Key: Any]
    }

    private(set) var string: String
    /// In UTF-16.
    private(set) var length: Int
    /// From the first letter on; none where there is no letter.
    private var runs: [Run] = []

    init(_ string: String, _ attributes: [Foundation.NSAttributedString.Key: Any]) {
        self.string = string
        length = string.utf16.count
        if length > 0 { runs = [Run(range: NSRange(location: 0, length: length), attributes: attributes)] }
    }

    init(_ other: Foundation.NSAttributedString) {
        if let other = other as? NSAttributedString {
            self = other.text
            return
        }
        self.init(other.string, [:])
        var found: [Run] = []
        other.enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
            found.append(Run(range: range, attributes: attributes))
        }
        runs = found
    }

    func clamped(_ range: NSRange) -> NSRange {
        let start = min(max(range.location, 0), length)
        return NSRange(location: start, length: min(max(range.length, 0), length - start))
    }

    /// The run of a letter; beyond the end that of the last one, without a length.
    func run(at location: Int) -> Run {
        runs.first { NSLocationInRange(location, $0.range) }
            ?? Run(range: NSRange(location: min(max(location, 0), length), length: 0), attributes: [:])
    }

    func runs(in range: NSRange) -> [Run] {
        let range = clamped(range)
        return runs.compactMap { run in
            let part = NSIntersectionRange(run.range, range)
            return part.length > 0 ? Run(range: part, attributes: run.attributes) : nil
        }
    }

    /// The values of one attribute, each for as long as it stays.
    func parts(of key: Foundation.NSAttributedString.Key, in range: NSRange) -> [(value: Any?, range: NSRange)] {
        var parts: [(value: Any?, range: NSRange)] = []
        for run in runs(in: range) {
            if let last = parts.last, Self.areSame(last.value, run.attributes[key]) {
                parts[parts.count - 1].range.length += run.range.length
            } else {
                parts.append((run.attributes[key], run.range))
            }
        }
        return parts
    }

    func part(_ range: NSRange) -> AttributedText {
        let range = clamped(range)
        var part = AttributedText((string as NSString).substring(with: range), [:])
        part.runs = runs(in: range).map {
            Run(
                range: NSRange(location: $0.range.location - range.location, length: $0.range.length),
                attributes: $0.attributes)
        }
        return part
    }

    mutating func replace(_ range: NSRange, _ new: AttributedText) {
        let range = clamped(range)
        let tail = NSRange(location: NSMaxRange(range), length: length - NSMaxRange(range))
        let (head, rest) = (part(NSRange(location: 0, length: range.location)), part(tail))
        self = head
        join(new)
        join(rest)
    }

    private mutating func join(_ other: AttributedText) {
        string += other.string
        for run in other.runs {
            let start = length
            length += run.range.length
            if let last = runs.last, Self.areSame(last.attributes, run.attributes) {
                runs[runs.count - 1].range.length += run.range.length
            } else {
                runs.append(Run(range: NSRange(location: start, length: run.range.length), attributes: run.attributes))
            }
        }
    }

    mutating func change(_ range: NSRange, _ edit: (inout [Foundation.NSAttributedString.Key: Any]) -> Void) {
        var changed = part(range)
        for index in changed.runs.indices { edit(&changed.runs[index].attributes) }
        if changed.length > 0 { replace(range, changed) }
    }

    static func == (a: AttributedText, b: AttributedText) -> Bool {
        a.string == b.string && a.runs.count == b.runs.count
            && zip(a.runs, b.runs).allSatisfy { $0.range == $1.range && areSame($0.attributes, $1.attributes) }
    }

    private static func areSame(
        _ a: [Foundation.NSAttributedString.Key: Any], _ b: [Foundation.NSAttributedString.Key: Any]
    ) -> Bool { a.count == b.count && a.allSatisfy { areSame($0.value, b[$0.key]) } }

    private static func areSame(_ a: Any?, _ b: Any?) -> Bool {
        guard let a, let b else { return a == nil && b == nil }
        if let a = a as? AnyHashable, let b = b as? AnyHashable { return a == b }
        return (a as AnyObject) === (b as AnyObject)
    }
}
