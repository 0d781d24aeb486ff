import Foundation
import TallyCore
import TallyScene

/// A text with a line under or through it that has a look of its own.
// unsafe: nothing of it changes once it is made.
final class LinedText: FormattedText, @unchecked Sendable {
    private let base: Text
    private let under: Text.LineStyle?
    private let through: Text.LineStyle?

    init(_ base: Text, under: Text.LineStyle?, through: Text.LineStyle?) {
        self.base = base
        self.under = under
        self.through = through
    }

    override var hasStyle: Bool { true }
    override var inside: Text? { base }
    override func string(locale: Locale) -> String { base.string(locale: locale) }

    override func compose(_ composer: inout TextComposer, _ style: Text.Style, link: URL?) {
        let environment = composer.environment
        composer.drawing(under: under?.rule(in: environment), through: through?.rule(in: environment)) {
            $0.add(base, style, link: link)
        }
    }

    override func isEqual(to other: FormattedText) -> Bool {
        guard let other = other as? LinedText else { return false }
        return other.base == base && other.under == under && other.through == through
    }
}

extension Text {
    /// Returns the same text inside, and its style without: a colour of the whole goes on moving.
    func lined(under: LineStyle? = nil, through: LineStyle? = nil) -> Text {
        var text = Text(.formatted(LinedText(Text(storage), under: under, through: through)))
        text.style = style
        return text
    }
}

extension Text.LineStyle {
    func rule(in environment: EnvironmentValues) -> Paragraph.Rule {
        Paragraph.Rule(color: color?.resolve(in: environment).rgba, dashes: pattern.dashes)
    }
}
