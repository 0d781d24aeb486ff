import TallyCore
import TallyUI

extension TextField where Label == Text {
    @available(
        *, deprecated,
        message:
            "Use FocusState and View.onSubmit for functionality previously provided by the onEditingChanged and onCommit parameters."
    )
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(titleKey))
    }

    @available(
        *, deprecated,
        message: "Use FocusState for functionality previously provided by the onEditingChanged parameter."
    )
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged), label: Text(titleKey))
    }

    @available(
        *, deprecated, message: "Use View.onSubmit for functionality previously provided by the onCommit parameter."
    )
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextFieldInput(TextSource(text)).calling(onCommit: onCommit), label: Text(titleKey))
    }

    @available(
        *, deprecated,
        message:
            "Use FocusState and View.onSubmit for functionality previously provided by the onEditingChanged and onCommit parameters."
    )
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(title))
    }

    @available(
        *, deprecated,
        message: "Use FocusState for functionality previously provided by the onEditingChanged parameter."
    )
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged), label: Text(title))
    }

    @available(
        *, deprecated, message: "Use View.onSubmit for functionality previously provided by the onCommit parameter."
    )
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextFieldInput(TextSource(text)).calling(onCommit: onCommit), label: Text(title))
    }
}
