public import Foundation
import TallyCore
import TallyUI

// The first forms of fields with a formatter, told of edits and of the end by closures.

extension TextField where Label == Text {
    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(value, formatter)).calling(
                onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(titleKey))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter,
        onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(value, formatter)).calling(onEditingChanged: onEditingChanged),
            label: Text(titleKey))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(value, formatter)).calling(onCommit: onCommit), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void,
        onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(value, formatter)).calling(
                onEditingChanged: onEditingChanged, onCommit: onCommit), label: Text(title))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onEditingChanged: @escaping (Bool) -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(value, formatter)).calling(onEditingChanged: onEditingChanged), label: Text(title)
        )
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, onCommit: @escaping () -> Void
    ) {
        self.init(
            TextFieldInput(TextSource(value, formatter)).calling(onCommit: onCommit), label: Text(title))
    }
}
