/// Runs an action when what the views inside hand up is something else.
nonisolated public struct _PreferenceActionModifier<Key: PreferenceKey>: ElementModifier where Key.Value: Equatable {
    public typealias Body = Never
    public var action: (Key.Value) -> Void

    public nonisolated init(key: Key.Type = Key.self, action: @escaping (Key.Value) -> Void) { self.action = action }

    @MainActor func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot {
        PreferenceActionSlot<Key>(element, entry)
    }
}

extension View {
    /// Runs when a value is first handed up inside, and after each layout in which it is another.
    public nonisolated func onPreferenceChange<K: PreferenceKey>(
        _ key: K.Type = K.self, perform action: @escaping (K.Value) -> Void
    ) -> some View where K.Value: Equatable {
        modifier(_PreferenceActionModifier<K>(action: action))
    }

    /// Views in front of this one, made from what it hands up; made anew when that is something else.
    public nonisolated func overlayPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        overlay(alignment: alignment) { PreferenceContent<Key, T>(content: transform) }
    }

    /// Views behind this one, made from what it hands up; made anew when that is something else.
    public nonisolated func backgroundPreferenceValue<Key: PreferenceKey, T: View>(
        _ key: Key.Type = Key.self, alignment: Alignment = .center,
        @ViewBuilder _ transform: @escaping (Key.Value) -> T
    ) -> some View {
        background(alignment: alignment) { PreferenceContent<Key, T>(content: transform) }
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
        (entry as? TypedChainEntry<_PreferenceActionModifier<K>>)?.modifier.action(value)
    }

    override func destroy() { reader?.isOver = true }
}

/// Stands in a layer of the view whose preferences it is made from.
nonisolated struct PreferenceContent<Key: PreferenceKey, Content: View>: _PrimitiveView {
    let content: (Key.Value) -> Content

    @MainActor
    private final class Memory: NodeEndObserver {
        private let node: _ViewNode
        private var reader: PreferenceReader<Key>?
        private var view: PreferenceContent?
        private var update: _ViewUpdate?
        private var value: Key.Value?

        init(_ node: _ViewNode, _ runtime: Runtime) {
            self.node = node
            reader = PreferenceReader(
                runtime, tellsDefault: true, site: { [weak self] in self?.host?.site },
                changed: { [weak self] in self?.show($0) })
        }

        /// The layer's own slot.
        private var host: Slot? {
            // The layer's views stand in a container of the layer.
            var owner: (any ElementListOwner)? = node.list.owner
            while let here = owner {
                if let slot = here as? Slot { return slot }
                owner = (here as? Element)?.container
            }
            return nil
        }

        func bring(upTo view: PreferenceContent, _ update: _ViewUpdate) {
            self.view = view
            self.update = update
            self.update?.foldIndex = 0
            if let value { build(value) }
        }

        private func show(_ value: Key.Value) {
            let isFirst = self.value == nil
            self.value = value
            build(value)
            if isFirst { node.structureChanged() }
        }

        private func build(_ value: Key.Value) {
            guard let view, let update else { return }
            node.reconcileChild(0, update.describe { view.content(value) }, update)
        }

        func nodeEnded(_ runtime: Runtime) { reader?.isOver = true }
    }

    @MainActor static func _reconcile(_ view: Self, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let runtime = update.runtime
        let memory = update.fold(node) { Memory(node, runtime) }
        memory.bring(upTo: view, update)
    }
}
