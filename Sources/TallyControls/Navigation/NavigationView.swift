import TallyCore

/// The older name of a navigation stack that has no path.
///
/// Of several views the first is shown, as on a phone: the others are columns, which what links in it lead to takes the place of.
nonisolated public struct NavigationView<Content: View>: View {
    private let content: Content

    public init(@ViewBuilder content: () -> Content) { self.content = content() }

    @MainActor public var body: some View {
        if let several = content as? any SeveralViews {
            NavigationStack { several.first }
        } else {
            NavigationStack { content }
        }
    }
}

private protocol SeveralViews {
    @MainActor var first: AnyView? { get }
}

extension TupleView: SeveralViews {
    fileprivate var first: AnyView? {
        (Mirror(reflecting: value).children.first?.value as? any View).map { AnyView($0) }
    }
}
