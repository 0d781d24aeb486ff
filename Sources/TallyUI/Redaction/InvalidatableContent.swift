import TallyCore

extension View {
    /// Changes nothing: a view is only shown as out of date in a widget.
    public nonisolated func invalidatableContent(_ invalidatable: Bool = true) -> some View { self }
}
