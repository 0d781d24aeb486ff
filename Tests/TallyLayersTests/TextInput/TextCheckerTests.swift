import Foundation
import Testing
import UIKit

/// Words looked up in the dictionary of English that the tests install.
@MainActor
struct TextCheckerTests {
    private let checker = UITextChecker()

    private func misspelled(
        _ text: String, from start: Int = 0, wrap: Bool = false, in range: NSRange? = nil, language: String = "en"
    ) -> String? {
        let whole = NSRange(location: 0, length: text.utf16.count)
        let found = checker.rangeOfMisspelledWord(
            in: text, range: range ?? whole, startingAt: start, wrap: wrap, language: language)
        return found.location == NSNotFound ? nil : (text as NSString).substring(with: found)
    }

    @Test func `a word of the dictionary is right, and one that is not there is found`() {
        #expect(misspelled("silkworm") == nil)
        #expect(misspelled("slikwrom") == "slikwrom")
        #expect(misspelled("two wrods and 12 more") == "wrods")
        #expect(misspelled("don't “quote” it") == nil)
        #expect(misspelled("") == nil)
    }

    @Test func `the search begins where it is told, and goes round`() {
        #expect(misspelled("wrods are wrogn", from: 3) == "wrogn")
        #expect(misspelled("wrods are", from: 6) == nil)
        #expect(misspelled("wrods are", from: 6, wrap: true) == "wrods")
        #expect(misspelled("wrods are wrogn", in: NSRange(location: 5, length: 4)) == nil)
        #expect(misspelled("é wrods", from: 1) == "wrods")
        #expect(misspelled("wrods", in: NSRange(location: 0, length: 900)) == "wrods")
        #expect(misspelled("wrods", in: NSRange(location: NSNotFound, length: 0)) == nil)
    }

    @Test func `a language without a dictionary has no wrong words`() {
        #expect(misspelled("slikwrom", language: "tlh") == nil)
        #expect(checker.guesses(forWordRange: NSRange(location: 0, length: 8), in: "slikwrom", language: "tlh") == nil)
        #expect(UITextChecker.availableLanguages.contains("en_US"))
        #expect(misspelled("slikwrom", language: "en-US") == "slikwrom")
    }

    @Test func `words are guessed, ignored and learned`() throws {
        let range = NSRange(location: 0, length: 5)
        let guesses = try #require(checker.guesses(forWordRange: range, in: "wrods", language: "en_US"))
        #expect(guesses.contains("words"))
        #expect(checker.guesses(forWordRange: NSRange(location: 3, length: 9), in: "wrods", language: "en") == nil)
        checker.ignoreWord("wrods")
        #expect(misspelled("wrods") == nil && checker.ignoredWords == ["wrods"])
        #expect(UITextChecker().ignoredWords == nil)
        UITextChecker.learnWord("slikwrom")
        #expect(misspelled("slikwrom") == nil && UITextChecker.hasLearnedWord("slikwrom"))
        UITextChecker.unlearnWord("slikwrom")
        #expect(misspelled("slikwrom") == "slikwrom")
    }
}
