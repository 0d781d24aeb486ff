import Foundation
import Synchronization

/// A format, taken apart once: runs of Markdown, with the places where values stand.
struct LocalizedTemplate: Sendable {
    enum Item: Sendable {
        case string(String)
        case value(FormatSpecifier)
    }

    struct Run: Sendable {
        var items: [Item]
        var intent: InlineMarkdown.Intent
        /// Where a link leads to.
        var destination: [Item]?
        /// Which of the parts that are to be inflected it belongs to; nil: none.
        var inflection: Int?
    }

    let runs: [Run]

    private struct Key: Hashable {
        let format: String
        let isFormat: Bool
        let isMarkdown: Bool
    }

    private static let known = Mutex<[Key: LocalizedTemplate]>([:])
    /// More are forgotten, and taken apart again.
    private static let limit = 2_000

    /// - Parameters:
    ///   - isFormat: whether `%` stands for a value.
    ///   - isMarkdown: whether Markdown in it is read.
    static func of(_ format: String, isFormat: Bool, isMarkdown: Bool = true) -> LocalizedTemplate {
        let key = Key(format: format, isFormat: isFormat, isMarkdown: isMarkdown)
        if let template = known.withLock({ $0[key] }) { return template }
        let template = LocalizedTemplate(format, isFormat: isFormat, isMarkdown: isMarkdown)
        known.withLock { known in
            if known.count >= limit { known.removeAll() }
            known[key] = template
        }
        return template
    }

    private init(_ format: String, isFormat: Bool, isMarkdown: Bool) {
        let (text, specifiers) = isFormat ? Self.marked(format) : (format, [])
        guard isMarkdown else {
            runs = [Run(items: Self.items(text, specifiers), intent: [])]
            return
        }
        runs = InlineMarkdown.runs(of: text).map { run in
            Run(
                items: Self.items(run.text, specifiers), intent: run.intent,
                destination: run.destination.map { Self.items($0, specifiers) }, inflection: run.inflection)
        }
    }

    // MARK: Places of values

    /// Characters for private use stand for values while the Markdown is read.
    private static let firstMark: UInt32 = 0xF0000
    private static let most = 0xFFFD

    /// Returns the format with a mark for each value.
    private static func marked(_ format: String) -> (text: String, specifiers: [FormatSpecifier]) {
        guard format.utf8.contains(0x25) else { return (format, []) }
        var text = ""
        var specifiers: [FormatSpecifier] = []
        var next = 0
        var rest = format[...]
        while let sign = rest.firstIndex(of: "%") {
            text += rest[..<sign]
            rest = rest[rest.index(after: sign)...]
            if rest.first == "%" {
                text += "%"
                rest = rest.dropFirst()
            } else if let read = FormatSpecifier.read(rest, next: next), specifiers.count < most {
                if !read.specifier.isNumbered { next += 1 }
                text.unicodeScalars.append(Unicode.Scalar(firstMark + UInt32(specifiers.count)) ?? "?")
                specifiers.append(read.specifier)
                rest = read.rest
            } else {
                text += "%"
            }
        }
        return (text + rest, specifiers)
    }

    private static func items(_ text: String, _ specifiers: [FormatSpecifier]) -> [Item] {
        if specifiers.isEmpty { return [.string(text)] }
        var items: [Item] = []
        var string = ""
        for scalar in text.unicodeScalars {
            let place = Int(scalar.value) - Int(firstMark)
            guard specifiers.indices.contains(place) else {
                string.unicodeScalars.append(scalar)
                continue
            }
            if !string.isEmpty { items.append(.string(string)) }
            string = ""
            items.append(.value(specifiers[place]))
        }
        if !string.isEmpty { items.append(.string(string)) }
        return items
    }
}
