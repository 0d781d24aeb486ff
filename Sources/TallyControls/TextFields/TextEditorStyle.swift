import TallyCore
import TallyUI

/// How text editors look.
@MainActor @preconcurrency
public protocol TextEditorStyle {
    associatedtype Body: View
    typealias Configuration = TextEditorStyleConfiguration
    /// The face in place of the editor's own; nothing that it is given lets it show the editor.
    @ViewBuilder func makeBody(configuration: Self.Configuration) -> Self.Body
}

/// What a style of text editors is given: the editor, which styles of the system alone can show, as on Apple's systems.
public struct TextEditorStyleConfiguration {
    let editor: AnyView
}

/// The text without a ground or a frame.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public init() {}
    public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

/// The text without a ground or a frame.
nonisolated public struct PlainTextEditorStyle: TextEditorStyle {
    public init() {}
    @MainActor public func makeBody(configuration: Configuration) -> some View { configuration.editor }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The text without a ground or a frame.
    public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text without a ground or a frame.
    public static var plain: PlainTextEditorStyle { .init() }
}

extension TextEditorStyleConfiguration: StyleConfiguration {
    package static var standardStyle: AutomaticTextEditorStyle { AutomaticTextEditorStyle() }
    package typealias StandardBody = TextEditorStyleBody<AutomaticTextEditorStyle>
}

package struct TextEditorStyleBody<S: TextEditorStyle>: StyleBody {
    @Installed var style: S
    let configuration: TextEditorStyleConfiguration

    package init(style: S, configuration: TextEditorStyleConfiguration) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style.makeBody(configuration: configuration) }
}

extension View {
    /// Sets how the text editors in the view look.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View { styled(style) }

    private nonisolated func styled<S: TextEditorStyle>(_ style: S) -> some View {
        modifier(StyleModifier<TextEditorStyleBody<S>>(style))
    }
}
