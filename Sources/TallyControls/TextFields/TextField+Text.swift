import TallyCore
import TallyUI

extension TextField {
    /// - Parameter prompt: shown while the text is empty; nil: the label.
    public nonisolated init(text: Binding<String>, prompt: Text? = nil, @ViewBuilder label: () -> Label) {
        self.init(TextFieldInput(TextSource(text), prompt: prompt), label: label())
    }

    /// - Parameter axis: vertical: lines are wrapped, and the field grows with them up to the line limit.
    public nonisolated init(
        text: Binding<String>, prompt: Text? = nil, axis: Axis, @ViewBuilder label: () -> Label
    ) {
        self.init(TextFieldInput(TextSource(text), prompt: prompt, axis: axis), label: label())
    }

    /// - Parameter selection: what is selected while the field has the focus; writing it selects. The field's last selection
    ///   stays when the focus leaves.
    public nonisolated init(
        text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil,
        @ViewBuilder label: () -> Label
    ) {
        self.init(TextFieldInput(TextSource(text), selection: selection, prompt: prompt, axis: axis), label: label())
    }
}

extension TextField where Label == Text {
    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>) {
        self.init(TextFieldInput(TextSource(text)), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>) {
        self.init(TextFieldInput(TextSource(text)), label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldInput(TextSource(text), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?) {
        self.init(TextFieldInput(TextSource(text), prompt: prompt), label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, axis: Axis) {
        self.init(TextFieldInput(TextSource(text), axis: axis), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, axis: Axis) {
        self.init(TextFieldInput(TextSource(text), axis: axis), label: Text(title))
    }

    public nonisolated init(_ titleKey: LocalizedStringKey, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(TextFieldInput(TextSource(text), prompt: prompt, axis: axis), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(_ title: S, text: Binding<String>, prompt: Text?, axis: Axis) {
        self.init(TextFieldInput(TextSource(text), prompt: prompt, axis: axis), label: Text(title))
    }

    public nonisolated init(
        _ titleKey: LocalizedStringKey, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil,
        axis: Axis? = nil
    ) {
        self.init(
            TextFieldInput(TextSource(text), selection: selection, prompt: prompt, axis: axis), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol>(
        _ title: S, text: Binding<String>, selection: Binding<TextSelection?>, prompt: Text? = nil, axis: Axis? = nil
    ) {
        self.init(
            TextFieldInput(TextSource(text), selection: selection, prompt: prompt, axis: axis), label: Text(title))
    }
}
