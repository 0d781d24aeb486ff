/// Ties a part of the views to a value of a focus state.
nonisolated struct FocusedModifier<Value: Hashable>: ElementModifier {
    typealias Body = Never
    let binding: FocusState<Value>.Binding
    let value: Value
    let none: Value

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        FocusedSlot<Value>(element, entry)
    }
}

final class FocusedSlot<Value: Hashable>: Slot, FocusMark, FocusStateHolder {
    private var modifier: FocusedModifier<Value>? { (entry as? TypedChainEntry<FocusedModifier<Value>>)?.modifier }

    var holder: AnyObject? { modifier?.binding.storage }

    func isAskedFor(by location: AnyObject) -> Bool {
        guard let modifier, let storage = modifier.binding.storage, storage === location else { return false }
        return storage.asked == modifier.value
    }

    func focusChanged(_ isInside: Bool) {
        guard let modifier, let storage = modifier.binding.storage else { return }
        if isInside {
            storage.focusChanged(to: modifier.value)
        } else if storage.location.get() == modifier.value {
            storage.focusChanged(to: modifier.none)
        }
    }
}

extension View {
    /// The state is true while the view, or one in it, has the focus; writing true brings the focus to the first that can
    /// have it.
    public nonisolated func focused(_ condition: FocusState<Bool>.Binding) -> some View {
        modifier(FocusedModifier(binding: condition, value: true, none: false))
    }

    /// The state has the value while the view, or one in it, has the focus; writing the value brings the focus to the
    /// first that can have it.
    public nonisolated func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding, equals value: Value
    ) -> some View {
        modifier(FocusedModifier(binding: binding, value: value, none: binding.initial))
    }

    /// When the view appears and nothing has the focus, the focus state is given the value.
    public nonisolated func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding, _ value: V, priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View {
        // unsafe: a part of the value made here, and used by views alone, on the main actor.
        nonisolated(unsafe) let value = value
        return onAppear { onMain { binding.storage?.write(value, keepsOthers: true) } }
    }

    /// Lets the view have the focus: with Tab, by a press, or from a focus state.
    public nonisolated func focusable(_ isFocusable: Bool = true) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }

    /// Lets the view have the focus. The interactions are of no account: Tab, a press and focus states bring it.
    public nonisolated func focusable(
        _ isFocusable: Bool = true, interactions: FocusInteractions
    ) -> some View {
        modifier(FocusableModifier(isFocusable: isFocusable))
    }
}

/// How strongly a default focus is meant; of no account, the first to appear gets it.
public struct DefaultFocusEvaluationPriority: Sendable {
    private let isForUser: Bool
    public static let automatic = DefaultFocusEvaluationPriority(isForUser: false)
    public static let userInitiated = DefaultFocusEvaluationPriority(isForUser: true)
}

/// What a view wants the focus for.
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic = FocusInteractions(rawValue: 3)
}

/// Lets a view have the focus and, for controls, use keys.
nonisolated struct FocusableModifier: ElementModifier {
    typealias Body = Never
    var isFocusable = true
    /// Of a control that has a use for keys.
    var keyPressed: (@MainActor (KeyEquivalent, EventModifiers) -> Bool)?

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        FocusableSlot(element, entry)
    }
}

final class FocusableSlot: Slot, KeyResponder {
    private var modifier: FocusableModifier? { (entry as? TypedChainEntry<FocusableModifier>)?.modifier }
    var takesFocus: Bool { modifier?.isFocusable ?? false }
    /// Who types goes on typing, whatever control is pressed meanwhile.
    var takesFocusWhenPressed: Bool {
        takesFocus && !(modifier?.keyPressed != nil && element.runtime.focused?.takesText == true)
    }

    func keyPressed(_ key: KeyEquivalent, _ modifiers: EventModifiers) -> Bool {
        modifier?.keyPressed?(key, modifiers) ?? false
    }

    override func destroy() { element.runtime.keyResponderWent(self) }
}
