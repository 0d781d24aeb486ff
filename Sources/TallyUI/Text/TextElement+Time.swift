import Foundation
@_spi(Runtime) import TallyCore

extension TextElement {
    /// Has the text written anew when it reads otherwise, if it ever does.
    func followTime(_ text: Text) {
        guard let next = text.nextChange(after: runtime.date) else { return clock?.stop() ?? () }
        let clock = clock ?? SeenTimer(node) { [weak self] in self?.timePassed() }
        self.clock = clock
        clock.wait(until: Swift.max(next.timeIntervalSince(runtime.epoch), runtime.time))
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
