import Foundation
import TallyCore
import TallyUI

/// How a label and what belongs to it stand together.
@MainActor @preconcurrency
public protocol LabeledContentStyle {
    associatedtype Body: View
    typealias Configuration = LabeledContentStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of labeled content has to show.
public struct LabeledContentStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let label: Label
    public let content: Content
}

/// The label at the leading edge, the content, fainter, at the trailing one; the content alone where labels are hidden.
nonisolated public struct AutomaticLabeledContentStyle: LabeledContentStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        AutomaticLabeledContent(configuration: configuration)
    }
}

private struct AutomaticLabeledContent: View {
    let configuration: LabeledContentStyleConfiguration
    @Environment(\.areLabelsHidden) private var areLabelsHidden

    @ViewBuilder var body: some View {
        if areLabelsHidden {
            configuration.content
        } else {
            HStack(alignment: .firstTextBaseline, spacing: 8) {
                configuration.label
                Spacer(minLength: 0)
                configuration.content.environment(\.alignsLabels, false).standardForeground(.secondary)
            }
        }
    }
}

extension LabeledContentStyle where Self == AutomaticLabeledContentStyle {
    public static var automatic: AutomaticLabeledContentStyle { .init() }
}

extension LabeledContentStyleConfiguration: StyleConfiguration {
    package static var standardStyle: AutomaticLabeledContentStyle { AutomaticLabeledContentStyle() }
    package typealias StandardBody = LabeledContentStyleBody<AutomaticLabeledContentStyle>
}

package struct LabeledContentStyleBody<S: LabeledContentStyle>: StyleBody {
    @Installed var style: S
    let configuration: LabeledContentStyleConfiguration

    package init(style: S, configuration: LabeledContentStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func labeledContentStyle<S: LabeledContentStyle>(_ style: S) -> some View {
        modifier(StyleModifier<LabeledContentStyleBody<S>>(style))
    }
}
