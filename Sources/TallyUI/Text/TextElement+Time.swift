import Foundation
@_spi(Runtime) import TallyCore

extension TextElement {
    /// Has the text written anew when it reads otherwise, if it ever does.
    func followTime(_ text: Text) {
        let next = text.nextChange(after: runtime.date)
        if clock == nil, next != nil { clock = LiveTextClock(self) { [weak self] in self?.timePassed() } }
        clock?.wait(for: next)
    }

    private func timePassed() {
        guard isAlive, let text else { return }
        runtime.hosting {
            let runs = compose(text, environment)
            if runs != self.runs { show(text, runs) }
        }
        followTime(text)
    }
}
