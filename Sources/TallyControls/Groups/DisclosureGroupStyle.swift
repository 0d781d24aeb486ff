import Foundation
import TallyCore
import TallyUI

/// How disclosure groups look, and what shows and hides their content.
@MainActor @preconcurrency
public protocol DisclosureGroupStyle {
    associatedtype Body: View
    typealias Configuration = DisclosureGroupStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of disclosure groups has to show.
public struct DisclosureGroupStyleConfiguration {
    public struct Label: View {
        let content: AnyView
        public var body: some View { content }
    }

    /// Made only where a style shows it.
    public struct Content: View {
        let content: () -> AnyView
        public var body: some View { content() }
    }

    public let label: DisclosureGroupStyleConfiguration.Label
    public let content: DisclosureGroupStyleConfiguration.Content
    @Binding public var isExpanded: Bool
}

/// The label with a chevron, which a press turns with an animation, and below it the content while it is shown.
public struct AutomaticDisclosureGroupStyle: DisclosureGroupStyle {
    public init() {}

    public func makeBody(configuration: Configuration) -> some View { DisclosureFace(configuration: configuration) }
}

private struct DisclosureFace: View {
    let configuration: DisclosureGroupStyleConfiguration
    private let level = NodeMemory<RowLevel>()

    init(configuration: DisclosureGroupStyleConfiguration) { self.configuration = configuration }

    var body: some View {
        if level.wrapped.isRow {
            head
            if configuration.isExpanded {
                InnerRows(content: configuration.content.modifier(ListRowTrait { $0.indent += 20 }))
            }
        } else {
            VStack(alignment: .leading, spacing: 8) {
                head
                if configuration.isExpanded { configuration.content }
            }
        }
    }

    private var head: some View {
        let isExpanded = configuration.$isExpanded
        return HStack(spacing: 8) {
            configuration.label
            Spacer(minLength: 0)
            TrailingChevron(width: 7, height: 12, lineWidth: 2)
                .foregroundStyle(.tint)
                .modifier(QuarterTurn(isOn: configuration.isExpanded))
        }
        .contentShape(Rectangle())
        .modifier(
            PressModifier(rowPart: .button, action: { withAnimation { isExpanded.wrappedValue.toggle() } }) { _ in }
        )
        .modifier(
            AccessibilityAttachmentModifier(
                AccessibilityChange(
                    addedTraits: .isButton, isElement: true,
                    action: { withAnimation { isExpanded.wrappedValue.toggle() } })))
    }
}

extension DisclosureGroupStyle where Self == AutomaticDisclosureGroupStyle {
    public static var automatic: AutomaticDisclosureGroupStyle { .init() }
}

extension DisclosureGroupStyleConfiguration: StyleConfiguration {
    package static var standardStyle: AutomaticDisclosureGroupStyle { AutomaticDisclosureGroupStyle() }
    package typealias StandardBody = DisclosureGroupStyleBody<AutomaticDisclosureGroupStyle>
}

package struct DisclosureGroupStyleBody<S: DisclosureGroupStyle>: StyleBody {
    @Installed var style: S
    let configuration: DisclosureGroupStyleConfiguration

    package init(style: S, configuration: DisclosureGroupStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    public nonisolated func disclosureGroupStyle<S: DisclosureGroupStyle>(_ style: S) -> some View {
        modifier(StyleModifier<DisclosureGroupStyleBody<S>>(style))
    }
}
