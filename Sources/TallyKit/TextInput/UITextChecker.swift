public import Foundation

/// Looks words up in the dictionaries of the system: those of Enchant (Debian's `libenchant-2-2`, and for instance
/// `hunspell-en-us`).
///
/// Without them every word counts as right, and `availableLanguages` is empty.
@MainActor
open class UITextChecker: NSObject {
    private static var learned: Set<String> = []
    private var ignored: Set<String> = []

    public override nonisolated init() {}

    /// The tags of the languages that there are dictionaries for, as "en_US".
    public class var availableLanguages: [String] { SpellingDictionaries.shared.languages }

    /// Returns where the next misspelled word stands; its location is `NSNotFound` if there is none.
    ///
    /// - Parameters:
    ///   - range: in UTF-16 units, what is looked at; a part beyond the text is left out.
    ///   - startingOffset: where in the text the search begins, in UTF-16 units.
    ///   - wrapFlag: whether to go on at the beginning of the range.
    ///   - language: as "en_US" or "en"; without a dictionary for it nothing is misspelled.
    open func rangeOfMisspelledWord(
        in stringToCheck: String, range: NSRange, startingAt startingOffset: Int, wrap wrapFlag: Bool, language: String
    ) -> NSRange {
        let none = NSRange(location: NSNotFound, length: 0)
        guard range.location != NSNotFound, let within = Range(range) else { return none }
        let words = words(of: stringToCheck).filter {
            within.lowerBound <= $0.place.location && $0.place.upperBound <= within.upperBound
        }
        let start = words.firstIndex { $0.place.location >= startingOffset } ?? words.count
        // The dictionary is asked until a word is wrong, and no further.
        let order = words[start...] + (wrapFlag ? words[..<start] : [])
        return order.first { isWrong($0.word, language) }?.place ?? none
    }

    /// Returns words that may have been meant by the one in the range, the likeliest first; nil: nothing is known of it.
    open func guesses(forWordRange range: NSRange, in string: String, language: String) -> [String]? {
        word(in: range, of: string).flatMap { SpellingDictionaries.shared.guesses(for: $0, language: language) }
    }

    /// Returns those of the guesses that are longer than the word in the range and begin as it does, sorted; nil: nothing is known of it.
    open func completions(forPartialWordRange range: NSRange, in string: String, language: String) -> [String]? {
        guard let start = word(in: range, of: string) else { return nil }
        return SpellingDictionaries.shared.guesses(for: start, language: language)?
            .filter { $0.lowercased().hasPrefix(start.lowercased()) && $0.count > start.count }.sorted()
    }

    /// Counts a word as right for this checker from now on.
    open func ignoreWord(_ wordToIgnore: String) { ignored.insert(wordToIgnore) }

    open var ignoredWords: [String]? {
        get { ignored.isEmpty ? nil : ignored.sorted() }
        set { ignored = Set(newValue ?? []) }
    }

    /// Counts a word as right for all checkers as long as the program runs.
    public class func learnWord(_ word: String) { learned.insert(word) }
    public class func hasLearnedWord(_ word: String) -> Bool { learned.contains(word) }
    public class func unlearnWord(_ word: String) { learned.remove(word) }

    private func isWrong(_ word: String, _ language: String) -> Bool {
        !ignored.contains(word) && !Self.learned.contains(word)
            && !SpellingDictionaries.shared.knows(word, language: language)
    }

    private func word(in range: NSRange, of string: String) -> String? {
        Range(range, in: string).map { String(string[$0]) }
    }

    /// Returns what stands between blanks and marks, with apostrophes inside, but for numbers.
    private func words(of text: String) -> [(word: String, place: NSRange)] {
        text.split { !($0.isLetter || $0.isNumber || $0 == "'" || $0 == "’") }.compactMap { part in
            var word = part
            while let first = word.first, !first.isLetter, !first.isNumber { word.removeFirst() }
            while let last = word.last, !last.isLetter, !last.isNumber { word.removeLast() }
            if !word.contains(where: \.isLetter) { return nil }
            return (String(word), NSRange(word.startIndex..<word.endIndex, in: text))
        }
    }
}
