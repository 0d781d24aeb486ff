// The name is Foundation's.
// swift-format-ignore-file: AlwaysUseLowerCamelCase
public import Foundation

/// Returns the text of a key in a table of a bundle, in the language of the current locale, as `String(localized:)` finds it.
///
/// Formats in it are left as they are. Foundation's function of this name reads no string catalogs on Linux.
/// - Parameters:
///   - tableName: nil is `Localizable`.
///   - value: what is returned where the table has no such key; empty: the key is.
///   - comment: for translators; it changes nothing.
public func NSLocalizedString(
    _ key: String, tableName: String? = nil, bundle: Bundle = Bundle.main, value: String = "", comment: String
) -> String {
    let content = LocalizedStringKey.Content(
        key: key, arguments: nil, table: tableName, bundle: bundle == .main ? nil : bundle,
        fallback: value.isEmpty ? nil : value)
    return LocalizedTables.format(content, locale: .current)
}
