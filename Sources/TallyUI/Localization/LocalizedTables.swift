import Foundation
import Synchronization

/// The tables of bundles, each read once for each locale.
enum LocalizedTables {
    private struct Table: Sendable {
        /// The language's code, for its plurals.
        var language = ""
        var strings: [String: String] = [:]
        var plurals: [String: PluralFormat] = [:]
    }

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
        if let plural = table.plurals[content.key] {
            return plural.expanded(content.arguments ?? [], language: table.language)
        }
        return table.strings[content.key] ?? content.fallback ?? content.key
    }

    // MARK: Reading

    /// Reads the table in the first language that has it: those for the locale, the bundle's own, any.
    private static func read(_ name: String, _ bundle: Bundle, _ locale: Locale) -> Table {
        let root = bundle.resourceURL ?? bundle.bundleURL
        let names = (try? FileManager.default.contentsOfDirectory(atPath: root.path)) ?? []
        let all = names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }.sorted()
        let own = bundle.infoDictionary?["CFBundleDevelopmentRegion"] as? String ?? "en"
        for localization in LocalizationChoice.order(all, for: locale, own: own) {
            let folder = root.appendingPathComponent(localization + ".lproj")
            if let table = table(name, in: folder, language: localization == "Base" ? own : localization) {
                return table
            }
        }
        return table(name, in: root, language: own) ?? Table()
    }

    /// Returns the table; nil if there is none in the folder.
    private static func table(_ name: String, in folder: URL, language: String) -> Table? {
        let words = try? Data(contentsOf: folder.appendingPathComponent(name + ".strings"))
        let counted = try? Data(contentsOf: folder.appendingPathComponent(name + ".stringsdict"))
        if words == nil && counted == nil { return nil }
        var table = Table()
        table.language = Locale.Language(identifier: language).languageCode?.identifier ?? language
        if let words { table.strings = StringsFile.read(words) }
        if let counted, let list = try? PropertyListSerialization.propertyList(from: counted, format: nil) {
            table.plurals = (list as? [String: Any])?.compactMapValues { PluralFormat($0) } ?? [:]
        }
        return table
    }
}

/// Which of a bundle's languages a locale is shown.
enum LocalizationChoice {
    /// Returns the languages in order: those of the locale's language, the nearest first; then the bundle's own,
    /// `Base`, and the first there is.
    static func order(_ all: [String], for locale: Locale, own: String) -> [String] {
        let wanted = Locale.Language(identifier: locale.identifier)
        var order: [String] = []
        for distance in 0...2 { order += all.filter { self.distance($0, to: wanted) == distance } }
        order += all.filter { distance($0, to: Locale.Language(identifier: own)) != nil && !order.contains($0) }
        if all.contains("Base") { order.append("Base") }
        return order.isEmpty ? Array(all.prefix(1)) : order
    }

    /// Returns how far a language is from the one wanted. 0: the region too; 1: of no region; 2: of another. Nil:
    /// another language, or another script.
    private static func distance(_ name: String, to wanted: Locale.Language) -> Int? {
        let offered = Locale.Language(identifier: name)
        guard name != "Base", let code = offered.languageCode, code == wanted.languageCode,
            script(offered) == script(wanted)
        else { return nil }
        guard let region = Locale.Language.Components(identifier: name).region else { return 1 }
        return region == wanted.region ? 0 : 2
    }

    private static func script(_ language: Locale.Language) -> Locale.Script? {
        Locale.Language(identifier: language.maximalIdentifier).script
    }
}
