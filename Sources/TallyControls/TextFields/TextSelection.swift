import TallyUI

/// What is selected in a text: an insertion point, or one range or several.
///
/// A text field selects one range: of several it takes the first.
public struct TextSelection: Equatable, Hashable {
    public enum Indices: Equatable, Hashable {
        /// An empty range is an insertion point.
        case selection(Range<String.Index>)
        case multiSelection(RangeSet<String.Index>)
    }

    public var indices: TextSelection.Indices

    public init(range: Range<String.Index>) { indices = .selection(range) }
    public init(ranges: RangeSet<String.Index>) { indices = .multiSelection(ranges) }
    public init(insertionPoint: String.Index) { indices = .selection(insertionPoint..<insertionPoint) }

    /// The affinity is always automatic: where two lines or directions meet, the caret stands with what follows.
    public var affinity: TextSelectionAffinity { .automatic }

    public var isInsertion: Bool {
        switch indices {
        case .selection(let range): range.isEmpty
        case .multiSelection(let ranges): ranges.isEmpty
        }
    }
}

/// Which side a caret belongs to where two lines or directions of writing meet.
public enum TextSelectionAffinity: Equatable, Hashable {
    case automatic
    case upstream
    case downstream
}

extension TextSelection {
    init(_ edit: TextEdit) {
        let start = edit.index(edit.selection.start)
        self =
            edit.selection.isCaret
            ? TextSelection(insertionPoint: start) : TextSelection(range: start..<edit.index(edit.selection.end))
    }

    /// Returns the same places in a text, as far as it has them. Nil for an empty set of ranges.
    func span(in text: String) -> TextSpan? {
        let range: Range<String.Index>? =
            switch indices {
            case .selection(let range): range
            case .multiSelection(let ranges): ranges.ranges.first
            }
        guard let range else { return nil }
        // An index may be of another text: beyond this one's end is at its end.
        func place(_ index: String.Index) -> Int {
            index >= text.endIndex ? text.utf8.count : text.utf8.distance(from: text.startIndex, to: index)
        }
        return TextSpan(anchor: place(range.lowerBound), head: place(range.upperBound))
    }
}
