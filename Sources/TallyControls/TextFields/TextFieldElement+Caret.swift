@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// Whether the caret is shown in this half of its period.
package struct CaretBlink {
    /// The width of the caret in points.
    package static let width = 2.0
    /// Seconds that the caret is shown, and that it is not.
    package static let half = 0.5

    var isOn = true
    fileprivate var timer: Int?
}

extension TextFieldElement {
    /// Whether the caret is shown; typing shows it, and a selected text stands for it.
    var isCaretShown: Bool { mayShowCaret && caret.isOn }

    private var mayShowCaret: Bool {
        isFocused && environment.isEnabled && environment.scenePhase == .active
            && (edit.selection.isCaret || edit.marked != nil)
    }

    /// Shows the caret, and has it blink from now on: half a second on, half a second off.
    ///
    /// A timer does it, no animation: a stage with a blinking caret settles. It stands still for people who want less
    /// motion, and where it cannot be seen.
    func restartBlink() {
        stopBlink()
        caret.isOn = true
        redraw()
        guard mayShowCaret, !environment.accessibilityReduceMotion, tint.color.alpha > 0 else { return }
        blink(after: runtime.time + CaretBlink.half)
    }

    func stopBlink() {
        if let timer = caret.timer { runtime.cancelScheduled(timer) }
        caret.timer = nil
    }

    private func blink(after time: Double) {
        caret.timer = runtime.schedule(at: time) { [weak self] in
            guard let self, isAlive else { return }
            caret.isOn.toggle()
            drawCaret()
            blink(after: time + CaretBlink.half)
        }
    }
}
