import TallyCore

/// How navigation views look: always as a stack.
public protocol NavigationViewStyle {}

nonisolated public struct DefaultNavigationViewStyle: NavigationViewStyle { public init() {} }
nonisolated public struct StackNavigationViewStyle: NavigationViewStyle { public init() {} }

extension NavigationViewStyle where Self == DefaultNavigationViewStyle {
    public static var automatic: DefaultNavigationViewStyle { .init() }
}

extension NavigationViewStyle where Self == StackNavigationViewStyle {
    public static var stack: StackNavigationViewStyle { .init() }
}

extension View {
    /// Changes nothing: navigation views are stacks, whatever the style.
    public nonisolated func navigationViewStyle<S: NavigationViewStyle>(_ style: S) -> some View { self }
}
