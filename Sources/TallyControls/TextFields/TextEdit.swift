import TallyUI

/// A text being edited: its characters, what is selected, what an input method shows, and how to go back.
///
/// Places are counted in bytes of UTF-8 from the start, and stand between grapheme clusters only: a family of emoji, a
/// letter with its marks or a Hangul syllable is never split.
package struct TextEdit: PlacedText, Equatable {
    package private(set) var text = ""
    package private(set) var selection = TextSpan(0)
    /// What an input method shows at the caret. Not part of the text until it is committed; never empty.
    package private(set) var marked: String?
    var history = TextHistory()

    package init(_ text: String = "") {
        self.text = text
        selection = TextSpan(text.utf8.count)
    }

    package var selected: String { string(in: selection) }

    /// The text with what the input method shows, and the place of that in it.
    package var shown: (text: String, marked: Range<Int>?) {
        guard let marked else { return (text, nil) }
        var shown = text
        shown.insert(contentsOf: marked, at: index(selection.head))
        return (shown, selection.head..<(selection.head + marked.utf8.count))
    }

    package static func == (a: Self, b: Self) -> Bool {
        a.text.isIdentical(to: b.text) && a.selection == b.selection && a.marked == b.marked
    }

    // MARK: Selecting

    /// Moves the caret, or with `extending` the moving end of the selection. Ends what is typed in one go.
    package mutating func select(_ place: Int, extending: Bool = false) {
        let head = roundedDown(place)
        select(TextSpan(anchor: extending ? selection.anchor : head, head: head))
    }

    package mutating func select(_ span: TextSpan) {
        selection = TextSpan(anchor: roundedDown(span.anchor), head: roundedDown(span.head))
        history.endRun()
    }

    package mutating func selectAll() { select(TextSpan(anchor: 0, head: end)) }

    // MARK: For the operations

    /// Puts a text in place of a part. The caret stands behind it: where that is inside a cluster, behind the cluster.
    mutating func replace(_ range: Range<Int>, with new: String) {
        text.replaceSubrange(index(range.lowerBound)..<index(range.upperBound), with: new)
        selection = TextSpan(roundedUp(range.lowerBound + new.utf8.count))
    }

    mutating func restore(_ state: TextHistory.State) {
        text = state.text
        selection = state.selection
        marked = nil
    }

    mutating func setMarked(_ new: String?) { marked = new }
}
