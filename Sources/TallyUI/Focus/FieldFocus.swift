@_spi(Runtime) import TallyCore

/// Tells a body whether something that is typed into has the keyboard.
@MainActor
package final class FieldFocus: NodeMemoryObject {
    private let node: NodeLink
    package init(_ node: NodeLink) { self.node = node }
    package func nodeEnded(_ runtime: Runtime) {}

    /// Whether a field has it; the body that asks is told when that is otherwise.
    package var isInField: Bool {
        guard let runtime = node.runtime else { return false }
        runtime.service(FieldFocusSignal.self).changed.read()
        return runtime.focused?.takesText ?? false
    }
}

private final class FieldFocusSignal: RuntimeService {
    let changed = Signal()
    var isInField = false
    init(_ runtime: Runtime) {}
}

extension Runtime {
    /// Called when the keyboard's focus is elsewhere.
    func noteFieldFocus() {
        let signal = service(FieldFocusSignal.self)
        let isInField = focused?.takesText ?? false
        guard isInField != signal.isInField else { return }
        signal.isInField = isInField
        signal.changed.send(self)
    }
}
