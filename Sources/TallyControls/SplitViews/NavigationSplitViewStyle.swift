import TallyCore
import TallyUI

/// How the columns of a split view share its room.
@MainActor @preconcurrency
public protocol NavigationSplitViewStyle {
    associatedtype Body: View
    typealias Configuration = NavigationSplitViewStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of split views is given: the columns, which styles of the system alone can show, as on Apple's systems.
public struct NavigationSplitViewStyleConfiguration {
    let columns: @MainActor (SplitLook) -> AnyView
}

/// The columns side by side.
public struct AutomaticNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.columns(.sideBySide) }
}

/// The columns side by side.
public struct BalancedNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.columns(.sideBySide) }
}

/// The detail keeps its width; the other columns stand over it, and a tap beside them hides them.
public struct ProminentDetailNavigationSplitViewStyle: NavigationSplitViewStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.columns(.overDetail) }
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

extension NavigationSplitViewStyleConfiguration: StyleConfiguration {
    package static var standardStyle: AutomaticNavigationSplitViewStyle { AutomaticNavigationSplitViewStyle() }
    package typealias StandardBody = NavigationSplitViewStyleBody<AutomaticNavigationSplitViewStyle>
}

package struct NavigationSplitViewStyleBody<S: NavigationSplitViewStyle>: StyleBody {
    @Installed var style: S
    let configuration: NavigationSplitViewStyleConfiguration

    package init(style: S, configuration: NavigationSplitViewStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    /// Sets how the columns of split views in the view share their room, where there is room for several.
    public nonisolated func navigationSplitViewStyle<S: NavigationSplitViewStyle>(_ style: S) -> some View {
        modifier(StyleModifier<NavigationSplitViewStyleBody<S>>(style))
    }
}
