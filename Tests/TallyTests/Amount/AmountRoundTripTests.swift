import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// What was copied out of a field, as it is shown or plain, is the same amount when it is pasted into one.
struct AmountRoundTripTests {
    private static let places = [
        "ko_KR", "en_US", "en_IN", "de_DE", "de_CH", "de_AT", "fr_FR", "fr_CH", "es_ES", "pl_PL", "pt_PT", "ja_JP",
        "zh_CN", "hi_IN", "bn_BD", "ar_EG", "ar_KW", "ar_MA", "he_IL", "fa_IR", "ur_PK", "my_MM", "sv_SE", "cs_CZ",
        "tr_TR", "ru_RU", "bg_BG", "et_EE",
    ]
    private static let currencies = [("KRW", 0), ("JPY", 0), ("USD", 2), ("EUR", 2), ("INR", 2), ("KWD", 3), ("", 2)]
    private static let amounts = [
        "1", "12", "123", "1234", "12345", "123456", "1234567", "98765432109", "1.5", "0.25", "12.34", "1234.50",
        "234.567", "1234.567", "1234567.125", "-5", "-1234", "-234.567", "-1234567.89",
    ]

    private static func places(of amount: String) -> Int {
        amount.firstIndex(of: ".").map { amount.distance(from: $0, to: amount.endIndex) - 1 } ?? 0
    }

    @MainActor private func copies(of input: AmountInput) -> [String] {
        let typing = AmountTyping()
        return [false, true].map { asShown in
            typing.copiesAsShown = asShown
            let (text, selection) = typing.text(of: input, input.format)
            return String(Array(text)[selection])
        }
    }

    @MainActor @Test(arguments: places)
    func `a copy is the same amount when it is pasted, in every currency`(place: String) {
        for (currency, digits) in Self.currencies {
            for amount in Self.amounts where Self.places(of: amount) <= digits {
                let decimal = Decimal(string: amount)!
                let empty = AmountInput(
                    limits: -1_000_000_000_000...1_000_000_000_000, currency: currency, locale: locale(place))
                var input = empty
                input.set(decimal)
                input.selectAll()
                for text in copies(of: input) {
                    var other = empty
                    other.paste(text)
                    #expect(other.amount == decimal, "\(currency): \(text)")
                    // Upon itself, as a text field puts it there.
                    var same = input
                    same.replace(0..<same.raw.count, with: text)
                    #expect(same.amount == decimal, "\(currency): \(text)")
                }
            }
        }
    }

    /// Any part of an amount can be put behind another as it stands there.
    @MainActor @Test(arguments: ["ko_KR", "de_DE", "hi_IN", "ar_KW"])
    func `a part that was copied is the same digits when it is pasted`(place: String) {
        var input = AmountInput(limits: 0...1_000_000_000_000, currency: "KWD", locale: locale(place))
        input.set(10_002_000.5)
        let raw = Array(input.rawText)
        for lower in raw.indices {
            for upper in lower + 1...raw.count {
                input.selection = lower..<upper
                for text in copies(of: input) {
                    var other = AmountInput(7, limits: 0...1_000_000_000_000, currency: "KWD", locale: locale(place))
                    other.replace(1..<1, with: text)
                    var part = String(raw[lower..<upper])
                    // A fraction of zeros says nothing when it is pasted, nor does a mark at the end.
                    if part.hasSuffix(".500"), other.rawText.hasSuffix(".5") { part.removeLast(2) }
                    if part.hasSuffix("."), !other.rawText.hasSuffix(".") { part.removeLast() }
                    #expect(other.rawText == "7" + part, "\(part) as \(text)")
                }
            }
        }
    }

    @MainActor
    @Test(arguments: [
        ("de_DE", "234,567", "234,567"), ("ar_KW", "234٫567", "٢٣٤٫٥٦٧"), ("en_US", "234.567", "234.567"),
    ])
    func `the keyboard copies the locale's decimal mark, also of plain digits`(
        place: String, plain: String, shown: String
    ) {
        let input = AmountInput(234.567, limits: 0...999_999, currency: "KWD", locale: locale(place))
        let screen = AmountScreen(input, place: place, size: CGSize(width: 320, height: 120), hasKeypad: false)
        let stage = screen.stage
        stage.press(.tab)
        stage.press("a", modifiers: .control)
        let copies: [(EventModifiers, String)] = [([.control, .shift], plain), ([.control], shown)]
        for (modifiers, text) in copies {
            stage.press("c", modifiers: modifiers)
            #expect(stage.preferences.pasteboard == text)
            stage.press("x", modifiers: modifiers)
            stage.advance(by: 0)
            #expect(screen.model.input.rawText.isEmpty)
            #expect(stage.preferences.pasteboard == text)
            stage.press("v", modifiers: .control)
            stage.advance(by: 0)
            #expect(screen.model.input.rawText == "234.567")
            stage.press("a", modifiers: .control)
            stage.advance(by: 0)
        }
    }

    @MainActor @Test func `keys go where the caret is around a decimal mark of the locale`() {
        let input = AmountInput(limits: 0...999_999, currency: "EUR", locale: locale("de_DE"))
        let screen = AmountScreen(input, place: "de_DE", size: CGSize(width: 320, height: 120), hasKeypad: false)
        let stage = screen.stage
        stage.press(.tab)
        stage.type("12,5")
        stage.press(.leftArrow)
        stage.press(.delete)
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "125")
        stage.type(",")
        stage.press(.rightArrow)
        stage.type("7")
        stage.press(.home)
        stage.press(.deleteForward)
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "2.57")
        #expect(stage.frame.accessibility.first?.value == "2,57\u{A0}€")
        // The decimal mark of another locale groups here, and stands at no group.
        let revision = screen.model.input.revision
        stage.type(".")
        stage.advance(by: 0)
        #expect(screen.model.input.events(since: revision) == [.refused(.notANumber)])
    }
}
