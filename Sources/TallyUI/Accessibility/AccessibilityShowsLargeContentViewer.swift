import TallyCore

extension View {
    /// Changes nothing: bars grow with the size of type, and need no larger picture of their items.
    public nonisolated func accessibilityShowsLargeContentViewer() -> some View { self }

    /// Changes nothing: bars grow with the size of type, and need no larger picture of their items.
    public nonisolated func accessibilityShowsLargeContentViewer<V: View>(
        @ViewBuilder _ largeContentView: () -> V
    ) -> some View { self }
}
