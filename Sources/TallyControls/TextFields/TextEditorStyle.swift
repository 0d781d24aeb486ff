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

/// What a style of text editors is told: nothing, as on Apple's systems.
public struct TextEditorStyleConfiguration {}

/// The text without a ground or a frame.
public struct AutomaticTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { StyledEditor() }
}

/// The text without a ground or a frame.
public struct PlainTextEditorStyle: TextEditorStyle {
    public nonisolated init() {}
    public func makeBody(configuration: Configuration) -> some View { StyledEditor() }
}

extension TextEditorStyle where Self == AutomaticTextEditorStyle {
    /// The text without a ground or a frame.
    public static var automatic: AutomaticTextEditorStyle { .init() }
}

extension TextEditorStyle where Self == PlainTextEditorStyle {
    /// The text without a ground or a frame.
    public static var plain: PlainTextEditorStyle { .init() }
}

/// The editor that a style is asked for.
private struct StyledEditor: View {
    @Environment(\.styledEditor) private var editor
    var body: some View { editor }
}

private struct StyledEditorKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct TextEditorFaceKey: EnvironmentKey { static var defaultValue: (@MainActor () -> AnyView)? { nil } }

extension EnvironmentValues {
    var styledEditor: AnyView? {
        get { self[StyledEditorKey.self] }
        set { self[StyledEditorKey.self] = newValue }
    }

    /// What the style around shows; nil: there is none.
    var textEditorFace: (@MainActor () -> AnyView)? {
        get { self[TextEditorFaceKey.self] }
        set { self[TextEditorFaceKey.self] = newValue }
    }
}

extension View {
    /// Sets how the text editors in the view look.
    public nonisolated func textEditorStyle(_ style: some TextEditorStyle) -> some View {
        modifier(TextEditorStyleModifier(style: style))
    }
}

nonisolated private struct TextEditorStyleModifier<S: TextEditorStyle>: ViewModifier {
    let style: S

    init(style: S) { self.style = style }

    @MainActor func body(content: Content) -> some View {
        let face: @MainActor () -> AnyView = { [style] in AnyView(style.makeBody(configuration: .init())) }
        return content.environment(\.textEditorFace, face)
    }
}
