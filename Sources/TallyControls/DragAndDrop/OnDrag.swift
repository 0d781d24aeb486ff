import TallyCore
public import TallyUI

extension View {
    /// Lets a long press of half a second lift the view, as `draggable(_:)` does.
    ///
    /// - Parameter data: Called when the view is lifted; returns what is dragged. An empty provider can be dropped, too.
    public nonisolated func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
        modifier(DragSource(item: { TransferItem(data()) }))
    }

    /// Does the same with a view of its own that follows the finger.
    public nonisolated func onDrag<V>(
        _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V
    ) -> some View where V: View {
        let preview = preview()
        return modifier(DragSource(item: { TransferItem(data()) }, preview: { AnyView(preview) }))
    }
}
