import TallyCore

extension View {
    /// Covers the whole stage while the binding is true. Only Escape, `dismiss` and the binding itself end it.
    public nonisolated func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.cover, isPresented, onDismiss, content)
    }

    /// Covers the whole stage with a view of the item while there is one.
    public nonisolated func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.cover, item, onDismiss, content)
    }
}
