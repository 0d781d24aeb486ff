import Foundation
import Synchronization
import TallyCatalog

/// The tables of bundles, each read once for each locale.
enum LocalizedTables {
    private typealias Table = [String: LocalizedEntry]

    private struct Place: Hashable {
        /// The name of the bundle; nil is the main one.
        let bundle: String?
        let table: String
        let locale: String
    }

    private static let known = Mutex<[Place: Table]>([:])

    /// Returns what a key stands for: its format in the table of the locale's language, else its fallback, else the key itself.
    static func format(_ content: LocalizedStringKey.Content, locale: Locale) -> String {
        let place = Place(
            bundle: content.bundle?.bundlePath, table: content.table ?? "Localizable", locale: locale.identifier)
        let table: Table
        if let seen = known.withLock({ $0[place] }) {
            table = seen
        } else {
            let new = read(place.table, content.bundle ?? .main, locale)
            known.withLock { $0[place] = new }
            table = new
        }
        return table[content.key]?.format(content.arguments ?? []) ?? content.fallback ?? content.key
    }

    // MARK: Reading

    /// Reads the tables of a name in each of the bundle's folders: of two entries of a key the first counts.
    private static func read(_ name: String, _ bundle: Bundle, _ locale: Locale) -> Table {
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        var result: Table = [:]
        for folder in ResourceFolder.all(in: bundle.resourceURL ?? bundle.bundleURL) {
            for table in [files(name, in: folder, locale, own: own), catalog(name, in: folder, locale)] {
                result.merge(table) { first, _ in first }
            }
        }
        return result
    }

    /// The entries of the files in the first language that has the table: those for the locale, the bundle's own, any.
    private static func files(_ name: String, in root: URL, _ locale: Locale, own: String) -> Table {
        let names = ResourceFolder.contents(root).map(\.lastPathComponent)
        let all = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
        for localization in LocalizationChoice.order(all, for: locale, own: own) {
            let folder = root.appendingPathComponent(localization + ".lproj")
            if let table = table(name, in: folder, language: localization == "Base" ? own : localization) {
                return table
            }
        }
        return table(name, in: root, language: own) ?? [:]
    }

    /// Returns the table; nil if there is none in the folder.
    private static func table(_ name: String, in folder: URL, language: String) -> Table? {
        let words = try? Data(contentsOf: folder.appendingPathComponent(name + ".strings"))
        let counted = try? Data(contentsOf: folder.appendingPathComponent(name + ".stringsdict"))
        if words == nil && counted == nil { return nil }
        var table: Table = [:]
        if let words { table = StringsFile.read(words).mapValues { .text($0) } }
        if let counted, let list = try? PropertyListSerialization.propertyList(from: counted, format: nil) {
            let language = PluralCategory.language(language)
            for (key, entry) in list as? [String: Any] ?? [:] {  // order: each is put under its key
                if let plural = PluralFormat(entry) { table[key] = .variables(plural, language: language) }
            }
        }
        return table
    }

    /// The entries of a string catalog: each in the first language that has it: those for the locale, then that of the keys.
    private static func catalog(_ name: String, in folder: URL, _ locale: Locale) -> Table {
        let file = folder.appendingPathComponent("\(name).\(StringCatalog.pathExtension)")
        guard FileManager.default.fileExists(atPath: file.path), let catalog = try? StringCatalog(contentsOf: file)
        else {
            return [:]
        }
        let languages = LocalizationChoice.order(catalog.languages, for: locale, own: catalog.sourceLanguage)
        return catalog.strings.compactMapValues { entry in
            for language in languages {
                if let localization = entry.localizations?[language],
                    let entry = LocalizedEntry(localization, language: PluralCategory.language(language))
                {
                    return entry
                }
            }
            return nil
        }
    }
}
