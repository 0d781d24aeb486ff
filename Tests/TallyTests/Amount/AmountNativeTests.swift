import Foundation
import SwiftUI
import TallyStage
import Testing

@testable import Tally

/// What text fields do of which the runtime's own is no example: they are wide without a text, and take back edits by themselves.
@MainActor
struct AmountNativeTests {
    private func input(_ amount: Decimal? = nil) -> AmountInput {
        AmountInput(amount, limits: 0...99_999, currency: "USD", locale: locale("en_US"))
    }

    // MARK: - What is composed

    @Test func `at rest nothing is composed, however wide the text field is, and what comes is as wide as it is`() {
        let texts = [0.0, 23, 46, 23, 0, 69, 46, 230, 0, 23]
        for least in [0.0, 2, 40, 120] {
            for surplus in [0.0, 2, 8] {
                for start in texts.indices {
                    var composition = AmountComposition()
                    func field(_ text: Double, _ marked: Double = 0) -> Double { max(least, text + marked + surplus) }
                    for text in texts[start...] {
                        #expect(composition.width(ofField: field(text), ruler: text, height: 48) == 0)
                        let seen = composition.width(ofField: field(text, 150), ruler: text, height: 48)
                        #expect(seen == field(text, 150) - text, "\(least), \(surplus), \(start), \(text)")
                        #expect(composition.width(ofField: field(text), ruler: text, height: 48) == 0)
                    }
                    // Another font.
                    #expect(composition.width(ofField: field(600) + 30, ruler: 600, height: 60) == 0)
                }
            }
        }
    }

    @Test func `a key on the screen while something is composed leaves it its room`() {
        var composition = AmountComposition()
        #expect(composition.width(ofField: 2, ruler: 0, height: 48) == 0)
        #expect(composition.width(ofField: 48, ruler: 0, height: 48) == 48)
        #expect(composition.width(ofField: 71, ruler: 23, height: 48) == 48)
    }

    @Test(arguments: [0.0, 7, 120, 1_000])
    func `a text field that is wide when it is empty leaves the prompt where it is`(width: Double) throws {
        let stage = Stage(size: CGSize(width: 320, height: 80)) {
            AmountRow(anchor: 0.5, minimumScale: 1, sign: nil, edges: AmountEdges()) {
                Text(verbatim: "0").hidden()
                Text(verbatim: "prompt").layoutValue(key: AmountRow.RoleKey.self, value: .prompt)
                Color.clear.frame(minWidth: width, idealWidth: width)
                    .layoutValue(key: AmountRow.RoleKey.self, value: .editor(edge: 0, share: 0))
            }
        }
        stage.advance(by: 0)
        let prompt = try #require(stage.frame.texts.first { $0.string == "prompt" }?.rect)
        #expect(abs(prompt.midX - 160) < 0.01)
    }

    // MARK: - What is selected

    @Test
    func `the text field of selected digits is found by assistive technology, and what is composed over them seen`() {
        let screen = AmountScreen(input(1_234), place: "en_US", hasKeypad: false)
        let stage = screen.stage
        stage.press(.tab)
        screen.rest()
        func isComposed() -> Bool { stage.frame.texts.contains { $0.string.contains("９８") && $0.opacity == 1 } }
        for _ in 0..<2 {
            // What is composed takes the place of what is selected, for good.
            screen.model.input.set(1_234)
            screen.model.input.selection = 1..<3
            stage.advance(by: 0)
            #expect(stage.frame.accessibility.first?.value == "$1,234")
            stage.compose("９８")
            stage.advance(by: 0)
            #expect(isComposed())
            stage.compose("")
            stage.advance(by: 0)
            #expect(!isComposed())
        }
    }

    // MARK: - Edits of the text field's own

    @Test func `a text that a field takes back to is an edit, held to the limits, and undone like one`() {
        let format = input().format
        let texts = ["", "1", "12", "123", "12345", "999999", "12.5", "0", "-1", "1234567", "x"]
        for now in texts where typed(now) != nil {
            for older in texts {
                for caret in 0...now.count {
                    var input = typed(now)!
                    input.selection = caret..<caret
                    // What comes is not of one run with the keys before.
                    input.moveCaret(by: 0)
                    let before = input
                    let typing = AmountTyping()
                    let isEdit = typing.take(older, &input, format)
                    #expect(isEdit == (older != now))
                    guard isEdit else { continue }
                    #expect(input.revision == before.revision + 1)
                    #expect((input.amount ?? 0) <= 99_999)
                    #expect(typed(older) == nil || input.rawText == typed(older)!.rawText, "\(now) to \(older)")
                    guard input.rawText != before.rawText else { continue }
                    input.undo()
                    #expect(input.rawText == before.rawText && input.selection == before.selection)
                    input.redo()
                    #expect(input.rawText != before.rawText)
                }
            }
        }
    }

    /// Returns an input with a text, if that can be typed as it is.
    private func typed(_ text: String) -> AmountInput? {
        var input = input()
        input.replace(0..<0, with: text)
        return input.rawText == text ? input : nil
    }

    @Test func `a copy that the field took by itself leaves its next text the whole one`() async {
        var input = input(12_345)
        input.selection = 1..<4
        let typing = AmountTyping()
        typing.copyAsShown()
        #expect(typing.text(of: input, input.format).0 == "234")
        for _ in 0..<10 where typing.copiesAsShown { await Task.yield() }
        #expect(typing.text(of: input, input.format).0 == "12345")
        // A key on the screen, in place of what is selected.
        #expect(typing.take("195", &input, input.format))
        #expect(input.rawText == "195")
        #expect(input.selection == 2..<2)
    }
}
