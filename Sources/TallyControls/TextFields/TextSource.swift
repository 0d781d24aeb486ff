import Foundation
import TallyCore

/// The value behind a text field, as text.
struct TextSource {
    /// When the binding is told.
    enum Kind {
        /// The text is written at every edit; what is read is what was written.
        case text
        /// Of every edit that stands for a value, which may be written in several ways.
        case value
        /// The value is written when editing ends.
        case valueAtEnd
    }

    /// What the field shows when nobody edits.
    let read: (Locale) -> String
    /// Takes what was typed, and returns what is read where it has been taken; nil, and nothing is written, if it stands for no
    /// value.
    let write: (String, Locale) -> String?
    let kind: Kind

    var isLive: Bool { kind != .valueAtEnd }
    var isFormatted: Bool { kind != .text }

    nonisolated init(_ text: Binding<String>) {
        read = { _ in text.wrappedValue }
        write = { new, _ in
            text.wrappedValue = new
            return new
        }
        kind = .text
    }

    nonisolated init<F: ParseableFormatStyle>(_ value: Binding<F.FormatInput>, _ format: F)
    where F.FormatOutput == String {
        read = { format.localized($0).format(value.wrappedValue) }
        write = { text, locale in
            let format = format.localized(locale)
            guard let new = try? format.parseStrategy.parse(text) else { return nil }
            value.wrappedValue = new
            return format.format(new)
        }
        kind = .value
    }

    /// An empty text stands for nil.
    nonisolated init<F: ParseableFormatStyle>(optional value: Binding<F.FormatInput?>, _ format: F)
    where F.FormatOutput == String {
        read = { locale in value.wrappedValue.map { format.localized(locale).format($0) } ?? "" }
        write = { text, locale in
            if text.allSatisfy(\.isWhitespace) {
                value.wrappedValue = nil
                return ""
            }
            let format = format.localized(locale)
            guard let new = try? format.parseStrategy.parse(text) else { return nil }
            value.wrappedValue = new
            return format.format(new)
        }
        kind = .value
    }

    /// Told at the end only, as Apple's.
    nonisolated init<V>(_ value: Binding<V>, _ formatter: Formatter) {
        read = { _ in formatter.string(for: value.wrappedValue) ?? "" }
        write = { text, _ in
            guard let new = formatter.value(of: text) as? V else { return nil }
            value.wrappedValue = new
            return formatter.string(for: new)
        }
        kind = .valueAtEnd
    }
}

extension FormatStyle {
    /// Returns the style in a locale, unless it names one itself.
    fileprivate func localized(_ locale: Locale) -> Self {
        self == self.locale(.autoupdatingCurrent) ? self.locale(locale) : self
    }
}
