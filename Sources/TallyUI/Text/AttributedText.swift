package import Foundation
import TallyCore
import TallyScene
import Synchronization

/// A text of runs with attributes: SwiftUI's, and Foundation's links.
// unsafe: nothing of it changes once it is made.
final class AttributedText: FormattedText, @unchecked Sendable {
    private let content: AttributedString

    init(_ content: AttributedString) { self.content = Self.translation.withLock { $0 }?(content) ?? content }

    /// Says in SwiftUI's attributes what those of a module above say; nil: there are none.
    fileprivate static let translation = Mutex<(@Sendable (AttributedString) -> AttributedString)?>(nil)

    override var hasStyle: Bool { true }
    override func string(locale: Locale) -> String { String(content.characters) }

    override func compose(_ composer: inout TextComposer, _ style: Text.Style, link: URL?) {
        for run in content.runs {
            var text = Text(verbatim: String(content[run.range].characters))
            if let font = run.font { text = text.font(font) }
            if let intent = run.inlinePresentationIntent { text = text.meant(intent) }
            if let color = run.foregroundColor { text = text.foregroundColor(color) }
            if let tracking = run.tracking { text = text.tracking(tracking) }
            if let kern = run.kern { text = text.kerning(kern) }
            if let offset = run.baselineOffset { text = text.baselineOffset(offset) }
            if let line = run.underlineStyle { text = text.lined(under: line) }
            if let line = run.strikethroughStyle { text = text.lined(through: line) }
            let address = run.link ?? link
            if let ground = run.backgroundColor?.resolve(in: composer.environment).rgba, ground.alpha > 0 {
                composer.drawing(over: ground) { $0.add(text, style, link: address) }
            } else {
                composer.add(text, style, link: address)
            }
        }
    }

    override func isEqual(to other: FormattedText) -> Bool { (other as? AttributedText)?.content == content }
}

extension Text {
    /// Has attributed texts made from now on be said in SwiftUI's attributes first.
    package static func translate(_ translation: @escaping @Sendable (AttributedString) -> AttributedString) {
        AttributedText.translation.withLock { $0 = translation }
    }

    /// Returns the text as Markdown means it.
    fileprivate func meant(_ intent: InlinePresentationIntent) -> Text {
        styled {
            if intent.contains(.emphasized) { $0.isItalic = true }
            if intent.contains(.stronglyEmphasized) { $0.isBold = true }
            if intent.contains(.code) { $0.isMonospaced = true }
            if intent.contains(.strikethrough) { $0.isStruckThrough = true }
        }
    }
}
