@_spi(Runtime) import TallyCore

/// A modifier's slot around views that wants to know whether the focus of assistive technology is there.
@MainActor
protocol AccessibilityFocusMark: FocusListener, FocusStateHolder {
    /// Returns whether a value given to a focus state asks for the focus here.
    func isAskedFor(by storage: AnyObject) -> Bool
}

/// Ties views to a value of a focus state of assistive technology.
nonisolated struct AccessibilityFocusedModifier<Value: Hashable>: ElementModifier {
    typealias Body = Never
    let tie: FocusTie<Value>

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AccessibilityFocusedSlot<Value>(element, applied)
    }
}

final class AccessibilityFocusedSlot<Value: Hashable>: Slot, AccessibilityFocusMark {
    private var tie: FocusTie<Value>? {
        (applied as? TypedAppliedModifier<AccessibilityFocusedModifier<Value>>)?.modifier.tie
    }

    override var measures: Bool { false }
    var holder: AnyObject? { tie?.link.storage }
    func isAskedFor(by storage: AnyObject) -> Bool { tie?.isAskedFor(by: storage) ?? false }
    func focusChanged(_ isHere: Bool) { tie?.focusChanged(isHere) }
    override func apply(isFirst: Bool) { if isFirst { element.runtime.accessibilityMarkCame(self) } }
    override func destroy() { element.runtime.accessibilityMarkWent(self) }
}

extension View {
    /// Binds a state to the focus of assistive technology: it is true while that is on the view. Writing true brings it there.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(tie: FocusTie(link: condition.link, value: true, none: false)))
    }

    /// Binds a state to the focus of assistive technology: it has the value while that is on the view. Writing the value brings it
    /// there.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(
            AccessibilityFocusedModifier(tie: FocusTie(link: binding.link, value: value, none: binding.link.initial)))
    }
}
