/// A text being edited: its characters, what is selected, what an input method shows, and how to go back.
///
/// Places are counted in bytes of UTF-8 from the start, and stand between grapheme clusters only: a family of emoji, a
/// letter with its marks or a Hangul syllable is never split.
struct TextEdit: Equatable {
    private(set) var text = ""
    private(set) var selection = TextSpan(0)
    /// What an input method shows at the caret. Not part of the text until it is committed; never empty.
    private(set) var marked: String?
    var history = TextHistory()

    init(_ text: String = "") {
        self.text = text
        selection = TextSpan(text.utf8.count)
    }

    var end: Int { text.utf8.count }
    var selected: String { String(text[index(selection.start)..<index(selection.end)]) }

    /// The text with what the input method shows, and the place of that in it.
    var shown: (text: String, marked: Range<Int>?) {
        guard let marked else { return (text, nil) }
        var shown = text
        shown.insert(contentsOf: marked, at: index(selection.head))
        return (shown, selection.head..<(selection.head + marked.utf8.count))
    }

    static func == (a: Self, b: Self) -> Bool {
        a.text.isIdentical(to: b.text) && a.selection == b.selection && a.marked == b.marked
    }

    // MARK: Places

    func index(_ place: Int) -> String.Index {
        text.utf8.index(text.startIndex, offsetBy: Swift.min(Swift.max(place, 0), end))
    }

    func place(_ index: String.Index) -> Int { text.utf8.distance(from: text.startIndex, to: index) }

    /// Returns the place itself if it is between clusters, else the start of the cluster it is in.
    func roundedDown(_ place: Int) -> Int {
        if place <= 0 { return 0 }
        if place >= end { return end }
        return self.place(text.index(before: text.index(after: index(place))))
    }

    /// Returns the place itself if it is between clusters, else the end of the cluster it is in.
    func roundedUp(_ place: Int) -> Int {
        let down = roundedDown(place)
        return down >= place ? down : next(after: down)
    }

    /// Returns the next place; the end if there is no other.
    func next(after place: Int) -> Int { place >= end ? end : self.place(text.index(after: index(place))) }
    /// Returns the previous place; 0 if there is no other.
    func previous(before place: Int) -> Int { place <= 0 ? 0 : self.place(text.index(before: index(place))) }

    // MARK: Selecting

    /// Moves the caret, or with `extending` the moving end of the selection. Ends what is typed in one go.
    mutating func select(_ place: Int, extending: Bool = false) {
        let head = roundedDown(place)
        select(TextSpan(anchor: extending ? selection.anchor : head, head: head))
    }

    mutating func select(_ span: TextSpan) {
        selection = TextSpan(anchor: roundedDown(span.anchor), head: roundedDown(span.head))
        history.endRun()
    }

    mutating func selectAll() { select(TextSpan(anchor: 0, head: end)) }

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

/// From where something was selected, and where the selection ends: the caret, if both are one.
struct TextSpan: Equatable, Sendable {
    var anchor: Int
    var head: Int

    init(anchor: Int, head: Int) {
        self.anchor = anchor
        self.head = head
    }

    init(_ caret: Int) { self.init(anchor: caret, head: caret) }

    var start: Int { Swift.min(anchor, head) }
    var end: Int { Swift.max(anchor, head) }
    var range: Range<Int> { start..<end }
    var isCaret: Bool { anchor == head }
}

extension String {
    /// Returns whether the strings are the same byte for byte; `==` takes a letter with a mark for the letter that has
    /// one.
    func isIdentical(to other: String) -> Bool { utf8.elementsEqual(other.utf8) }
}
