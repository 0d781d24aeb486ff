@_spi(Runtime) import TallyCore

/// Rows that belong to another one: not deleted and moved as it is, however it stands in a `ForEach`.
struct InnerRows<Content: View>: _PrimitiveView {
    let content: Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        if update.environment.isInEditableRow {
            update.environment.isInEditableRow = false
            if let row = update.chain?.outward.first(where: {
                $0 is TypedAppliedModifier<_LayoutValueModifier<RowNameKey>>
            }) {
                update.chain = row.outer
            }
        }
        Content._reconcile(UnsafeRawPointer(view).assumingMemoryBound(to: Content.self), node, &update)
    }
}

extension AppliedModifier {
    /// The entry and those around it, from the inside out.
    fileprivate var outward: UnfoldFirstSequence<AppliedModifier> { sequence(first: self, next: \.outer) }
}
