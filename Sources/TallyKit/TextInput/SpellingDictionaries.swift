import CSpelling
import Foundation

/// The dictionaries of the system, by Enchant. Without it, or without a dictionary for a language, nothing is known of that.
@MainActor
final class SpellingDictionaries {
    static let shared = SpellingDictionaries()

    /// Nil: Enchant is not installed.
    private let library: spelling_library?
    private var known: [String: UnsafeMutableRawPointer?] = [:]

    private init() {
        var loaded = spelling_library()
        library = spelling_load(&loaded) != 0 ? loaded : nil
    }

    /// The tags of the languages, as "en_US", sorted.
    private(set) lazy var languages: [String] = {
        guard let library else { return [] }
        let tags = TagList()
        library.list_dictionaries(
            library.broker,
            { tag, _, _, _, context in
                guard let tag, let context else { return }
                Unmanaged<TagList>.fromOpaque(context).takeUnretainedValue().names.insert(String(cString: tag))
            }, Unmanaged.passUnretained(tags).toOpaque())
        return withExtendedLifetime(tags) { tags.names.sorted() }
    }()

    private final class TagList {
        var names: Set<String> = []
    }

    /// Returns the dictionary of a language, or that of the first place where it is spoken: "en" is that of "en_US", if there is one.
    private func dictionary(_ language: String) -> UnsafeMutableRawPointer? {
        if let found = known[language] { return found }
        let tag = language.replacingOccurrences(of: "-", with: "_")
        let tags = [tag] + (tag == "en" ? ["en_US"] : []) + languages.filter { $0.hasPrefix(tag + "_") }
        var found: UnsafeMutableRawPointer?
        if let library, let first = tags.first(where: { library.dictionary_exists(library.broker, $0) != 0 }) {
            found = library.request_dictionary(library.broker, first)
        }
        known[language] = .some(found)
        return found
    }

    /// Returns false if a word is surely not of the language.
    func knows(_ word: String, language: String) -> Bool {
        guard let library, let dictionary = dictionary(language), !word.isEmpty else { return true }
        return library.check(dictionary, word, word.utf8.count) <= 0
    }

    /// Returns words that may have been meant, the likeliest first; nil: there is no dictionary.
    func guesses(for word: String, language: String) -> [String]? {
        guard let library, let dictionary = dictionary(language), !word.isEmpty else { return nil }
        var count = 0
        guard let words = library.suggest(dictionary, word, word.utf8.count, &count) else { return [] }
        defer { library.free_suggestions(dictionary, words) }
        return (0..<count).compactMap { words[$0].map { String(cString: $0) } }
    }
}
