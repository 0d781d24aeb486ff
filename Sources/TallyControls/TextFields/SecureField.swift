import TallyCore
import TallyUI

/// A text field that shows a dot for each character, and lets nobody copy what was typed.
nonisolated public struct SecureField<Label: View>: View {
    private let input: TextFieldInput
    private let label: Label

    private nonisolated init(
        _ text: Binding<String>, prompt: Text?, label: Label, onCommit: (() -> Void)? = nil
    ) {
        input = TextFieldInput(TextSource(text), prompt: prompt).secret().calling(onCommit: onCommit)
        self.label = label
    }

    /// - Parameter prompt: shown while the text is empty; nil: the label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(text, prompt: prompt, label: label())
    }

    @MainActor public var body: some View { TextField(input, label: label) }
}

extension SecureField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(text, prompt: nil, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(text, prompt: nil, label: Text(title))
    }

    /// - Parameter onCommit: called with the return key; `onSubmit` does the same.
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, prompt: nil, label: Text(titleKey), onCommit: onCommit)
    }

    /// - Parameter onCommit: called with the return key; `onSubmit` does the same.
    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, onCommit: @escaping () -> Void) {
        self.init(text, prompt: nil, label: Text(title), onCommit: onCommit)
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(text, prompt: prompt, label: Text(title))
    }
}
