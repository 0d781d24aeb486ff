@_spi(Runtime) import TallyCore

/// A modifier's slot around views that wants to know whether the focus of assistive technology is there.
@MainActor
protocol AccessibilityFocusMark: Slot {
    /// The storage of the state.
    var holder: AnyObject? { get }
    func focusChanged(_ isHere: Bool)
    /// Returns whether a value given to a focus state asks for the focus here.
    func isAskedFor(by storage: AnyObject) -> Bool
}

/// Ties views to a value of a focus state of assistive technology.
nonisolated struct AccessibilityFocusedModifier<Value: Hashable>: ElementModifier {
    typealias Body = Never
    let binding: AccessibilityFocusState<Value>.Binding
    let value: Value
    let none: Value

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        AccessibilityFocusedSlot<Value>(element, applied)
    }
}

final class AccessibilityFocusedSlot<Value: Hashable>: Slot, AccessibilityFocusMark {
    private var modifier: AccessibilityFocusedModifier<Value>? {
        (applied as? TypedAppliedModifier<AccessibilityFocusedModifier<Value>>)?.modifier
    }

    override var measures: Bool { false }
    var holder: AnyObject? { modifier?.binding.link.storage }

    func isAskedFor(by storage: AnyObject) -> Bool {
        guard let modifier, let own = modifier.binding.link.storage, own === storage else { return false }
        return own.asked == modifier.value
    }

    func focusChanged(_ isHere: Bool) {
        guard let modifier, let storage = modifier.binding.link.storage else { return }
        if isHere {
            let technologies = (storage as? AccessibilityFocusStorage)?.technologies ?? []
            if technologies.contains(.voiceOver) { storage.focusChanged(to: modifier.value) }
        } else if storage.location.get() == modifier.value {
            storage.focusChanged(to: modifier.none)
        }
    }

    override func destroy() { element.runtime.accessibilityMarkWent(self) }
}

extension View {
    /// Binds a state to the focus of assistive technology: it is true while that is on the view. Writing true brings it there.
    public nonisolated func accessibilityFocused(_ condition: AccessibilityFocusState<Bool>.Binding) -> some View {
        modifier(AccessibilityFocusedModifier(binding: condition, value: true, none: false))
    }

    /// Binds a state to the focus of assistive technology: it has the value while that is on the view. Writing the value brings it
    /// there.
    public nonisolated func accessibilityFocused<Value: Hashable>(
        _ binding: AccessibilityFocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(AccessibilityFocusedModifier(binding: binding, value: value, none: binding.link.initial))
    }
}
