import Foundation

/// How text fields look. A style of your own puts something around the field it is given.
@MainActor @preconcurrency
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder func _body(configuration: TextField<Self._Label>) -> Self._Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
    private let content: AnyView

    init(_ label: some View) { content = AnyView(label) }

    public var body: some View { content }
}

/// The style of the surroundings: plain.
public struct DefaultTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// The text alone.
public struct PlainTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}
    public func _body(configuration: TextField<Self._Label>) -> some View { configuration }
}

/// A frame with round corners; a press anywhere in it is one on the text. The sizes are those of iOS.
public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public nonisolated init() {}

    public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration
            .environment(\.textFieldInsets, EdgeInsets(top: 6, leading: 7, bottom: 6, trailing: 7))
            .background {
                RoundedRectangle(cornerRadius: 5, style: .continuous).fill(.background)
                RoundedRectangle(cornerRadius: 5, style: .continuous).strokeBorder(ControlFill.separator, lineWidth: 1)
            }
    }
}

extension TextFieldStyle where Self == DefaultTextFieldStyle {
    public static var automatic: DefaultTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == PlainTextFieldStyle {
    public static var plain: PlainTextFieldStyle { .init() }
}

extension TextFieldStyle where Self == RoundedBorderTextFieldStyle {
    public static var roundedBorder: RoundedBorderTextFieldStyle { .init() }
}

/// A style whose type is hidden.
struct AnyTextFieldStyle: @unchecked Sendable {
    let make: @MainActor (TextField<_TextFieldStyleLabel>) -> AnyView

    nonisolated init<S: TextFieldStyle>(_ style: S) {
        nonisolated(unsafe) let style = style
        make = { AnyView(style._body(configuration: $0)) }
    }
}

private struct TextFieldStyleKey: EnvironmentKey {
    static let defaultValue = AnyTextFieldStyle(DefaultTextFieldStyle())
}
private struct TextFieldInsetsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension EnvironmentValues {
    var textFieldStyle: AnyTextFieldStyle {
        get { self[TextFieldStyleKey.self] }
        set { self[TextFieldStyleKey.self] = newValue }
    }

    /// The room that a style leaves between the field's edge and its text; presses there are on the text.
    var textFieldInsets: EdgeInsets {
        get { self[TextFieldInsetsKey.self] }
        set { self[TextFieldInsetsKey.self] = newValue }
    }
}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        environment(\.textFieldStyle, AnyTextFieldStyle(style))
    }
}
