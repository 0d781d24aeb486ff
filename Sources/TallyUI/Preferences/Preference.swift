@_spi(Runtime) import TallyCore

/// Hands a value up.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ElementModifier {
    public typealias Body = Never
    public var value: Key.Value

    public nonisolated init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        PreferenceWritingSlot<Key>(element, applied)
    }
}

extension View {
    /// Hands a value up, in place of what the views inside hand up for the key.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }
}

private final class PreferenceWritingSlot<K: PreferenceKey>: TypedPreferenceSlot<K> {
    override func value(inside: () -> K.Value?) -> K.Value? {
        modifier(_PreferenceWritingModifier<K>.self).value
    }
}
