import TallyCore
public import TallyUI

extension View {
    /// Lets a long press of half a second lift the view; dragged on, it hands the payload to where it is dropped.
    ///
    /// A picture of the view follows the finger, a little larger. Dropped where nothing takes it, it flies back; it goes on when the
    /// view goes, and fades then. A press that moves earlier scrolls, a shorter one is a tap. Where the view has a context menu, the
    /// press opens that. Nothing is dragged to other programs.
    ///
    /// - Parameter payload: Asked for when the view is lifted.
    public nonisolated func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View
    where T: Transferable {
        modifier(DragSource(item: { TransferItem(payload()) }))
    }

    /// Does the same with a view of its own that follows the finger.
    public nonisolated func draggable<V, T>(
        _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V
    ) -> some View where V: View, T: Transferable {
        let preview = preview()
        return modifier(DragSource(item: { TransferItem(payload()) }, preview: { AnyView(preview) }))
    }
}
