import TallyCore

/// The older name of a navigation stack that has no path.
public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    public var body: some View { NavigationStack { content } }
}
