public import Foundation
import TallyCore
import TallyUI

extension TextField {
    /// The value is written with every edit after which the text stands for one; an empty text stands for nil.
    ///
    /// What was typed stays as it is until the field is submitted or loses the focus; then it is written as the format does.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextFieldInput(TextSource(optional: value, format), prompt: prompt), label: label())
    }

    /// The value is written with every edit after which the text stands for one; any other text leaves it.
    ///
    /// What was typed stays as it is until the field is submitted or loses the focus; then it is written as the format does.
    public nonisolated init<F: ParseableFormatStyle>(
        value: Binding<F.FormatInput>, format: F, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) where F.FormatOutput == String {
        self.init(TextFieldInput(TextSource(value, format), prompt: prompt), label: label())
    }

    /// The value is written when the field is submitted or loses the focus, if the formatter can read what was typed.
    public nonisolated init<V>(
        value: Binding<V>, formatter: Formatter, prompt: Text? = nil, @ViewBuilder label: () -> Label
    ) {
        self.init(TextFieldInput(TextSource(value, formatter), prompt: prompt), label: label())
    }
}

extension TextField where Label == Text {
    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldInput(TextSource(optional: value, format), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput?>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldInput(TextSource(optional: value, format), prompt: prompt), label: Text(title))
    }

    public nonisolated init<F: ParseableFormatStyle>(
        _ titleKey: LocalizedStringKey, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldInput(TextSource(value, format), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, F: ParseableFormatStyle>(
        _ title: S, value: Binding<F.FormatInput>, format: F, prompt: Text? = nil
    ) where F.FormatOutput == String {
        self.init(TextFieldInput(TextSource(value, format), prompt: prompt), label: Text(title))
    }

    public nonisolated init<V>(_ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter) {
        self.init(TextFieldInput(TextSource(value, formatter)), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(_ title: S, value: Binding<V>, formatter: Formatter) {
        self.init(TextFieldInput(TextSource(value, formatter)), label: Text(title))
    }

    public nonisolated init<V>(
        _ titleKey: LocalizedStringKey, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(TextFieldInput(TextSource(value, formatter), prompt: prompt), label: Text(titleKey))
    }

    @_disfavoredOverload
    public nonisolated init<S: StringProtocol, V>(
        _ title: S, value: Binding<V>, formatter: Formatter, prompt: Text?
    ) {
        self.init(TextFieldInput(TextSource(value, formatter), prompt: prompt), label: Text(title))
    }
}

extension Formatter {
    /// Returns the value of a text; nil if it stands for none.
    func value(of text: String) -> Any? {
        if let numbers = self as? NumberFormatter { return numbers.number(from: text) }
        if let dates = self as? DateFormatter { return dates.date(from: text) }
        return nil
    }
}
