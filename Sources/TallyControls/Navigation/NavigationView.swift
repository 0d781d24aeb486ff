import TallyCore

/// The older name of a navigation stack that has no path.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View { NavigationStack { content } }
}
