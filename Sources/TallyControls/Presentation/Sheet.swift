import TallyCore

extension View {
    /// Presents a sheet over the whole stage while the binding is true.
    ///
    /// A drag downwards, Escape and `dismiss` make the binding false; `onDismiss` runs when the sheet is out of sight. The
    /// sheet moves as its transaction says, and by a spring of its own where that has no animation. A view that goes takes
    /// what it presents with it at once.
    public nonisolated func sheet<Content: View>(
        isPresented: Binding<Bool>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content
    ) -> some View {
        presentation(.sheet, isPresented, onDismiss, content)
    }

    /// Presents a sheet of the item while there is one; another item is another sheet.
    public nonisolated func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>, onDismiss: (() -> Void)? = nil, @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View {
        presentation(.sheet, item, onDismiss, content)
    }
}
