import TallyCore

extension View {
    /// Changes nothing: assistive technology finds elements in the order that they have.
    public nonisolated func accessibilityLinkedGroup<ID: Hashable>(id: ID, in namespace: Namespace.ID) -> some View {
        self
    }
}
