import Foundation
import TallyCore
import TallyControls
internal import TallyScene
import TallyUI

extension UITextView: TextCanvasOwner {
    var canvasFont: UIFont { font ?? .systemFont(ofSize: 12) }
    var canvasColor: UIColor { textColor ?? .label }
    var canvasAlignment: NSTextAlignment { textAlignment }

    final func contentChanged() {
        canvas.textChanged()
        setNeedsLayout()
        invalidateIntrinsicContentSize()
    }

    /// Gives the text the width there is, and the view the height that it takes.
    final func placeCanvas() {
        let inset = textContainerInset
        let width = max(bounds.width - inset.left - inset.right - 2 * Self.padding, 0)
        let rect = CGRect(
            x: inset.left + Self.padding, y: inset.top, width: width, height: canvas.textSize(width).height)
        if canvas.frame != rect { canvas.frame = rect }
        let size = CGSize(width: bounds.width, height: (rect.maxY + inset.bottom).roundedUp(to: pixelScale))
        if contentSize != size { contentSize = size }
    }

    final func beginEditing() -> Bool {
        if isFirstResponder { return true }
        // Asked before it stands in a window, it begins as it comes into one.
        if window == nil { return FirstResponder.become(self) }
        guard canBecomeFirstResponder, delegate?.textViewShouldBeginEditing(self) ?? true,
            FirstResponder.become(self)
        else { return false }
        canvas.isEditing = true
        delegate?.textViewDidBeginEditing(self)
        return true
    }

    final func endEditing() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textViewShouldEndEditing(self) ?? true else { return false }
        canvas.commitMarked()
        guard FirstResponder.resign(self) else { return false }
        ended()
        return true
    }

    final func ended() {
        guard canvas.isEditing else { return }
        canvas.isEditing = false
        delegate?.textViewDidEndEditing(self)
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textView(self, shouldChangeTextIn: range, replacementText: text) ?? true
    }

    func hasEdited(text: Bool, selection: Bool) {
        if text { contentChanged() }
        if selection { delegate?.textViewDidChangeSelection(self) }
        if text { delegate?.textViewDidChange(self) }
    }

    func returnPressed() {}

    func reveal(_ caret: CGRect) {
        placeCanvas()
        var rect = canvas.convert(caret, to: self)
        rect = rect.insetBy(dx: 0, dy: -min(textContainerInset.top, textContainerInset.bottom, 8))
        scrollRectToVisible(rect, animated: false)
    }
}

extension TextCanvas {
    /// Where the caret would stand at a place of the text.
    func rect(of place: Int) -> CGRect {
        let caret = geometry.caret(at: content.shownPlace(place, in: edit))
        let corner = editedCorner
        return CGRect(
            x: CGFloat(caret.minX) + corner.x, y: CGFloat(caret.minY) + corner.y, width: 1,
            height: CGFloat(caret.height))
    }
}

extension TextEdit {
    /// Returns what a range of Foundation's selects.
    func span(_ range: NSRange) -> TextSpan {
        func place(_ offset: Int) -> Int {
            let units = text.utf16
            let held = min(max(offset, 0), units.count)
            return self.place(units.index(units.startIndex, offsetBy: held))
        }
        guard range.location != NSNotFound else { return TextSpan(end) }
        return TextSpan(anchor: place(range.location), head: place(range.location + max(range.length, 0)))
    }
}
