import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// The field as a text field: keys, presses, the clipboard, input methods, focus.
@MainActor
struct AmountEditorTests {
    private let wide: ClosedRange<Decimal> = 0...999_999_999_999

    /// A field with the focus.
    private func screen(_ amount: Decimal? = nil, currency: String = "KRW", in place: String = "ko_KR") -> AmountScreen
    {
        let screen = AmountScreen(
            AmountInput(amount, limits: wide, currency: currency, locale: locale(place)), place: place)
        screen.stage.press(.tab)
        screen.rest()
        return screen
    }

    private func press(_ screen: AmountScreen, _ key: KeyEquivalent, _ modifiers: EventModifiers = []) {
        screen.stage.press(key, modifiers: modifiers)
        screen.stage.advance(by: 0)
    }

    // MARK: - Keys

    @Test func `Tab leaves the caret where it is, and keys in the same frame go there`() {
        let screen = AmountScreen(AmountInput(1_234, limits: wide, locale: locale("ko_KR")))
        screen.model.input.selection = 1..<1
        screen.stage.press(.tab)
        screen.stage.type("9")
        screen.stage.press(.leftArrow)
        screen.stage.type("8")
        screen.stage.advance(by: 0)
        #expect(screen.model.input.rawText == "189234")
        #expect(screen.model.input.selection == 2..<2)
    }

    @Test func `an arrow crosses a group mark in one press, and with Shift selects digits`() {
        let screen = screen(1_234_567)
        var places: [Int] = []
        for _ in 0..<8 {
            press(screen, .leftArrow)
            places.append(screen.model.input.selection.lowerBound)
        }
        #expect(places == [6, 5, 4, 3, 2, 1, 0, 0])
        press(screen, .rightArrow, .shift)
        press(screen, .rightArrow, .shift)
        #expect(screen.model.input.selection == 0..<2)
        press(screen, .end)
        for _ in 0..<4 { press(screen, .leftArrow, .shift) }
        #expect(screen.model.input.selection == 3..<7)
        press(screen, .rightArrow, .shift)
        #expect(screen.model.input.selection == 4..<7)
        press(screen, .home, .shift)
        #expect(screen.model.input.selection == 0..<7)
        press(screen, .rightArrow)
        press(screen, .leftArrow, .option)
        #expect(screen.model.input.selection == 0..<0)
        press(screen, .rightArrow, .command)
        #expect(screen.model.input.selection == 7..<7)
    }

    @Test func `of equal digits the keys delete the one beside the caret`() {
        for (key, caret) in [(KeyEquivalent.delete, 1), (.deleteForward, 2)] {
            let screen = screen(5_555)
            screen.model.input.selection = 2..<2
            screen.stage.advance(by: 0)
            press(screen, key)
            #expect(screen.model.input.rawText == "555")
            #expect(screen.model.input.selection == caret..<caret)
            let rising = screen.stage.frame.texts.filter { $0.opacity > 0 && $0.rect.midY < 130 }
            screen.stage.advance(by: 0.05)
            #expect(rising.count > 3)
        }
        let screen = screen(11_111)
        screen.model.input.selection = 2..<2
        screen.stage.advance(by: 0)
        press(screen, .deleteForward, .command)
        #expect(screen.model.input.rawText == "11")
        #expect(screen.model.input.selection == 2..<2)
    }

    @Test func `undo and redo are the amount's own, whoever made the edits`() throws {
        let screen = screen()
        screen.stage.type("12")
        try screen.tap("3")
        screen.model.input.add(1_000)
        screen.stage.press("z", modifiers: .command)
        screen.stage.type("4")
        screen.stage.advance(by: 0)
        #expect(screen.model.input.rawText == "1234")
        press(screen, "z", .control)
        press(screen, "z", .control)
        #expect(screen.model.input.rawText.isEmpty)
        press(screen, "z", [.control, .shift])
        press(screen, "y", .control)
        #expect(screen.model.input.rawText == "1234")
        screen.stage.press(.delete)
        screen.stage.press(.delete)
        press(screen, "z", .control)
        // Both were one run.
        #expect(screen.model.input.rawText == "1234")
    }

