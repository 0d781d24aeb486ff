import TallyCore
import TallyUI

/// Two or three columns side by side, of which each leads to the next.
///
/// A row that is selected in a list of the sidebar, or of the content, says by the program's state what the next column shows. A
/// link of those columns shows its destination in the next one.
///
/// Where the width is compact, on a phone, there is one column at a time: selecting a row pushes the next, as in a
/// `NavigationStack`, and going back takes the selection away. A stage or window that becomes compact, or regular, makes its columns
/// anew.
///
/// A button in the bar hides and shows the sidebar. Each column has a bar of its own for title and items; a `NavigationStack` in a
/// column shows them in its place.
nonisolated public struct NavigationSplitView<Sidebar: View, Content: View, Detail: View>: View {
    private let sidebar: Sidebar
    private let content: Content
    private let detail: Detail
    private let visibility: Binding<NavigationSplitViewVisibility>?
    private let compactColumn: Binding<NavigationSplitViewColumn>?
    private let model = NodeMemory<SplitModel>()
    @State private var ownVisibility = NavigationSplitViewVisibility.automatic
    @Environment(\.horizontalSizeClass) private var sizeClass

    private init(
        _ visibility: Binding<NavigationSplitViewVisibility>?, _ compactColumn: Binding<NavigationSplitViewColumn>?,
        sidebar: Sidebar, content: Content, detail: Detail
    ) {
        self.visibility = visibility
        self.compactColumn = compactColumn
        self.sidebar = sidebar
        self.content = content
        self.detail = detail
    }

    public init(
        @ViewBuilder sidebar: () -> Sidebar, @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameter columnVisibility: which columns are shown, where there is room for several.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameter preferredCompactColumn: which column is on top, where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    /// - Parameters:
    ///   - columnVisibility: which columns are shown, where there is room for several.
    ///   - preferredCompactColumn: which column is on top, where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder content: () -> Content, @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: content(), detail: detail())
    }

    @MainActor public var body: some View {
        let split = model.wrapped
        let columns = SplitColumns(
            hasContent: Content.self != EmptyView.self, isCompact: sizeClass == .compact, compactColumn: compactColumn)
        let _ = split.update(columns)
        if columns.isCompact {
            CompactSplit(model: split, version: split.version, sidebar: sidebar, content: content, detail: detail)
        } else {
            let visibility = visibility ?? $ownVisibility
            StyledControl(
                configuration: NavigationSplitViewStyleConfiguration { [sidebar, content, detail] look in
                    AnyView(
                        RegularSplit(
                            model: split, version: split.version, visibility: visibility, look: look, sidebar: sidebar,
                            content: content, detail: detail))
                })
        }
    }
}

extension NavigationSplitView where Content == EmptyView {
    public init(@ViewBuilder sidebar: () -> Sidebar, @ViewBuilder detail: () -> Detail) {
        self.init(nil, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// - Parameter columnVisibility: which columns are shown, where there is room for both.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(columnVisibility, nil, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// - Parameter preferredCompactColumn: which column is on top, where there is room for one.
    public init(
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(nil, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }

    /// - Parameters:
    ///   - columnVisibility: which columns are shown, where there is room for both.
    ///   - preferredCompactColumn: which column is on top, where there is room for one.
    public init(
        columnVisibility: Binding<NavigationSplitViewVisibility>,
        preferredCompactColumn: Binding<NavigationSplitViewColumn>, @ViewBuilder sidebar: () -> Sidebar,
        @ViewBuilder detail: () -> Detail
    ) {
        self.init(
            columnVisibility, preferredCompactColumn, sidebar: sidebar(), content: EmptyView(), detail: detail())
    }
}
