import Foundation
import TallyControls

extension UITextField {
    final func beginEditing() -> Bool {
        if isFirstResponder { return true }
        // Asked before it stands in a window, it begins as it comes into one.
        if window == nil { return FirstResponder.become(self) }
        guard canBecomeFirstResponder, delegate?.textFieldShouldBeginEditing(self) ?? true,
            FirstResponder.become(self)
        else { return false }
        if clearsOnBeginEditing { canvas.setText("") }
        canvas.isEditing = true
        setNeedsLayout()
        delegate?.textFieldDidBeginEditing(self)
        sendActions(for: .editingDidBegin)
        return true
    }

    final func endEditing() -> Bool {
        guard isFirstResponder else { return true }
        guard delegate?.textFieldShouldEndEditing(self) ?? true else { return false }
        canvas.commitMarked()
        guard FirstResponder.resign(self) else { return false }
        ended()
        return true
    }

    /// Lets the keys go without asking.
    final func forceEnd() {
        canvas.commitMarked()
        FirstResponder.drop(self)
    }

    final func ended() {
        guard canvas.isEditing else { return }
        canvas.isEditing = false
        setNeedsLayout()
        sendActions(for: .editingDidEnd)
        delegate?.textFieldDidEndEditing(self, reason: .committed)
    }

    func mayChange(_ range: NSRange, to text: String) -> Bool {
        delegate?.textField(self, shouldChangeCharactersIn: range, replacementString: text) ?? true
    }

    func hasEdited(text: Bool, selection: Bool) {
        if text {
            setNeedsLayout()
            invalidateIntrinsicContentSize()
        }
        if selection { delegate?.textFieldDidChangeSelection(self) }
        if text { sendActions(for: .editingChanged) }
    }

    func returnPressed() {
        guard delegate?.textFieldShouldReturn(self) ?? true else { return }
        sendActions(for: .primaryActionTriggered)
        // Who listens to it has the field let go of the keys.
        let isWatched = allControlEvents.contains(.editingDidEndOnExit)
        sendActions(for: .editingDidEndOnExit)
        if isWatched { resignFirstResponder() }
    }

    final func clearPressed() {
        guard delegate?.textFieldShouldClear(self) ?? true else { return }
        let isUntold = !isEditing && hasText
        if !isEditing { canvas.setText("") }
        canvas.perform {
            $0.selectAll()
            $0.insert("")
        }
        contentChanged()
        if isUntold { sendActions(for: .editingChanged) }
        if !isFirstResponder { becomeFirstResponder() }
    }

    // MARK: Pressing

    final func pressBegan(_ touches: Set<UITouch>) {
        guard let touch = touches.one, isFirstResponder else { return }
        canvas.pressed(at: touch.location(in: canvas), time: touch.timestamp)
    }

    final func pressMoved(_ touches: Set<UITouch>) {
        guard let touch = touches.one, isFirstResponder else { return }
        canvas.dragged(to: touch.location(in: canvas))
    }

    final func pressEnded(_ touches: Set<UITouch>) {
        guard let touch = touches.one, !isFirstResponder, point(inside: touch.location(in: self), with: nil),
            becomeFirstResponder()
        else { return }
        placeParts()
        canvas.pressed(at: touch.location(in: canvas), time: touch.timestamp)
    }
}
