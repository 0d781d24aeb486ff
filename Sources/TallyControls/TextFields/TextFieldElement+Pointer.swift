@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// What a press in a field selects by: one press places the caret, the second selects a word, the third the line.
struct TextPress {
    fileprivate var count = 0
    fileprivate var time = -Double.infinity
    fileprivate var point = Point.zero
    /// What the press itself selected; a drag adds to it.
    fileprivate var range = 0..<0
}

extension TextFieldElement {
    /// - Parameter point: in the space that the field is laid out in.
    func pressed(at point: Point, time: Double) {
        let isNext =
            time - press.time <= GestureLimits.tapPause && press.point.distance(to: point) <= GestureLimits.tapDistance
        press.count = isNext ? press.count % 3 + 1 : 1
        press.time = time
        press.point = point
        commitMarked()
        press.range = unit(at: place(at: point))
        perform { [press] in $0.select(TextSpan(anchor: press.range.lowerBound, head: press.range.upperBound)) }
    }

    /// Selects from where it was pressed to where it is now, by what the press selected.
    func dragged(to point: Point) {
        let unit = unit(at: place(at: point))
        let isBefore = unit.lowerBound < press.range.lowerBound
        let span = TextSpan(
            anchor: isBefore ? press.range.upperBound : press.range.lowerBound,
            head: isBefore ? unit.lowerBound : Swift.max(unit.upperBound, press.range.upperBound))
        if span != edit.selection { perform { $0.select(span) } }
    }

    private func unit(at place: Int) -> Range<Int> {
        switch press.count {
        case 2: field.isSecret ? 0..<edit.end : edit.word(at: place)
        case 3: hasSeveralLines ? edit.line(at: place) : 0..<edit.end
        default: place..<place
        }
    }

    private func place(at point: Point) -> Int {
        let local = Point(x: point.x - shownFrame.minX, y: point.y - shownFrame.minY)
        return content.place(geometry.place(nearestTo: textPoint(local)), in: edit)
    }
}
