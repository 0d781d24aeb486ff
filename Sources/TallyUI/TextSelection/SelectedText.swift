@_spi(Runtime) import TallyCore

/// The service that knows which text has been pressed last, and has the selection if there is one.
final class SelectedText: RuntimeService {
    weak var slot: TextSelectionSlot?

    init(_ runtime: Runtime) {}
}

extension Runtime {
    /// Ends the selection of a text that a press has missed.
    func endTextSelection(missedBy path: HitPath?) {
        let service = service(SelectedText.self)
        guard let slot = service.slot, !(path?.slots.contains { $0 === slot } ?? false) else { return }
        service.slot = nil
        hosting { slot.end() }
    }
}
