import Foundation
import TallyCore

extension Text {
    /// Says something else for the text than what is seen; of a text in another one, for that part.
    public nonisolated func accessibilityLabel(_ label: Text) -> Text { speaking { $0.label = label } }

    /// Says something else for the text than what is seen; of a text in another one, for that part.
    public nonisolated func accessibilityLabel(_ labelKey: LocalizedStringKey) -> Text {
        accessibilityLabel(Text(labelKey))
    }

    /// Says something else for the text than what is seen; of a text in another one, for that part.
    @_disfavoredOverload
    public nonisolated func accessibilityLabel<S: StringProtocol>(_ label: S) -> Text {
        accessibilityLabel(Text(label))
    }

    /// Says of which level a heading is. It does not make one: that does the trait. Of several parts the first that says one counts.
    public nonisolated func accessibilityHeading(_ level: AccessibilityHeadingLevel) -> Text {
        speaking { $0.heading = level }
    }

    /// Says how a text is to be read, as the source of a program or as a story. Of several parts the first that says it counts.
    public nonisolated func accessibilityTextContentType(_ value: AccessibilityTextContentType) -> Text {
        speaking { $0.contentType = value }
    }

    private nonisolated func speaking(_ change: (inout TextSpeech) -> Void) -> Text {
        var speech = style.speech?.speech ?? TextSpeech()
        change(&speech)
        return styled { $0.speech = TextSpeech.Box(speech) }
    }
}

/// What is said of a text, or of a part of one, to assistive technology alone.
struct TextSpeech: Equatable, Sendable {
    var label: Text?
    var heading: AccessibilityHeadingLevel?
    var contentType: AccessibilityTextContentType?

    /// Of one word in a text's style, which would else contain a text.
    final class Box: Equatable, Sendable {
        let speech: TextSpeech
        init(_ speech: TextSpeech) { self.speech = speech }
        static func == (a: Box, b: Box) -> Bool { a === b || a.speech == b.speech }
    }
}

extension Text {
    /// What is read of the text, where that is something else than what is seen; else nil.
    func speech(locale: Locale) -> TextSpeech? {
        var speech = TextSpeech()
        var isOther = false
        visitParts { part in
            guard let own = part.style.speech?.speech else { return }
            isOther = true
            speech.heading = speech.heading ?? own.heading
            speech.contentType = speech.contentType ?? own.contentType
        }
        guard isOther else { return nil }
        speech.label = Text(verbatim: words(locale: locale))
        return speech
    }

    /// Returns the characters as they are read.
    func words(locale: Locale) -> String {
        if let label = style.speech?.speech.label { return label.words(locale: locale) }
        return switch storage {
        case .joined(let a, let b): a.words(locale: locale) + b.words(locale: locale)
        case .formatted(let formatted): formatted.words(locale: locale)
        case .verbatim, .key: string(locale: locale)
        }
    }

    /// Visits the text and the parts that it is made of, the whole first.
    private func visitParts(_ visit: (Text) -> Void) {
        visit(self)
        switch storage {
        case .joined(let a, let b):
            a.visitParts(visit)
            b.visitParts(visit)
        case .formatted(let formatted): formatted.inside?.visitParts(visit)
        case .verbatim, .key: break
        }
    }
}
