@_spi(Runtime) import TallyCore

/// Ties a part of the views to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: ElementModifier {
    typealias Body = Never
    let tie: FocusTie<Value>

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        FocusedSlot<Value>(element, applied)
    }
}

final class FocusedSlot<Value: Hashable>: FocusTieSlot {
    override var tie: (any AnyFocusTie)? { (applied as? TypedAppliedModifier<FocusedModifier<Value>>)?.modifier.tie }
}

/// Marks a part of the views by the value of a focus state that it is tied to.
class FocusTieSlot: Slot, FocusMark, FocusStateHolder {
    var tie: (any AnyFocusTie)? { nil }
    final var holder: AnyObject? { tie?.holder }
    final func isAskedFor(by location: AnyObject) -> Bool { tie?.isAskedFor(by: location) ?? false }
    final func focusChanged(_ isInside: Bool) { tie?.focusChanged(isInside) }
}

/// Ties a part of the views to a value of a focus state that another part has chosen; nil: to none.
nonisolated private struct ChosenFocusModifier: ElementModifier {
    typealias Body = Never
    let tie: (any AnyFocusTie)?

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ChosenFocusSlot(element, applied)
    }
}

private final class ChosenFocusSlot: FocusTieSlot {
    override var tie: (any AnyFocusTie)? { (applied as? TypedAppliedModifier<ChosenFocusModifier>)?.modifier.tie }
}

extension FocusState.Binding {
    /// Ties the state to a part of the views that this is handed to.
    package nonisolated func tie(to value: Value, none: Value? = nil) -> any AnyFocusTie {
        FocusTie(link: link, value: value, none: none ?? link.initial)
    }
}

extension View {
    package nonisolated func focused(by tie: (any AnyFocusTie)?) -> some View {
        modifier(ChosenFocusModifier(tie: tie))
    }

    /// Binds a state to the focus: it is true while the view, or one in it, has the focus. Writing true brings the
    /// focus to the first that can have it.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(tie: FocusTie(link: condition.link, value: true, none: false)))
    }

    /// Binds a state to the focus: it has the value while the view, or one in it, has the focus. Writing the value
    /// brings the focus to the first that can have it.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(tie: FocusTie(link: binding.link, value: value, none: binding.link.initial)))
    }
}
