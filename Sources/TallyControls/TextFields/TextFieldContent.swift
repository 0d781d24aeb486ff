import TallyScene
import TallyUI

/// What a field shows of a text being edited, and which place in the one belongs to which in the other.
///
/// Places are counted in bytes of UTF-8. What is shown differs where breaks are shown as spaces, where an input method
/// shows a text that is not part of the field's, and where the characters are kept secret.
package struct TextFieldContent: Equatable {
    package let shown: String
    /// What the input method shows, in `shown`.
    package let marked: Range<Int>?
    private let isSecret: Bool

    /// - Parameter keepsBreaks: whether the field has several lines.
    @MainActor package init(_ edit: TextEdit, isSecret: Bool, keepsBreaks: Bool) {
        let (text, marked) = edit.shown
        self.isSecret = isSecret
        self.marked = marked
        shown = isSecret ? String(repeating: Self.dot, count: text.count) : text.replacingBreaks(keepsBreaks)
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.shown.isIdentical(to: b.shown) && a.marked == b.marked && a.isSecret == b.isSecret
    }

    private static let dot = "\u{2022}"
    private static let dotLength = 3

    /// Returns the place in what is shown of a place in the text.
    package func shownPlace(_ place: Int, in edit: TextEdit) -> Int {
        if isSecret { return edit.text[..<edit.index(place)].count * Self.dotLength }
        guard let marked, place > marked.lowerBound else { return place }
        return place + marked.count
    }

    /// Returns the place of the caret in what is shown: behind what the input method shows.
    package func shownCaret(in edit: TextEdit) -> Int {
        if isSecret { return edit.shown.text[..<edit.index(edit.selection.head)].count * Self.dotLength }
        return marked?.upperBound ?? edit.selection.head
    }

    package func shownSelection(in edit: TextEdit) -> Range<Int> {
        shownPlace(edit.selection.start, in: edit)..<shownPlace(edit.selection.end, in: edit)
    }

    /// Returns the place in the text of one in what is shown; in what the input method shows it is the caret's.
    package func place(_ shownPlace: Int, in edit: TextEdit) -> Int {
        if isSecret { return edit.text.prefix(shownPlace / Self.dotLength).utf8.count }
        guard let marked, shownPlace > marked.lowerBound else { return edit.roundedDown(shownPlace) }
        return edit.roundedDown(Swift.max(marked.lowerBound, shownPlace - marked.count))
    }
}

extension String {
    /// Returns the text as one line, or with its lines, each character in as many bytes as before.
    fileprivate func replacingBreaks(_ keepsBreaks: Bool) -> String {
        func isReplaced(_ scalar: Unicode.Scalar) -> Bool { scalar.value == 0 || !keepsBreaks && scalar.isBreak }
        guard unicodeScalars.contains(where: isReplaced) else { return self }
        var result = String.UnicodeScalarView()
        for scalar in unicodeScalars {
            guard isReplaced(scalar) else {
                result.append(scalar)
                continue
            }
            // Spaces of one, two and three bytes.
            result.append(scalar.value < 0x80 ? " " : scalar.value == 0x85 ? "\u{A0}" : "\u{2003}")
        }
        return String(result)
    }
}

extension Unicode.Scalar {
    /// Ends a line.
    var isBreak: Bool { (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029 }
}
