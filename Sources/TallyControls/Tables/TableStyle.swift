import Foundation
import TallyCore
import TallyUI

/// How tables look.
@MainActor @preconcurrency
public protocol TableStyle {
    associatedtype Body: View
    typealias Configuration = TableStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of tables has to show.
public struct TableStyleConfiguration {
    let content: AnyView
}

/// The style of tables where none is set: it looks like `inset`.
nonisolated public struct AutomaticTableStyle: TableStyle {
    public init() {}

    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.content }
}

/// Rows on the ground, with lines between them that begin where the texts do.
nonisolated public struct InsetTableStyle: TableStyle {
    private let rows: AlternatingRowBackgroundBehavior

    public init() { rows = .automatic }
    public init(alternatesRowBackgrounds: Bool) { rows = alternatesRowBackgrounds ? .enabled : .disabled }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        configuration.content.transformEnvironment(\.alternatingRows) { if rows != .automatic { $0 = rows } }
    }
}

/// A table with a line around it.
nonisolated public struct BorderedTableStyle: TableStyle {
    private let rows: AlternatingRowBackgroundBehavior

    public init() { rows = .automatic }
    public init(alternatesRowBackgrounds: Bool) { rows = alternatesRowBackgrounds ? .enabled : .disabled }

    @MainActor public func makeBody(configuration: Configuration) -> some View {
        let shape = RoundedRectangle(cornerRadius: 6, style: .continuous)
        configuration.content
            .transformEnvironment(\.alternatingRows) { if rows != .automatic { $0 = rows } }
            .clipShape(shape)
            .overlay { shape.strokeBorder(ControlFill.separator, lineWidth: 1).allowsHitTesting(false) }
    }
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { .init() }
}

extension TableStyle where Self == InsetTableStyle {
    /// Rows on the ground, with lines between them that begin where the texts do.
    public static var inset: InsetTableStyle { .init() }

    /// The same, with every other row on a faint ground, or none.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A table with a line around it.
    public static var bordered: BorderedTableStyle { .init() }

    /// The same, with every other row on a faint ground, or none.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        .init(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyleConfiguration: StyleConfiguration {
    package static var standardStyle: AutomaticTableStyle { AutomaticTableStyle() }
    package typealias StandardBody = TableStyleBody<AutomaticTableStyle>
}

package struct TableStyleBody<S: TableStyle>: StyleBody {
    @Installed var style: S
    let configuration: TableStyleConfiguration

    package init(style: S, configuration: TableStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    /// Sets how tables in the view look.
    public nonisolated func tableStyle<S: TableStyle>(_ style: S) -> some View {
        modifier(StyleModifier<TableStyleBody<S>>(style))
    }
}
