import Foundation
import TallyCore
import TallyUI

/// How groups of controls look.
@MainActor @preconcurrency
public protocol ControlGroupStyle {
    associatedtype Body: View
    typealias Configuration = ControlGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of control groups has to show.
public struct ControlGroupStyleConfiguration {
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// Nothing where the group has no label.
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let content: ControlGroupStyleConfiguration.Content
    public let label: ControlGroupStyleConfiguration.Label
}

/// The controls side by side on one ground with lines between them; in a menu in one row.
nonisolated public struct AutomaticControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(configuration: configuration, inMenu: .titled)
    }
}

/// The controls side by side without a ground, as in a bar.
nonisolated public struct NavigationControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        HStack(spacing: 16) { configuration.content }.accessibilityElement(children: .contain)
    }
}

/// A menu that the label opens; in a menu one that opens in its place.
nonisolated public struct MenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        Menu(content: { configuration.content }, label: { configuration.label })
    }
}

/// In a menu a row of icons; elsewhere a menu that the label opens.
nonisolated public struct CompactMenuControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        CompactControlGroup(configuration: configuration)
    }
}

/// In a menu a row of icons; elsewhere the controls side by side on one ground.
nonisolated public struct PaletteControlGroupStyle: ControlGroupStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ControlGroupFace(configuration: configuration, inMenu: .icons)
    }
}

extension ControlGroupStyle where Self == AutomaticControlGroupStyle {
    /// The controls side by side on one ground with lines between them; in a menu in one row.
    public static var automatic: AutomaticControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == NavigationControlGroupStyle {
    /// The controls side by side without a ground, as in a bar.
    public static var navigation: NavigationControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == MenuControlGroupStyle {
    /// A menu that the label opens; in a menu one that opens in its place.
    public static var menu: MenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == CompactMenuControlGroupStyle {
    /// In a menu a row of icons; elsewhere a menu that the label opens.
    public static var compactMenu: CompactMenuControlGroupStyle { .init() }
}

extension ControlGroupStyle where Self == PaletteControlGroupStyle {
    /// In a menu a row of icons; elsewhere the controls side by side on one ground.
    public static var palette: PaletteControlGroupStyle { .init() }
}

extension ControlGroupStyleConfiguration: StyleConfiguration {
    package static var standardStyle: AutomaticControlGroupStyle { AutomaticControlGroupStyle() }
    package typealias StandardBody = ControlGroupStyleBody<AutomaticControlGroupStyle>
}

package struct ControlGroupStyleBody<S: ControlGroupStyle>: StyleBody {
    @Installed var style: S
    let configuration: ControlGroupStyleConfiguration

    package init(style: S, configuration: ControlGroupStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func controlGroupStyle<S: ControlGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier<ControlGroupStyleBody<S>>(style))
    }
}
