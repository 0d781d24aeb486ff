import TallyCore
import TallyUI

/// How lists look.
public protocol ListStyle {}

/// The style of lists where none is set: it looks like `insetGrouped`, and like `sidebar` in the columns beside a split view's detail.
nonisolated public struct DefaultListStyle: ListStyle { public init() {} }

/// Rows on the ground, with lines between them.
nonisolated public struct PlainListStyle: ListStyle { public init() {} }

/// Sections as bands from edge to edge, on a grey ground.
nonisolated public struct GroupedListStyle: ListStyle { public init() {} }

/// A style that looks like `plain`.
nonisolated public struct InsetListStyle: ListStyle { public init() {} }

/// Sections as cards with round corners, on a grey ground.
nonisolated public struct InsetGroupedListStyle: ListStyle { public init() {} }

/// A style that looks like `plain`; the headers of sections that can be hidden have a chevron.
nonisolated public struct SidebarListStyle: ListStyle { public init() {} }

extension ListStyle where Self == DefaultListStyle {
    /// A style that looks like `insetGrouped`, and like `sidebar` in the columns beside a split view's detail.
    public static var automatic: DefaultListStyle { .init() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows on the ground, with lines between them.
    public static var plain: PlainListStyle { .init() }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections as bands from edge to edge, on a grey ground.
    public static var grouped: GroupedListStyle { .init() }
}

extension ListStyle where Self == InsetListStyle {
    /// A style that looks like `plain`.
    public static var inset: InsetListStyle { .init() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections as cards with round corners, on a grey ground.
    public static var insetGrouped: InsetGroupedListStyle { .init() }
}

extension ListStyle where Self == SidebarListStyle {
    /// A style that looks like `plain`; the headers of sections that can be hidden have a chevron.
    public static var sidebar: SidebarListStyle { .init() }
}

/// What is seen of a list.
enum ListLook: Sendable {
    case automatic
    case plain
    case grouped
    case insetGrouped
}

private struct ListLookKey: EnvironmentKey { static let defaultValue = ListLook.automatic }
private struct ShownListLookKey: EnvironmentKey { static let defaultValue = ListLook.plain }
private struct AutomaticListLookKey: EnvironmentKey { static let defaultValue = ListLook.insetGrouped }

extension EnvironmentValues {
    /// What lists in the view are asked to look like.
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }

    /// What the list around the view looks like; never automatic.
    var shownListLook: ListLook {
        get { self[ShownListLookKey.self] }
        set { self[ShownListLookKey.self] = newValue }
    }

    /// What lists look like whose style is automatic.
    var automaticListLook: ListLook {
        get { self[AutomaticListLookKey.self] }
        set { self[AutomaticListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how lists in the view look: plain, or with their sections as bands or cards.
    public nonisolated func listStyle<S: ListStyle>(_ style: S) -> some View {
        let look: ListLook =
            switch style {
            case is GroupedListStyle: .grouped
            case is InsetGroupedListStyle: .insetGrouped
            case is DefaultListStyle: .automatic
            default: .plain
            }
        return environment(\.listLook, look).environment(\.sectionsDisclose, style is SidebarListStyle)
    }
}
