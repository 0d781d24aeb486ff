@_spi(Runtime) import TallyCore

/// Runs an action when what the views inside hand up is something else.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ElementModifier where Key.Value: Equatable {
    public typealias Body = Never
    public var action: (Key.Value) -> Void

    public nonisolated init(key: Key.Type = Key.self, action: @escaping (Key.Value) -> Void) { self.action = action }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        PreferenceActionSlot<Key>(element, applied)
    }
}

extension View {
    /// Runs when a value is first handed up inside, and after each layout in which it is another.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }
}

private final class PreferenceActionSlot<K: PreferenceKey>: Slot where K.Value: Equatable {
    private var reader: PreferenceReader<K>?

    override func apply(isFirst: Bool) {
        guard isFirst else { return }
        let runtime = element.runtime
        reader = PreferenceReader(
            runtime, tellsDefault: false, site: { [weak self] in self?.site },
            changed: { [weak self] value in runtime.afterUpdate { self?.act(value) } })
    }

    private func act(_ value: K.Value) {
        (applied as? TypedAppliedModifier<_PreferenceActionModifier<K>>)?.modifier.action(value)
    }

    override func destroy() { reader?.isOver = true }
}
