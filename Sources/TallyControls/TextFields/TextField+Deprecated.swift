import TallyCore
import TallyUI

// Apple means `onSubmit(of:_:)` and `FocusState` to be used instead, without a warning so far.
extension TextField where Label == Text {
    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged), label: Text(titleKey))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextFieldInput(TextSource(text)).calling(onCommit: onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged, onCommit: onCommit),
            label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(TextFieldInput(TextSource(text)).calling(onEditingChanged: onEditingChanged), label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, onCommit: @escaping () -> Void
    ) {
        self.init(TextFieldInput(TextSource(text)).calling(onCommit: onCommit), label: Text(title))
    }
}
