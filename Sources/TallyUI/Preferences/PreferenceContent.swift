@_spi(Runtime) import TallyCore

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

        func update(to view: PreferenceContent, _ update: _ViewUpdate) {
            self.view = view
            self.update = update
            self.update?.rememberedCount = 0
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
            node.reconcileChild(0, update.describe(at: node) { view.content(value) }, update)
        }

        func nodeEnded(_ runtime: Runtime) { reader?.isOver = true }
    }

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let runtime = update.runtime
        let memory = update.remember(node) { Memory(node, runtime) }
        memory.update(to: view, update)
    }
}
