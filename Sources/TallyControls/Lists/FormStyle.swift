import TallyCore
import TallyUI

/// How forms look.
@MainActor @preconcurrency
public protocol FormStyle {
    associatedtype Body: View
    typealias Configuration = FormStyleConfiguration
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of forms has to show.
public struct FormStyleConfiguration {
    public struct Content: View {
        let content: AnyView
        public var body: some View { content }
    }

    public let content: FormStyleConfiguration.Content
}

/// The style of forms where none is set: it looks like `grouped`.
nonisolated public struct AutomaticFormStyle: FormStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Sections as cards on a grey ground.
nonisolated public struct GroupedFormStyle: FormStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        GroupedForm(content: configuration.content)
    }
}

/// Controls below one another, on no ground.
nonisolated public struct ColumnsFormStyle: FormStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View {
        ColumnsForm(content: configuration.content)
    }
}

extension FormStyle where Self == AutomaticFormStyle {
    /// A style that looks like `grouped`.
    public static var automatic: AutomaticFormStyle { .init() }
}

extension FormStyle where Self == GroupedFormStyle {
    /// Sections as cards on a grey ground.
    public static var grouped: GroupedFormStyle { .init() }
}

extension FormStyle where Self == ColumnsFormStyle {
    /// Controls below one another, on no ground.
    public static var columns: ColumnsFormStyle { .init() }
}

/// What is seen of a form.
enum FormLook: Sendable {
    case grouped
    case columns
    /// As a style of the program's own has it.
    case styled
}

private struct FormLookKey: EnvironmentKey { static let defaultValue = FormLook.grouped }

extension EnvironmentValues {
    var formLook: FormLook {
        get { self[FormLookKey.self] }
        set { self[FormLookKey.self] = newValue }
    }
}

extension FormStyleConfiguration: StyleConfiguration {
    package static var standardStyle: AutomaticFormStyle { AutomaticFormStyle() }
    package typealias StandardBody = FormStyleBody<AutomaticFormStyle>
}

package struct FormStyleBody<S: FormStyle>: StyleBody {
    @Installed var style: S
    let configuration: FormStyleConfiguration

    package init(style: S, configuration: FormStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension FormStyle {
    /// Those of our own show the content without erasing what it is.
    fileprivate nonisolated static var look: FormLook {
        if self == ColumnsFormStyle.self { return .columns }
        return self == GroupedFormStyle.self || self == AutomaticFormStyle.self ? .grouped : .styled
    }
}

extension View {
    /// Sets how forms in the view look. A form in what a style of the program's own shows is in the style around that one.
    public nonisolated func formStyle<S: FormStyle>(_ style: S) -> some View {
        modifier(StyleModifier<FormStyleBody<S>>(style)).environment(\.formLook, S.look)
    }
}
