/// Carries signals from a runtime to its host.
@MainActor
package final class HostLink {
    /// Told everything, in the order in which it happens; who plays the runtime sets it.
    package var receive: (HostSignal) -> Void = { _ in }
    /// A frame is being played, or has been asked for. The first one is played unasked.
    private var expectsFrame = true

    package func send(_ signal: HostSignal) { receive(signal) }

    /// Asks for a frame, once until one has been played.
    func askForFrame() {
        if expectsFrame { return }
        expectsFrame = true
        receive(.frame)
    }

    /// Begins a frame: whatever comes up from now on is part of it.
    func frameBegins() { expectsFrame = true }

    /// - Parameter wantsAnother: whether the frame leaves something that waits or moves.
    func frameEnds(wantsAnother: Bool) {
        expectsFrame = false
        if wantsAnother { askForFrame() }
    }
}