    @Test func `what is clamped, refused or led by a zero is one event, and the caret is the amount's`() {
        let screen = AmountScreen(AmountInput(1_000, limits: 0...20_000, locale: locale("ko_KR")))
        screen.stage.press(.tab)
        screen.stage.advance(by: 0)
        press(screen, .home)
        let revision = screen.model.input.revision
        screen.stage.type("0")
        screen.stage.type("x")
        screen.stage.type("9")
        screen.stage.advance(by: 0)
        #expect(
            screen.model.input.events(since: revision) == [
                .refused(.leadingZero), .refused(.notANumber), .clamped(to: 20_000),
            ])
        #expect(screen.model.input.selection == 5..<5)
        screen.stage.press(.delete)
        screen.stage.advance(by: 0)
        #expect(screen.model.input.rawText == "2000")
    }

    @Test func `digits of every script are taken, and the locale's mark`() {
        let screen = screen(currency: "EUR", in: "de_DE")
        screen.stage.type("１２٣४,5")
        screen.stage.advance(by: 0)
        #expect(screen.model.input.rawText == "1234.5")
        #expect(screen.model.input.selection == 6..<6)
    }

    // MARK: - Presses

    @Test(arguments: [("ko_KR", "KRW"), ("hi_IN", "INR"), ("de_DE", "EUR"), ("ar_KW", "KWD"), ("he_IL", "ILS")])
    func `a press places the caret at the nearest edge of a drawn digit, wherever it is`(
        place: String, currency: String
    ) {
        let input = AmountInput(123_456.5, limits: -1...9_999_999, currency: currency, locale: locale(place))
        let screen = AmountScreen(input, place: place, size: CGSize(width: 500, height: 120), hasKeypad: false)
        func edge(_ raw: Int) -> Double {
            screen.model.input.selection = raw..<raw
            screen.stage.advance(by: 0)
            return bars(screen).first.map { Double($0.midX) } ?? .nan
        }
        screen.stage.press(.tab)
        screen.stage.advance(by: 0)
        let edges = (0...input.rawText.count).map(edge)
        #expect(edges == edges.sorted())
        for x in stride(from: edges[0] - 10, through: edges[edges.count - 1] + 10, by: 4.3) {
            // Presses far apart in time are no double ones.
            screen.stage.advance(by: 0.5)
            screen.stage.tap(CGPoint(x: x, y: 60))
            screen.stage.advance(by: 0)
            let near = edges.map { abs($0 - x) }.min()!
            let selection = screen.model.input.selection
            #expect(selection.isEmpty && abs(abs(edges[selection.lowerBound] - x) - near) < 0.01, "\(x)")
        }
    }

    @Test func `a press brings the focus, two select the amount, a drag selects, and typing replaces`() {
        let screen = AmountScreen(AmountInput(1_234_567, limits: wide, locale: locale("ko_KR")))
        let stage = screen.stage
        let (one, four) = (screen.glyph("1")!.rect, screen.glyph("4")!.rect)
        stage.tap(CGPoint(x: four.maxX - 2, y: four.midY))
        stage.advance(by: 0)
        stage.type("9")
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "12349567")
        press(screen, "z", .control)
        stage.advance(by: 1)
        stage.tap(CGPoint(x: four.midX, y: four.midY))
        stage.advance(by: 0.1)
        stage.tap(CGPoint(x: four.midX, y: four.midY))
        stage.advance(by: 0)
        #expect(screen.model.input.selection == 0..<7)
        stage.advance(by: 1)
        stage.drag(from: CGPoint(x: one.maxX + 1, y: one.midY), to: CGPoint(x: four.maxX - 1, y: four.midY))
        stage.advance(by: 0)
        #expect(screen.model.input.selection == 1..<4)
        #expect(abs(bars(screen)[0].maxX - screen.glyph("4")!.rect.maxX) < 0.01)
        stage.drag(from: CGPoint(x: four.maxX, y: four.midY), to: CGPoint(x: 1, y: 1))
        stage.advance(by: 0)
        #expect(screen.model.input.selection == 0..<4)
        stage.type("8")
        stage.advance(by: 0)
        #expect(screen.model.input.text == "8,567")
    }

    private func bars(_ screen: AmountScreen) -> [CGRect] {
        screen.stage.frame.shapes.map(\.rect).filter { $0.midY < 130 && $0.height > 30 }
    }

    @Test func `the caret goes with the row as it makes room, and with the digit beside it as it closes`() throws {
        let screen = screen(12)
        for key in ["3", "<"] {
            try screen.tap(key)
            for _ in 0..<12 {
                let x = try #require(key == "3" ? screen.glyph("원")?.rect.minX : screen.glyph("2")?.rect.maxX)
                #expect(abs(bars(screen)[0].midX - x) < 0.01)
                screen.stage.advance(by: 0.01)
            }
        }
    }

    // MARK: - The clipboard

    @Test func `a copy is as the amount is shown, with Shift as plain digits`() {
        let screen = screen(1_234_567)
        let stage = screen.stage
        press(screen, "c", .command)
        #expect(stage.preferences.pasteboard == nil)
        press(screen, "a", .command)
        stage.press("c", modifiers: .command)
        #expect(stage.preferences.pasteboard == "1,234,567")
        stage.press("c", modifiers: [.command, .shift])
        #expect(stage.preferences.pasteboard == "1234567")
        screen.model.input.selection = 1..<5
        stage.advance(by: 0)
        press(screen, "c", .control)
        #expect(stage.preferences.pasteboard == "2,345")
        #expect(screen.model.input.selection == 1..<5)
        let revision = screen.model.input.revision
        stage.press("x", modifiers: .control)
        stage.type("0")
        stage.advance(by: 0)
        #expect(stage.preferences.pasteboard == "2,345")
        #expect(screen.model.input.events(since: revision) == [.deleted(1..<5), .inserted(0, at: 1)])
        #expect(screen.model.input.rawText == "1067")
        press(screen, "z", .control)
        press(screen, "z", .control)
        #expect(screen.model.input.rawText == "1234567")
        #expect(screen.model.input.selection == 1..<5)
    }

    @Test(arguments: [
        ("₩1,000", 0..<7, "1000"), ("1,000", 0..<7, "1000"), ("5만 원", 7..<7, nil), ("１２", 0..<6, "127"),
        ("7", 3..<4, "1237567"), ("1.5", 0..<7, nil), ("two", 0..<7, nil), ("1 2", 1..<1, nil),
        ("12\n", 0..<7, "12"), ("(5)", 0..<7, nil), ("\u{200F}9,999", 0..<7, "9999"),
    ])
    func `a paste is one event, and refused it changes nothing`(text: String, selection: Range<Int>, raw: String?) {
        let screen = screen(1_234_567)
        screen.model.input.selection = selection
        screen.stage.preferences.pasteboard = text
        screen.stage.advance(by: 0)
        let revision = screen.model.input.revision
        var replica = screen.model.input
        screen.stage.press("v", modifiers: .control)
        screen.stage.advance(by: 0)
        let events = screen.model.input.events(since: revision)
        #expect(events.count == 1)
        if let raw {
            #expect(screen.model.input.rawText == raw)
        } else if case .refused? = events.first {
            #expect(screen.model.input.rawText == "1234567")
            #expect(screen.model.input.selection == selection)
        } else {
            #expect(replica.paste(text) == events.first)
            #expect(replica.rawText == screen.model.input.rawText)
        }
    }

    // MARK: - Input methods

    @Test func `what an input method shows is seen, has room, and is no part of the amount until it is final`() throws {
        let screen = screen(1_234)
        let stage = screen.stage
        press(screen, .leftArrow)
        let unit = try #require(screen.glyph("원")?.rect)
        let revision = screen.model.input.revision
        stage.compose("９８")
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "1234")
        #expect(screen.model.input.revision == revision)
        #expect(stage.frame.accessibility.first?.value == "1,234원")
        let marked = try #require(screen.glyph("９８")?.rect)
        #expect(abs(marked.minX - screen.glyph("3")!.rect.maxX) < 1)
        #expect(screen.glyph("4")!.rect.minX > marked.maxX - 3)
        #expect(screen.glyph("원")!.rect.minX > unit.minX)
        stage.compose("９８7")
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "1234")
        stage.compose("")
        stage.advance(by: 0)
        #expect(screen.glyph("원")?.rect == unit)
        stage.compose("９８")
        stage.press(.home)
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "123984")
        #expect(screen.model.input.selection == 0..<0)
        #expect(screen.model.input.revision == revision + 1)
        stage.compose("한")
        stage.press(.return)
        stage.advance(by: 0)
        #expect(screen.model.input.rawText == "123984")
        #expect(screen.model.input.events(since: revision).last == .refused(.notANumber))
    }

    @Test func `what is composed into nothing stands where the prompt was`() {
        let screen = screen()
        screen.stage.compose("１２")
        screen.stage.advance(by: 0)
        #expect(screen.glyphs.filter { $0.rect.minX < 320 }.map(\.string) == ["１２"])
        screen.stage.press(.return)
        screen.rest()
        #expect(screen.text == "12원")
    }

    // MARK: - Focus

    @MainActor @Observable
    final class Form {
        var input = won(12)
        var isOff = false
        var sent = 0
        var focus: String?
        var asks: String?
    }

    private struct FormView: View {
        @Bindable var form: Form
        @FocusState private var focus: String?
        var body: some View {
            VStack(spacing: 0) {
                AmountField(input: $form.input).focused($focus, equals: "amount").disabled(form.isOff)
                Button("other") {}
            }
            .onSubmit { form.sent += 1 }
            .onChange(of: focus) { form.focus = $1 }
            .onChange(of: form.asks) { focus = $1 }
        }
    }

    @Test func `Return submits, focus states bring and tell the focus, and a disabled field does nothing`() {
        let form = Form()
        let stage = Stage(size: CGSize(width: 320, height: 120)) { FormView(form: form) }
        form.asks = "amount"
        _ = stage.settle()
        #expect(form.focus == "amount")
        stage.type("3")
        stage.press(.return)
        stage.advance(by: 0)
        #expect(form.sent == 1)
        #expect(form.input.rawText == "123")
        form.asks = nil
        _ = stage.settle()
        #expect(form.focus == nil)
        stage.type("4")
        stage.advance(by: 0)
        #expect(form.input.rawText == "123")
        stage.tap(CGPoint(x: 160, y: 50))
        stage.advance(by: 0)
        #expect(form.focus == "amount")
        form.isOff = true
        stage.advance(by: 0)
        #expect(form.focus == nil)
        stage.tap(CGPoint(x: 1, y: 50))
        stage.type("5")
        stage.advance(by: 1)
        #expect(form.focus == nil)
        #expect(form.input.rawText == "123")
        stage.press(.tab)
        stage.type("6")
        stage.advance(by: 0)
        #expect(form.input.rawText == "123")
    }
}
