import Foundation

/// The value behind a text field, as text.
struct TextSource {
    /// What the field shows when nobody edits.
    let read: (Locale) -> String
    /// Takes what was typed; a text that stands for no value changes nothing.
    let write: (String, Locale) -> Void
    /// Whether it is told of every keystroke, or at the end only.
    let isLive: Bool

    nonisolated init(_ text: Binding<String>) {
        read = { _ in text.wrappedValue }
        write = { new, _ in text.wrappedValue = new }
        isLive = true
    }

    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        read = { format.localized($0).format(value.wrappedValue) }
        write = { text, locale in
            if let new = try? format.localized(locale).parseStrategy.parse(text) { value.wrappedValue = new }
        }
        isLive = false
    }

    /// An empty text stands for nil.
    nonisolated init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        read = { locale in value.wrappedValue.map { format.localized(locale).format($0) } ?? "" }
        write = { text, locale in
            if text.allSatisfy(\.isWhitespace) {
                value.wrappedValue = nil
            } else if let new = try? format.localized(locale).parseStrategy.parse(text) {
                value.wrappedValue = new
            }
        }
        isLive = false
    }

    nonisolated init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        write = { text, _ in
            if let new = formatter.value(of: text) as? V { value.wrappedValue = new }
        }
        isLive = false
    }
}

extension FormatStyle {
    /// The style in a locale, unless it names one itself.
    fileprivate func localized(_ locale: Locale) -> Self {
        self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
    }
}
