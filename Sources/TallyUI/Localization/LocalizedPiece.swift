import Foundation

/// A piece of a localised text, of one style.
struct LocalizedPiece {
    enum Content {
        case string(String)
        case text(Text)
        case formatted(FormattedText)
    }

    var content: Content
    var intent: InlineMarkdown.Intent = []
    var link: URL?

    func string(locale: Locale) -> String {
        switch content {
        case .string(let string): string
        case .text(let text): text.string(locale: locale)
        case .formatted(let text): text.string(locale: locale)
        }
    }
}

extension LocalizedStringKey {
    /// Returns the text as its table and its values make it, with what would be Markdown as it stands there.
    func plain(locale: Locale) -> String {
        let format = LocalizedTables.format(content, locale: locale)
        guard let arguments = content.arguments, format.utf8.contains(0x25) else { return format }
        return LocalizedTemplate.of(format, isFormat: true, isMarkdown: false).runs.flatMap(\.items)
            .map { Self.string($0, arguments, locale) }.joined()
    }

    /// Visits the pieces of the text in its order, as its table, its values and its Markdown make it.
    func forEachPiece(locale: Locale, _ body: (LocalizedPiece) -> Void) {
        let locale = content.locale ?? locale
        let arguments = content.arguments ?? []
        let format = LocalizedTables.format(content, locale: locale)
        let isFormat = content.arguments != nil
        if !isFormat || !format.utf8.contains(0x25), !InlineMarkdown.mayBe(format) {
            return body(LocalizedPiece(content: .string(format)))
        }
        let runs = LocalizedTemplate.of(format, isFormat: isFormat).runs
        guard locale.language.languageCode?.identifier == "en", runs.contains(where: { $0.inflection != nil }) else {
            for run in runs { Self.forEachPiece(of: run, arguments, locale, body) }
            return
        }
        var inflected: [LocalizedPiece] = []
        var part: Int?
        func flush() {
            for piece in Inflection.agree(inflected) { body(piece) }
            inflected = []
        }
        for run in runs {
            if run.inflection != part { flush() }
            part = run.inflection
            Self.forEachPiece(of: run, arguments, locale) { if part == nil { body($0) } else { inflected.append($0) } }
        }
        flush()
    }

    private static func forEachPiece(
        of run: LocalizedTemplate.Run, _ arguments: [Argument], _ locale: Locale, _ body: (LocalizedPiece) -> Void
    ) {
        let link = run.destination.flatMap { items in
            URL(string: items.map { Self.string($0, arguments, locale) }.joined())
        }
        var string = ""
        func flush() {
            if !string.isEmpty { body(LocalizedPiece(content: .string(string), intent: run.intent, link: link)) }
            string = ""
        }
        for item in run.items {
            guard case .value(let specifier) = item, arguments.indices.contains(specifier.argument) else {
                string += Self.string(item, arguments, locale)
                continue
            }
            switch arguments[specifier.argument] {
            case .text(let text):
                flush()
                body(LocalizedPiece(content: .text(text), intent: run.intent, link: link))
            case .formatted(let text) where text.hasStyle:
                flush()
                body(LocalizedPiece(content: .formatted(text), intent: run.intent, link: link))
            default: string += Self.string(item, arguments, locale)
            }
        }
        flush()
    }

    private static func string(_ item: LocalizedTemplate.Item, _ arguments: [Argument], _ locale: Locale) -> String {
        switch item {
        case .string(let string): string
        // A table may ask for a value that the program does not give.
        case .value(let specifier):
            arguments.indices.contains(specifier.argument)
                ? specifier.string(arguments[specifier.argument], locale) : ""
        }
    }
}
