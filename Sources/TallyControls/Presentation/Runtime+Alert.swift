@_spi(Runtime) import TallyCore
import TallyUI

extension Runtime {
    /// Presses the button that Return stands for in the alert on top. It is the one with that shortcut, else the first
    /// that neither cancels nor destroys, else the only one. False if there is none.
    @discardableResult
    func answerAlert() -> Bool {
        guard (root.topLayer as? PresentationLayer)?.kind == .dialog else { return false }
        let buttons = focusCandidates.compactMap { candidate -> PressSlot? in
            let press = candidate.responder as? PressSlot
            return press?.applied.environment.dialogButton == nil ? nil : press
        }
        let answer =
            buttons.first { $0.applied.environment.keyboardShortcut == .defaultAction }
            ?? buttons.first { $0.applied.environment.dialogButton == .plain }
            ?? (buttons.count == 1 ? buttons[0] : nil)
        answer?.act()
        return answer != nil
    }
}
