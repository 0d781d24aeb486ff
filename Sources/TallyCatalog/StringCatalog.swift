package import Foundation

/// A string catalog, `*.xcstrings`, as Xcode writes it: the translations of its keys.
package struct StringCatalog: Decodable, Sendable {
    /// The language of the keys.
    package let sourceLanguage: String
    package let strings: [String: Entry]

    /// The end of its files' names.
    package static let pathExtension = "xcstrings"

    package struct Entry: Decodable, Sendable {
        package var localizations: [String: Localization]?
    }

    /// A text, or what it is in some cases; each of those may again be several.
    package struct Localization: Decodable, Sendable {
        package var stringUnit: Unit?
        package var variations: Variations?
        /// Parts of the text that depend on a number of their own, by name: `%#@name@`.
        package var substitutions: [String: Substitution]?

        package init(variations: Variations?) { self.variations = variations }
    }

    package struct Unit: Decodable, Sendable {
        package let value: String
    }

    package struct Variations: Decodable, Sendable {
        package var plural: [String: Localization]?
        package var device: [String: Localization]?
    }

    package struct Substitution: Decodable, Sendable {
        /// Counted from 1.
        package var argNum: Int?
        package var formatSpecifier: String?
        package var variations: Variations?
    }

    /// - Throws: where there is no file, or none of a catalog.
    package init(contentsOf file: URL) throws {
        self = try JSONDecoder().decode(StringCatalog.self, from: Data(contentsOf: file))
    }

    /// The languages that it has translations in, and that of its keys, in the order of their names.
    package var languages: [String] {
        var all: Set = [sourceLanguage]
        // order: a set is made of them
        for entry in strings.values { all.formUnion((entry.localizations ?? [:]).keys) }
        return all.sorted()
    }
}

extension StringCatalog.Localization {
    /// What it is on a computer: of the variations for devices that for a Mac, else for any other, else for a phone.
    package var onComputer: StringCatalog.Localization {
        guard let devices = variations?.device,
            let chosen = devices["mac"] ?? devices["other"] ?? devices["iphone"]
                ?? devices.min(by: { $0.key < $1.key })?.value
        else { return self }
        var result = chosen.onComputer
        result.substitutions = result.substitutions ?? substitutions
        return result
    }
}
