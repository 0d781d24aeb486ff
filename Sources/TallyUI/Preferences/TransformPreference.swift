@_spi(Runtime) import TallyCore

/// Changes the value that the views inside hand up.
nonisolated public struct _PreferenceTransformModifier<Key: PreferenceKey>: ElementModifier {
    public typealias Body = Never
    public var transform: (inout Key.Value) -> Void

    public nonisolated init(key _: Key.Type = Key.self, transform: @escaping (inout Key.Value) -> Void) {
        self.transform = transform
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        PreferenceTransformSlot<Key>(element, applied)
    }
}

extension View {
    /// Changes the value of the views inside, or the default value if there is none.
    public nonisolated func transformPreference<K: PreferenceKey>(
        _ key: K.Type = K.self, _ callback: @escaping (inout K.Value) -> Void
    ) -> some View {
        modifier(_PreferenceTransformModifier<K>(transform: callback))
    }
}

private final class PreferenceTransformSlot<K: PreferenceKey>: TypedPreferenceSlot<K> {
    override func value(inside: () -> K.Value?) -> K.Value? {
        var value = inside() ?? K.defaultValue
        modifier(_PreferenceTransformModifier<K>.self).transform(&value)
        return value
    }
}
