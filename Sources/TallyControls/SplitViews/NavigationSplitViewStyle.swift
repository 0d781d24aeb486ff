import TallyCore
import TallyUI

/// How the columns of a split view share its room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body

    /// Of the looks that the runtime knows, which one it is.
    nonisolated var _coversDetail: Bool { get }
}

extension NavigationSplitViewStyle {
    public nonisolated var _coversDetail: Bool { false }
}

/// What a style of split views has to show: the columns as they are.
public struct NavigationSplitViewStyleConfiguration {}

/// The columns side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// The columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
}

/// The detail keeps its width; the other columns stand over it, and a tap beside them hides them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { EmptyView() }
    public nonisolated var _coversDetail: Bool { true }
}

extension NavigationSplitViewStyle where Self == AutomaticNavigationSplitViewStyle {
    /// The columns side by side.
    public static var automatic: AutomaticNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == BalancedNavigationSplitViewStyle {
    /// The columns side by side.
    public static var balanced: BalancedNavigationSplitViewStyle { .init() }
}

extension NavigationSplitViewStyle where Self == ProminentDetailNavigationSplitViewStyle {
    /// The detail keeps its width; the other columns stand over it, and a tap beside them hides them.
    public static var prominentDetail: ProminentDetailNavigationSplitViewStyle { .init() }
}

/// How columns share the room of a split view.
enum SplitLook: Sendable {
    case sideBySide
    case overDetail
}

private struct SplitLookKey: EnvironmentKey { static let defaultValue = SplitLook.sideBySide }

extension EnvironmentValues {
    var splitLook: SplitLook {
        get { self[SplitLookKey.self] }
        set { self[SplitLookKey.self] = newValue }
    }
}

extension View {
    /// Sets how the columns of split views in the view share their room.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        environment(\.splitLook, style._coversDetail ? .overDetail : .sideBySide)
    }
}
