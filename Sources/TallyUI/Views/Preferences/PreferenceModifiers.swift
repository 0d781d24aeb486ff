/// Hands a value up.
nonisolated public struct _PreferenceWritingModifier<Key: PreferenceKey>: ElementModifier {
    public typealias Body = Never
    public var value: Key.Value

    public nonisolated init(key: Key.Type = Key.self, value: Key.Value) { self.value = value }

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        PreferenceWritingSlot<Key>(element, entry)
    }
}

/// Changes the value that the views inside hand up.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ElementModifier {
    public typealias Body = Never
    public var transform: (inout Key.Value) -> Void

    public nonisolated init(key _: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
    }

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        PreferenceTransformSlot<Key>(element, entry)
    }
}

extension View {
    /// Hands a value up, in place of what the views inside hand up for the key.
    public nonisolated func preference<K: PreferenceKey>(key: K.Type = K.self, value: K.Value) -> some View {
        modifier(_PreferenceWritingModifier<K>(value: value))
    }

    /// Changes the value of the views inside, or the default value if there is none.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}

private final class PreferenceWritingSlot<K: PreferenceKey>: TypedPreferenceSlot<K> {
    override func value(inside: () -> K.Value?) -> K.Value? {
        applied(_PreferenceWritingModifier<K>.self).value
    }
}

private final class PreferenceTransformSlot<K: PreferenceKey>: TypedPreferenceSlot<K> {
    override func value(inside: () -> K.Value?) -> K.Value? {
        var value = inside() ?? K.defaultValue
        applied(_PreferenceTransformModifier<K>.self).transform(&value)
        return value
    }
}
