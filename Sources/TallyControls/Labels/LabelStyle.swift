import Foundation
import TallyCore
import TallyUI

/// How labels look.
@MainActor @preconcurrency
public protocol LabelStyle {
    associatedtype Body: View
    typealias Configuration = LabelStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a label style has to show.
public struct LabelStyleConfiguration {
    public struct Title: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct Icon: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let title: LabelStyleConfiguration.Title
    public let icon: LabelStyleConfiguration.Icon
}

/// The title with the icon before it; in the bars of a screen, except in the middle, the icon alone.
nonisolated public struct DefaultLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabel(configuration: configuration)
    }
}

private struct AutomaticLabel: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.labelLook) private var look

    var body: some View {
        switch look {
        case .titleAndIcon: TitleAndIconLabelStyle().makeBody(configuration: configuration)
        case .icon: IconOnlyLabelStyle().makeBody(configuration: configuration)
        }
    }
}

/// The title with the icon before it, which rows of lists draw in the tint, and in a column of its own.
nonisolated public struct TitleAndIconLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        TitleAndIcon(configuration: configuration)
    }
}

private struct TitleAndIcon: View {
    let configuration: LabelStyleConfiguration
    @Environment(\.alignsLabels) private var isAligned

    @ViewBuilder var body: some View {
        // The title says it already.
        let icon = LabelIcon(icon: configuration.icon).accessibilityHidden(true)
        if isAligned {
            AlignedLabel(icon: icon, title: configuration.title)
        } else {
            HStack(spacing: 8) {
                icon
                configuration.title
            }
        }
    }
}

private struct LabelIcon: View {
    let icon: LabelStyleConfiguration.Icon
    @Environment(\.isInList) private var isInList
    @Environment(\.standardForeground) private var foreground
    @Environment(\.listItemTint) private var itemTint
    @Environment(\.tintStyle) private var tint
    @Environment(\.tintsIcons) private var tintsIcons

    var body: some View {
        if isInList, foreground == nil || tintsIcons { icon.standardForeground(style) } else { icon }
    }

    private var style: AnyShapeStyle {
        guard let itemTint, !(itemTint.yields && tint != nil) else { return AnyShapeStyle(.tint) }
        return itemTint.color.map { AnyShapeStyle($0) } ?? AnyShapeStyle(.foreground)
    }
}

nonisolated public struct TitleOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.title }
}

/// The icon alone; assistive technology is told the title.
nonisolated public struct IconOnlyLabelStyle: LabelStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.icon.modifier(SpokenModifier(words: configuration.title))
    }
}

extension LabelStyle where Self == DefaultLabelStyle {
    public static var automatic: DefaultLabelStyle { .init() }
}

extension LabelStyle where Self == TitleAndIconLabelStyle {
    public static var titleAndIcon: TitleAndIconLabelStyle { .init() }
}

extension LabelStyle where Self == TitleOnlyLabelStyle {
    public static var titleOnly: TitleOnlyLabelStyle { .init() }
}

extension LabelStyle where Self == IconOnlyLabelStyle {
    public static var iconOnly: IconOnlyLabelStyle { .init() }
}

extension LabelStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultLabelStyle { DefaultLabelStyle() }
    package typealias StandardBody = LabelStyleBody<DefaultLabelStyle>
}

package struct LabelStyleBody<S: LabelStyle>: StyleBody {
    @Installed var style: S
    let configuration: LabelStyleConfiguration

    package init(style: S, configuration: LabelStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func labelStyle<S: LabelStyle>(_ style: S) -> some View {
        modifier(StyleModifier<LabelStyleBody<S>>(style))
    }
}
