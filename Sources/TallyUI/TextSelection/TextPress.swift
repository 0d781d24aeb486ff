import TallyScene

/// What presses in a text select by: one places the caret, the second selects a word, the third the line.
package struct TextPress {
    /// The press among those that follow one another, from 1 to 3; 0 before the first.
    package private(set) var count = 0
    private var time = -Double.infinity
    private var point = Point.zero
    /// What the press itself selected; a drag adds to it.
    private var range = 0..<0

    package init() {}

    /// Counts a press among those before, if it comes as soon after them, and as near, as one of several taps.
    ///
    /// - Parameter time: the runtime's, in seconds.
    package mutating func begin(at point: Point, time: Double) {
        let isNext =
            time - self.time <= GestureLimits.tapPause && self.point.distance(to: point) <= GestureLimits.tapDistance
        count = isNext ? count % 3 + 1 : 1
        self.time = time
        self.point = point
    }

    /// Notes that the press has become a drag: the next one does not follow it.
    package mutating func becomeDrag() { time = -.infinity }

    /// Returns what the press selects at a place.
    package func unit(at place: Int, in text: some PlacedText) -> Range<Int> {
        switch count {
        case 2: text.word(at: place)
        case 3: text.line(at: place)
        default: place..<place
        }
    }

    /// Returns the selection of a press on a unit.
    package mutating func select(_ unit: Range<Int>) -> TextSpan {
        range = unit
        return TextSpan(anchor: unit.lowerBound, head: unit.upperBound)
    }

    /// Returns the selection of a press at a place that goes on from where another one begins.
    package mutating func extend(_ selection: TextSpan, to place: Int) -> TextSpan {
        count = 1
        range = selection.anchor..<selection.anchor
        return TextSpan(anchor: selection.anchor, head: place)
    }

    /// Returns the selection of a press that was dragged to a unit: from where it was pressed, by what it selected.
    package func span(draggedTo unit: Range<Int>) -> TextSpan {
        let isBefore = unit.lowerBound < range.lowerBound
        return TextSpan(
            anchor: isBefore ? range.upperBound : range.lowerBound,
            head: isBefore ? unit.lowerBound : Swift.max(unit.upperBound, range.upperBound))
    }
}
