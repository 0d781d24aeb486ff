import Foundation
import TallyCore
import TallyUI

/// How group boxes look.
@MainActor @preconcurrency
public protocol GroupBoxStyle {
    associatedtype Body: View
    typealias Configuration = GroupBoxStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of group boxes has to show.
public struct GroupBoxStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: GroupBoxStyleConfiguration.Label
    public let content: GroupBoxStyleConfiguration.Content
}

/// The label above the content, on a faint ground with round corners.
nonisolated public struct DefaultGroupBoxStyle: GroupBoxStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        VStack(alignment: .leading, spacing: 8) {
            configuration.label.font(.headline)
            configuration.content
        }
        .padding(16)
        .background(ControlFill.ground, in: RoundedRectangle(cornerRadius: 8, style: .continuous))
        .containerShape(RoundedRectangle(cornerRadius: 8, style: .continuous))
    }
}

extension GroupBoxStyle where Self == DefaultGroupBoxStyle {
    public static var automatic: DefaultGroupBoxStyle { .init() }
}

extension GroupBoxStyleConfiguration: StyleConfiguration {
    package static var standardStyle: DefaultGroupBoxStyle { DefaultGroupBoxStyle() }
    package typealias StandardBody = GroupBoxStyleBody<DefaultGroupBoxStyle>
}

package struct GroupBoxStyleBody<S: GroupBoxStyle>: StyleBody {
    @Installed var style: S
    let configuration: GroupBoxStyleConfiguration

    package init(style: S, configuration: GroupBoxStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func groupBoxStyle<S: GroupBoxStyle>(_ style: S) -> some View {
        modifier(StyleModifier<GroupBoxStyleBody<S>>(style))
    }
}
