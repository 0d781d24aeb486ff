import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

extension TextFieldElement {
    /// Returns the box of the text within the field, and the text's own corner in it when nothing is scrolled.
    ///
    /// Lines narrower than the box stand in it as `multilineTextAlignment` says.
    private func area(_ size: Size) -> (box: Rect, share: Double) {
        let insets = insets
        let isMirrored = environment.layoutDirection == .rightToLeft
        let left = Double(isMirrored ? insets.trailing : insets.leading)
        let right = Double(isMirrored ? insets.leading : insets.trailing)
        let box = Rect(
            minX: left, minY: Double(insets.top), maxX: Swift.max(left, size.width - right),
            maxY: Swift.max(Double(insets.top), size.height - Double(insets.bottom)))
        let share: Double =
            switch environment.multilineTextAlignment {
            case .leading: isMirrored ? 1 : 0
            case .center: 0.5
            case .trailing: isMirrored ? 0 : 1
            }
        return (box, share)
    }

    private var modelSize: Size { Size(width: frame.model[2], height: frame.model[3]) }

    /// Returns the text's top left corner in the field, as scrolled.
    private func corner(_ text: Size, in size: Size) -> Point {
        let (box, share) = area(size)
        return Point(x: box.minX + Swift.max(0, box.width - text.width) * share - scroll.x, y: box.minY - scroll.y)
    }

    /// What carets and presses are measured in, in the width that layout gave.
    var geometry: TextGeometry { geometry(width: area(modelSize).box.width) }

    private var editedSize: Size {
        showsPrompt ? Size(width: 0, height: 0) : shownText(width: area(modelSize).box.width).size
    }

    /// Converts a point of the field to the space of `geometry`.
    func textPoint(_ point: Point) -> Point {
        let corner = corner(editedSize, in: modelSize)
        return Point(x: point.x - corner.x, y: point.y - corner.y)
    }

    /// The caret in the field's own space. At the field's end half of it stands out, as beside a letter that ends there.
    var caretRect: Rect {
        let (box, _) = area(modelSize)
        let place = geometry.caret(at: content.shownCaret(in: edit))
        let corner = corner(editedSize, in: modelSize)
        let x = Swift.max(box.minX, Swift.min(place.minX + corner.x, box.maxX - CaretBlink.width / 2))
        return Rect(x: x, y: place.minY + corner.y, width: CaretBlink.width, height: place.height)
    }

    /// Scrolls as little as it takes to show the caret, and leaves no room behind the text.
    func revealCaret() {
        let (box, _) = area(modelSize)
        let text = editedSize
        let caret = geometry.caret(at: content.shownCaret(in: edit))
        let old = scroll
        let widest = text.width + CaretBlink.width
        if text.width <= box.width {
            scroll.x = 0
        } else {
            scroll.x = Swift.min(scroll.x, caret.minX)
            scroll.x = Swift.max(scroll.x, caret.minX + CaretBlink.width - box.width, 0)
            scroll.x = Swift.min(scroll.x, Swift.max(0, widest - box.width))
        }
        scroll.y = Swift.min(scroll.y, caret.minY)
        scroll.y = Swift.max(scroll.y, caret.maxY - box.height, 0)
        scroll.y = Swift.min(scroll.y, Swift.max(0, text.height - box.height))
        if scroll != old { redraw() }
    }

    /// As many lines as a page key goes: what is in view, but for one.
    var linesInView: Int {
        let (box, _) = area(modelSize)
        let line = geometry.caret(at: content.shownCaret(in: edit)).height
        return line > 0 ? Swift.max(1, Int(Swift.min(box.height / line, 10_000)) - 1) : 1
    }

    /// Scrolls the lines as far as there are any. Returns how much of the distance was left over, in points.
    func scrollLines(by distance: Double) -> Double {
        let (box, _) = area(modelSize)
        let most = Swift.max(0, editedSize.height - box.height)
        let old = scroll.y
        scroll.y = Swift.min(Swift.max(0, old + distance), most)
        if scroll.y != old { redraw() }
        return distance - (scroll.y - old)
    }

    func draw() {
        let size = modelSize
        let (box, _) = area(size)
        let text = shownText(width: box.width)
        let corner = corner(text.size, in: size)
        let color = showsPrompt ? environment.concreteStyle(.placeholder).plainColor : foreground.color
        let isEmpty = text.lines.allSatisfy(\.string.isEmpty)
        textSegment.content = isEmpty || color.alpha <= 0 ? .nothing : .text(text, color: color)
        textSegment.transform = .translation(x: corner.x, y: corner.y)
        drawMarked(at: corner, color)
        drawSelection(at: corner, box)
        drawCaret()
        let isCut = text.size.width > box.width + 0.0005 || text.size.height > box.height + 0.0005
        // Ink may stand out of its line: a hair beside it, and above and below.
        contentSegment.clip =
            isCut
            ? .rect(Rect(minX: box.minX - 1, minY: box.minY - 1, maxX: box.maxX + 1, maxY: box.maxY + 1)) : nil
    }

    /// Draws what an input method shows, also in a text that is not seen: nobody can compose blindly.
    private func drawMarked(at corner: Point, _ color: RGBA) {
        guard color.alpha <= 0, !showsPrompt, let range = content.marked else {
            return groundSegment.content = .nothing
        }
        let ground = geometry.boxes(of: range, edge: 0).map { $0.offset(x: corner.x, y: corner.y) }
        groundSegment.content = .fill(
            .boxes(ground), .color(environment.concreteStyle(.background).plainColor), evenOdd: false)
        guard let first = ground.first else { return }
        textSegment.content = .text(shapeMarked(), color: environment.concreteStyle(Color.primary).plainColor)
        textSegment.transform = .translation(x: first.minX, y: first.minY)
    }

    private func drawSelection(at corner: Point, _ box: Rect) {
        let range = content.shownSelection(in: edit)
        guard isFocused, !range.isEmpty, edit.marked == nil else { return selectionSegment.content = .nothing }
        let boxes = geometry.boxes(of: range, edge: box.width).map { $0.offset(x: corner.x, y: corner.y) }
        let color = tint.color.behindSelection
        selectionSegment.content = color.alpha <= 0 ? .nothing : .fill(.boxes(boxes), .color(color), evenOdd: false)
    }

    /// Draws the caret. Only it differs when it blinks: the segment of the text stays as it is.
    func drawCaret() {
        guard isCaretShown, tint.color.alpha > 0 else { return caretSegment.content = .nothing }
        let rect = caretRect
        caretSegment.content = .roundedRect(rect, radius: CaretBlink.width / 2, .color(tint.color))
    }
}

extension ResolvedStyle {
    /// The colour of a style of one; black of another.
    fileprivate var plainColor: RGBA { if case .color(let color) = self { color.rgba } else { .black } }
}
