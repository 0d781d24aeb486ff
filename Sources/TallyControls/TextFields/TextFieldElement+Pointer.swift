@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

extension TextFieldElement {
    /// - Parameter point: in the space that the field is laid out in.
    func pressed(at point: Point, time: Double) {
        press.begin(at: point, time: time)
        commitMarked()
        let place = place(at: point)
        let extends = runtime.pointerModifiers.contains(.shift)
        let span = extends ? press.extend(edit.selection, to: place) : press.select(unit(at: place))
        perform { $0.select(span) }
    }

    /// Selects from where it was pressed to where it is now, by what the press selected.
    func dragged(to point: Point) {
        let span = press.span(draggedTo: unit(at: place(at: point)))
        if span != edit.selection { perform { $0.select(span) } }
    }

    /// Returns what a press selects; secret texts do not tell where their words are.
    private func unit(at place: Int) -> Range<Int> {
        let isWhole = press.count == 2 && field.isSecret || press.count == 3 && !hasSeveralLines
        return isWhole ? 0..<edit.end : press.unit(at: place, in: edit)
    }

    private func place(at point: Point) -> Int {
        let local = Point(x: point.x - shownFrame.minX, y: point.y - shownFrame.minY)
        return content.place(geometry.place(nearestTo: textPoint(local)), in: edit)
    }
}
