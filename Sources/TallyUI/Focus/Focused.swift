@_spi(Runtime) import TallyCore

/// Ties a part of the views to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: ElementModifier {
    typealias Body = Never
    let binding: FocusState<Value>.Binding
    let value: Value
    let none: Value

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FocusedSlot<Value>(element, applied)
    }
}

final class FocusedSlot<Value: Hashable>: Slot, FocusMark, FocusStateHolder {
    private var modifier: FocusedModifier<Value>? {
        (applied as? TypedAppliedModifier<FocusedModifier<Value>>)?.modifier
    }

    var holder: AnyObject? { modifier?.binding.link.storage }

    func isAskedFor(by location: AnyObject) -> Bool {
        guard let modifier, let storage = modifier.binding.link.storage, storage === location else { return false }
        return storage.asked == modifier.value
    }

    func focusChanged(_ isInside: Bool) {
        guard let modifier, let storage = modifier.binding.link.storage else { return }
        if isInside {
            storage.focusChanged(to: modifier.value)
        } else if storage.location.get() == modifier.value {
            storage.focusChanged(to: modifier.none)
        }
    }
}

extension View {
    /// Binds a state to the focus: it is true while the view, or one in it, has the focus. Writing true brings the
    /// focus to the first that can have it.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true, none: false))
    }

    /// Binds a state to the focus: it has the value while the view, or one in it, has the focus. Writing the value
    /// brings the focus to the first that can have it.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value, none: binding.link.initial))
    }
}
