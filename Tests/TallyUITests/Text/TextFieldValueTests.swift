import Foundation
import SwiftUI
import TallyStage
import Testing

/// Fields of values with a format: the program has the value while it is typed.
@MainActor
@Suite("Text field: values")
struct TextFieldValueTests {
    private struct Field<F: ParseableFormatStyle>: View where F.FormatInput: Equatable, F.FormatOutput == String {
        let format: F
        let log: Log
        var clamp: (F.FormatInput) -> F.FormatInput = { $0 }
        @State var value: F.FormatInput
        var body: some View {
            VStack {
                TextField("Value", value: Binding(get: { value }, set: { value = clamp($0) }), format: format)
                Button("Zero") { value = clamp(value) }
                Text(verbatim: "= \(value)")
            }
            .onChange(of: value) { _, new in log("\(new)") }
        }
    }

    private func stage(_ locale: String = "en_US", @ViewBuilder _ content: @escaping () -> some View) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 150)) {
            content().environment(\.locale, Locale(identifier: locale))
        }
        stage.press(.tab)
        stage.advance(by: 0)
        return stage
    }

    /// Typed over all, with a frame for each key: what the field shows then, what it shows when it is left, and the values.
    private func play<F: ParseableFormatStyle>(
        _ format: F, _ value: F.FormatInput, _ typed: String, _ locale: String = "en_US",
        clamp: @escaping (F.FormatInput) -> F.FormatInput = { $0 }
    ) -> [String] where F.FormatInput: Equatable, F.FormatOutput == String {
        let log = Log()
        let stage = stage(locale) { Field(format: format, log: log, clamp: clamp, value: value) }
        let start = stage.frame.texts[0].string
        for key in typed { stage.typing(String(key)) }
        let during = stage.frame.texts[0].string
        stage.press(.tab)
        stage.advance(by: 0)
        return [start, during, stage.frame.texts[0].string, log.take().joined(separator: " ")]
    }

    @Test func `numbers, currencies and percentages are told as they are typed`() {
        #expect(play(.number, 0.0, "42") == ["0", "42", "42", "4.0 42.0"])
        #expect(play(.number, 5.0, "1.50") == ["5", "1.50", "1.5", "1.0 1.5"])
        #expect(play(.number, 5, "-") == ["5", "-", "5", ""])
        #expect(
            play(.currency(code: "USD"), Decimal(0), "1234.5") == [
                "$0.00", "1234.5", "$1,234.50", "1 12 123 1234 1234.5",
            ])
        #expect(play(.currency(code: "USD"), 0.0, "$7") == ["$0.00", "$7", "$7.00", "7.0"])
        #expect(play(.percent, 20, "15") == ["20%", "15", "15%", "1 15"])
        #expect(
            play(.currency(code: "EUR"), 0.0, "4,5", "de_DE") == [
                "0,00\u{A0}€", "4,5", "4,50\u{A0}€", "4.0 4.5",
            ])
        #expect(play(.number.locale(Locale(identifier: "de_DE")), 0.5, "2,5") == ["0,5", "2,5", "2,5", "2.0 2.5"])
    }

    @Test func `an optional value is nil as soon as nothing is written any more`() {
        struct Screen: View {
            @State private var value: Int? = 7
            var body: some View {
                TextField("Value", value: $value, format: .number)
                Text(verbatim: value.map { "= \($0)" } ?? "none")
            }
        }
        let stage = stage { VStack { Screen() } }
        stage.typing("8")
        #expect(stage.text("= 8") != nil)
        stage.press(.delete)
        stage.advance(by: 0)
        #expect(stage.text("none") != nil)
    }

    @Test func `a date is told when it is one`() {
        let day = Date.FormatStyle(date: .numeric, time: .omitted, timeZone: .gmt)
        let start = Date(timeIntervalSince1970: 0)
        let seen = play(day, start, "11/15/2023")
        #expect(seen[0] == "1/1/1970")
        #expect(seen[1] == "11/15/2023" && seen[2] == "11/15/2023")
        #expect(seen[3].hasSuffix("2023-11-15 00:00:00 +0000"))
    }

    @Test func `a binding that clamps shows its value at the next update`() {
        #expect(play(.number, 5, "123", clamp: { min($0, 100) }) == ["5", "100", "100", "1 12 100"])
        let log = Log()
        let stage = stage { Field(format: .number, log: log, clamp: { _ in 7 }, value: 7) }
        stage.typing("8")
        #expect(stage.frame.texts[0].string == "7")
        #expect(log.entries.isEmpty)
    }

    @Test func `what the program makes of the value is shown, in the field being edited too`() throws {
        struct Reset: View {
            @State private var amount = 5
            var body: some View {
                TextField("Amount", value: $amount, format: .number)
                Button("Reset") { amount = 1000 }
            }
        }
        let stage = stage { VStack { Reset() } }
        stage.typing("70")
        try stage.tap("Reset")
        stage.advance(by: 0)
        #expect(stage.text("1,000") != nil)
        stage.press(.end)
        stage.press(.delete, with: [])
        #expect(stage.text("1,00") != nil)
    }

    @Test func `an edit of a value is undone, and the binding told`() {
        let log = Log()
        let stage = stage { Field(format: .number, log: log, value: 5) }
        stage.typing("42")
        stage.press("z", with: .command)
        #expect(log.take() == ["4", "42", "5"])
        #expect(stage.frame.texts[0].string == "5")
    }

    @Test func `a getter that has captured the value`() {
        struct Copy: View {
            let log: Log
            @State private var amount = 0.0
            @State private var optional: Int?
            var body: some View {
                let (copy, other) = (amount, optional)
                TextField(
                    "Amount", value: Binding(get: { copy }, set: { amount = $0 }), format: .currency(code: "USD"))
                TextField("Count", value: Binding(get: { other }, set: { optional = $0 }), format: .number)
                    .onChange(of: amount) { _, new in log("\(new)") }
                    .onChange(of: optional) { _, new in log(new.map { "\($0)" } ?? "nil") }
            }
        }
        let log = Log()
        let stage = stage { VStack { Copy(log: log) } }
        for key in "12.5" { stage.runtime.keyPressed(KeyStroke(KeyEquivalent(key), modifiers: [])) }
        stage.runtime.keyPressed(KeyStroke(.return, modifiers: []))
        stage.advance(by: 0)
        #expect(log.take() == ["12.5"])
        #expect(stage.text("$12.50") != nil)
        stage.press(.tab)
        for key in "1234" { stage.typing(String(key)) }
        #expect(log.take() == ["1", "12", "123", "1234"])
        #expect(stage.text("1234") != nil)
        stage.press(.tab)
        stage.advance(by: 0)
        #expect(stage.text("1,234") != nil)
        #expect(log.entries.isEmpty)
    }

    @Test func `a form without a Return key saves what was typed, and its total follows`() throws {
        struct Split: View {
            let log: Log
            @State private var check = 0.0
            @State private var people = 2
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Amount", value: $check, format: .currency(code: "USD")).focused($isFocused)
                Text(check / Double(people), format: .currency(code: "USD"))
                Button("Save") { log("\(check)") }
                if isFocused { Button("Done") { isFocused = false } }
            }
        }
        let log = Log()
        let stage = stage { VStack { Split(log: log) } }
        stage.typing("42")
        #expect(stage.text("$21.00") != nil)
        try stage.tap("Save")
        #expect(log.take() == ["42.0"])
        #expect(stage.text("42") != nil)
        try stage.tap("Done")
        stage.advance(by: 0)
        #expect(stage.text("$42.00") != nil && stage.text("Done") == nil)
    }
}
