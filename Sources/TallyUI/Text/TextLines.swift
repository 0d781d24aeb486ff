import Foundation
import TallyCore

/// The lines under and through texts that a place asks for.
package struct TextLines: Equatable {
    let under: Text.LineStyle?
    let through: Text.LineStyle?

    package var isEmpty: Bool { under == nil && through == nil }
}

/// What a place asks of texts, to be answered by a view that consists of many, its columns.
package struct ColumnTraits: Equatable {
    package let lines: TextLines
    package let isSelectable: Bool
}

extension EnvironmentValues {
    package var columnTraits: ColumnTraits { ColumnTraits(lines: textLines, isSelectable: isTextSelectable) }

    private var textLines: TextLines { TextLines(under: underlineStyle, through: strikethroughStyle) }

    /// Whether texts are the columns of a row: they stand from left to right, cannot be selected, and are as many lines as they have; the row draws
    /// lines under and through them, and is raised.
    ///
    /// Setting it to false changes nothing.
    package var areTextsColumns: Bool {
        get {
            layoutDirection == .leftToRight && textLines.isEmpty && !isTextSelectable && leastLines == 0
                && (textStyle?.baselineOffset ?? 0) == 0
        }
        set {
            guard newValue else { return }
            layoutDirection = .leftToRight
            if isTextSelectable { isTextSelectable = false }
            underlineStyle = nil
            strikethroughStyle = nil
            if leastLines != 0 { leastLines = 0 }
            if textStyle?.baselineOffset ?? 0 != 0 { textStyle?.baselineOffset = 0 }
        }
    }
}

extension Text {
    /// Returns the text with lines of its own.
    package func lined(_ lines: TextLines) -> Text { lined(under: lines.under, through: lines.through) }
}
