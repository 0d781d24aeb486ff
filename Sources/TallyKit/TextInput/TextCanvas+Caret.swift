import Foundation
@_spi(Runtime) import TallyCore
import TallyControls
import TallyLayers
internal import TallyScene
import TallyUI

extension TextCanvas {
    private var runtime: Runtime? { layer.context?.runtime }

    /// Where the caret stands in the canvas. At its end half of it stands out, as beside a letter that ends there.
    var caretRect: CGRect {
        let place = geometry.caret(at: content.shownCaret(in: edit))
        let corner = editedCorner
        let width = CGFloat(CaretBlink.width)
        let x = max(0, min(CGFloat(place.minX) + corner.x, bounds.width - width / 2))
        return CGRect(x: x, y: CGFloat(place.minY) + corner.y, width: width, height: CGFloat(place.height))
    }

    private var mayShowCaret: Bool { isEditing && (edit.selection.isCaret || edit.marked != nil) }

    /// Puts the caret where it belongs, if it is to be seen at all.
    func placeCaret() {
        guard mayShowCaret else { return caret.isHidden = true }
        caret.frame = caretRect
        caret.cornerRadius = CGFloat(CaretBlink.width) / 2
        caret.backgroundColor = inOwnStyle { tintColor.cgColor }
    }

    /// Shows the caret, and has it blink from now on by a timer: a stage with a caret settles.
    func restartBlink() {
        stopBlink()
        caret.isHidden = !mayShowCaret
        placeCaret()
        guard mayShowCaret, let runtime, !runtime.root.environment.accessibilityReduceMotion else { return }
        blink(after: runtime.time + CaretBlink.half, runtime)
    }

    func stopBlink() {
        if let blinkTimer { runtime?.cancelScheduled(blinkTimer) }
        blinkTimer = nil
    }

    private func blink(after time: Double, _ runtime: Runtime) {
        blinkTimer = runtime.schedule(at: time) { [weak self, weak runtime] in
            guard let self, let runtime, layer.context?.runtime === runtime else { return }
            blinkTimer = nil
            guard mayShowCaret else { return }
            caret.isHidden.toggle()
            blink(after: time + CaretBlink.half, runtime)
        }
    }

    /// Scrolls a line as little as it takes to show the caret, and leaves no room behind the text.
    func revealCaret() {
        let caret = geometry.caret(at: content.shownCaret(in: edit))
        let text = CGFloat(shaped(width: wrapWidth).size.width)
        let (start, width) = (CGFloat(caret.minX), CGFloat(CaretBlink.width))
        let old = scrolled
        if hasSeveralLines || text <= bounds.width {
            scrolled = 0
        } else {
            scrolled = min(scrolled, start)
            scrolled = max(scrolled, start + width - bounds.width, 0)
            scrolled = min(scrolled, max(0, text + width - bounds.width))
        }
        if scrolled != old { setNeedsDisplay() }
        owner?.reveal(caretRect)
    }

    // MARK: Pressing

    /// - Parameter point: of the canvas.
    func place(at point: CGPoint) -> Int {
        let corner = editedCorner
        return content.place(
            geometry.place(nearestTo: Point(x: Double(point.x - corner.x), y: Double(point.y - corner.y))), in: edit)
    }

    /// Places the caret; the second press in a row selects a word, the third the line.
    func pressed(at point: CGPoint, time: Double) {
        press.begin(at: Point(x: Double(point.x), y: Double(point.y)), time: time)
        commitMarked()
        let span = press.select(unit(at: place(at: point)))
        perform { $0.select(span) }
    }

    /// Selects from where it was pressed to here.
    func dragged(to point: CGPoint) {
        let span = press.span(draggedTo: unit(at: place(at: point)))
        if span != edit.selection { perform { $0.select(span) } }
    }

    /// Secret texts do not tell where their words are.
    private func unit(at place: Int) -> Range<Int> {
        let isWhole = press.count == 2 && isSecret || press.count == 3 && !hasSeveralLines
        return isWhole ? 0..<edit.end : press.unit(at: place, in: edit)
    }
}
