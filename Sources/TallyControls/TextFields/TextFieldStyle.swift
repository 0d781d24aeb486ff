import Foundation
import TallyCore
import TallyUI

/// How text fields look. A style of your own puts something around the field it is given, which looks as the style outside
/// of yours says.
public protocol TextFieldStyle {
    associatedtype _Body: View
    @ViewBuilder @MainActor @preconcurrency func _body(configuration: TextField<Self._Label>) -> Self._Body
    typealias _Label = _TextFieldStyleLabel
}

/// The label of the field that a style is given.
public struct _TextFieldStyleLabel: View {
    private let content: AnyView

    init(_ label: some View) { content = AnyView(label) }

    public var body: some View { content }
}

/// The style of the surroundings: plain.
nonisolated public struct DefaultTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration.bare }
}

/// The text alone.
nonisolated public struct PlainTextFieldStyle: TextFieldStyle {
    public init() {}
    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View { configuration.bare }
}

/// A frame with round corners; a press anywhere in it is one on the text. The sizes are those of iOS.
nonisolated public struct RoundedBorderTextFieldStyle: TextFieldStyle {
    public init() {}

    @MainActor public func _body(configuration: TextField<Self._Label>) -> some View {
        configuration.bare
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

extension TextField: StyleConfiguration where Label == _TextFieldStyleLabel {
    package static var standardStyle: DefaultTextFieldStyle { DefaultTextFieldStyle() }
    package typealias StandardBody = TextFieldStyleBody<DefaultTextFieldStyle>
}

package struct TextFieldStyleBody<S: TextFieldStyle>: StyleBody {
    @Installed var style: S
    let configuration: TextField<_TextFieldStyleLabel>

    package init(style: S, configuration: TextField<_TextFieldStyleLabel>) {
        self.style = style
        self.configuration = configuration
    }
    package var body: some View { style._body(configuration: configuration) }
}

private struct TextFieldInsetsKey: EnvironmentKey { static let defaultValue = EdgeInsets() }

extension EnvironmentValues {
    /// The room that a style leaves between the field's edge and its text; presses there are on the text.
    var textFieldInsets: EdgeInsets {
        get { self[TextFieldInsetsKey.self] }
        set { self[TextFieldInsetsKey.self] = newValue }
    }
}

extension View {
    public nonisolated func textFieldStyle<S: TextFieldStyle>(_ style: S) -> some View {
        modifier(StyleModifier<TextFieldStyleBody<S>>(style))
    }
}
