import Foundation
@_spi(Runtime) import TallyCore

/// Has a text written anew when what it says of the time reads otherwise, as long as it is before the person's eyes.
@MainActor
final class LiveTextClock: PresenceMember {
    private weak var element: Element?
    private let presence: Presence?
    private let wake: () -> Void
    private var timer: Int?
    private var next: Date?

    init(_ element: Element, wake: @escaping () -> Void) {
        self.element = element
        self.wake = wake
        presence = element.node.presenceAround
        presence?.add(self)
    }

    /// Waits for a date, and for no other any more. Nil: for none.
    func wait(for date: Date?) {
        next = date
        guard let runtime = element?.runtime else { return }
        if let timer { runtime.cancelScheduled(timer) }
        timer = nil
        guard let date, presence?.isShown ?? true else { return }
        let time = Swift.max(date.timeIntervalSince(runtime.epoch), runtime.time)
        timer = runtime.schedule(at: time) { [weak self] in
            self?.timer = nil
            self?.wake()
        }
    }

    func presenceChanged(_ isShown: Bool) {
        if !isShown { return wait(for: next) }
        guard next != nil, let runtime = element?.runtime else { return }
        runtime.afterUpdate { [weak self] in self?.wake() }
    }

    func end() {
        wait(for: nil)
        presence?.remove(self)
    }
}
