import Foundation
import Tally
import Testing

/// Random edits, held against `AmountReference` after each.
struct AmountRandomTests {
    struct Place: Sendable, CustomTestStringConvertible {
        let locale: String
        let currency: String
        let places: Int
        var limits: ClosedRange<Decimal> = 1_000...2_000_000
        var overflow = AmountInput.Overflow.clamp
        var testDescription: String { "\(locale) \(currency) \(overflow) \(limits)" }
    }

    static let everywhere: [Place] = [
        Place(locale: "ko_KR", currency: "KRW", places: 0),
        Place(locale: "ko_KR", currency: "KRW", places: 0, overflow: .refuse),
        Place(locale: "en_US", currency: "USD", places: 2, limits: 1...9_999.99),
        Place(locale: "en_US", currency: "USD", places: 2, limits: -50_000...50_000, overflow: .refuse),
        Place(locale: "de_DE", currency: "EUR", places: 2, limits: 0...1_000_000, overflow: .allow),
        Place(locale: "es_ES", currency: "EUR", places: 2, limits: -99_999...99_999),
        Place(locale: "ja_JP", currency: "JPY", places: 0, limits: 1...100_000_000_000_000, overflow: .allow),
        Place(locale: "hi_IN", currency: "INR", places: 2, limits: 1...1_000_000_000_000),
        Place(locale: "ar_KW", currency: "KWD", places: 3, limits: 1...1_000_000_000, overflow: .allow),
        Place(locale: "he_IL", currency: "ILS", places: 2, limits: -1_000_000...1_000_000),
    ]

    /// 14,000 edits in all; the million is in `AmountMillionTests`.
    @Test(arguments: everywhere)
    func `every edit does what the plain rules say`(place: Place) {
        AmountRun(place, seed: 1, checksTextEvery: 4).play(1_400)
    }
}

/// One long run of random edits in one place.
struct AmountRun {
    let place: AmountRandomTests.Place
    let textInterval: Int
    var random: SplitMix
    var input: AmountInput
    var reference: AmountReference
    var writer: Decimal.FormatStyle.Currency
    /// Whose marks are written: another one from time to time.
    var locale: String

    init(_ place: AmountRandomTests.Place, seed: UInt64, checksTextEvery interval: Int) {
        self.place = place
        textInterval = interval
        random = SplitMix(seed)
        let home = Locale(identifier: place.locale)
        locale = place.locale
        input = AmountInput(limits: place.limits, currency: place.currency, locale: home, overflow: place.overflow)
        reference = AmountReference(places: place.places, limits: place.limits, overflow: place.overflow)
        writer = .init(code: place.currency, locale: home)
    }

    consuming func play(_ count: Int) {
        for step in 0..<count {
            let edit = next()
            let before = input
            let isTaken = reference.apply(edit)
            let event = apply(edit)
            guard check(edit, before, event, isTaken) else { return }
            if step % textInterval == 0 { checkText() }
        }
    }

    private mutating func next() -> AmountReference.Edit {
        let count = input.rawText.count
        func place(_ random: inout SplitMix) -> Range<Int> {
            let ends = [Int.random(in: -1...count + 1, using: &random), Int.random(in: -1...count + 1, using: &random)]
            return Bool.random(using: &random) ? ends[0]..<ends[0] : ends.min()!..<ends.max()!
        }
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<40: return .digit(Int.random(in: 0...9, using: &random))
        case 40..<45: return .digit(0)
        case 45..<50: return .mark
        case 50..<62: return .backward
        case 62..<66: return .forward
        case 66..<72:
            return .replace(place(&random), ["", "7", "00", "12", "-", "3.5", ".", "0"].randomElement(using: &random)!)
        case 72..<75: return .paste(value())
        case 75: return .clear
        case 76: return .set(value())
        case 77..<86: return .undo
        case 86..<91: return .redo
        case 91: return .limits(limits())
        case 92: return .locale(AmountRandomTests.everywhere.randomElement(using: &random)!.locale)
        default: return .select(place(&random))
        }
    }

    private mutating func limits() -> ClosedRange<Decimal> {
        let most = place.limits.upperBound
        let upper = [most, most, 7, 340, 12_345, 10_000_000_000].randomElement(using: &random)!
        return min(upper, [place.limits.lowerBound, 0, -100].randomElement(using: &random)!)...upper
    }

    private mutating func value() -> Decimal {
        let digits = Int.random(in: 0...9, using: &random)
        var text = digits == 0 ? "0" : "\(Int.random(in: 1...9, using: &random))"
        for _ in 0..<max(0, digits - 1) { text += "\(Int.random(in: 0...9, using: &random))" }
        if place.places > 0, Int.random(in: 0..<3, using: &random) == 0 {
            text += ".\(Int.random(in: 1...9, using: &random))"
        }
        if Int.random(in: 0..<6, using: &random) == 0 { text = "-" + text }
        return Decimal(string: text, locale: Locale(identifier: "en_US_POSIX"))!
    }

    private mutating func apply(_ edit: AmountReference.Edit) -> AmountInput.Event? {
        // Half of what a text field can do comes from one.
        if Bool.random(using: &random), let event = applyAsText(edit) { return event }
        switch edit {
        case .digit(let digit): return input.insert(digit: digit)
        case .mark: return input.insertDecimalMark()
        case .backward: return input.deleteBackward()
        case .forward: return input.deleteForward()
        case .replace(let range, let text): return input.replace(range, with: local(text))
        case .paste(let value): return input.paste(written(value))
        case .clear: return input.clear()
        case .undo: return input.undo()
        case .redo: return input.redo()
        case .set(let value): return input.set(value)
        case .select(let range):
            input.selection = range
            return nil
        case .limits(let limits):
            let revision = input.revision
            input.limits = limits
            return input.events(since: revision).last
        case .locale(let new):
            locale = new
            input.locale = Locale(identifier: new)
            writer = .init(code: place.currency, locale: input.locale)
            return nil
        }
    }

    private func local(_ text: String) -> String {
        let mark = locale == "de_DE" || locale == "es_ES" ? "," : locale == "ar_KW" ? "٫" : "."
        return text.replacingOccurrences(of: ".", with: mark)
    }

    /// An amount as it stands on somebody's clipboard.
    private mutating func written(_ value: Decimal) -> String {
        let text = writer.format(value)
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return "\u{A0}\(text) "
        case 1: return String(text.map { $0.isASCII ? $0.wholeNumberValue.map { Array("０１２３４５６７８９")[$0] } ?? $0 : $0 })
        case 2 where value < 0: return "(\(writer.format(-value)))"
        default: return text
        }
    }

    /// The same edit, made in the raw text by a text field: by a key, by an input method when it is done, by the clipboard.
    ///
    /// - Returns: `nil` if the raw text would not differ, or the edit is none of a text field.
    private mutating func applyAsText(_ edit: AmountReference.Edit) -> AmountInput.Event? {
        let raw = Array(input.rawText)
        let range = input.selection
        func text(_ range: Range<Int>, _ new: String) -> String {
            String(raw[..<range.lowerBound]) + new + String(raw[range.upperBound...])
        }
        switch edit {
        case .digit(let digit):
            let typed = Bool.random(using: &random) ? "\(digit)" : String(Array("０１２３４５６７８９")[digit])
            return input.edit(rawText: text(range, typed))
        case .mark: return input.edit(rawText: text(range, local(".")))
        case .paste(let value): return input.edit(rawText: text(range, written(value)))
        case .backward where !range.isEmpty: return input.edit(rawText: text(range, ""))
        case .backward where range.lowerBound > 0:
            return input.edit(rawText: text(range.lowerBound - 1..<range.lowerBound, ""))
        case .forward where range.isEmpty && range.lowerBound < raw.count:
            return input.edit(
                rawText: text(range.lowerBound..<range.lowerBound + 1, ""), caret: range.lowerBound)
        default: return nil
        }
    }

    private func check(
        _ edit: AmountReference.Edit, _ before: AmountInput, _ event: AmountInput.Event?, _ isTaken: Bool
    ) -> Bool {
        let state = reference.state
        var isRefused = false
        if case .refused? = event { isRefused = true }
        var isRight = input.rawText == state.raw && input.selection == state.selection
        isRight = isRight && isRefused != isTaken
        isRight = isRight && input.amount == reference.amount
        isRight = isRight && input.canUndo == !reference.past.isEmpty && input.canRedo == !reference.future.isEmpty
        // Every call is one event, the last of the journal.
        isRight = isRight && input.revision == before.revision + (event == nil ? 0 : 1)
        isRight = isRight && input.events(since: before.revision) == (event.map { [$0] } ?? [])
        let amount = reference.amount ?? 0
        let isOver = place.overflow == .clamp ? state.isWarned : amount > reference.limits.upperBound
        isRight =
            isRight && input.isOverMaximum == isOver && input.isUnderMinimum == (amount < reference.limits.lowerBound)
        if isRefused { isRight = isRight && input.text == before.text && input.selection == before.selection }
        if !isRight {
            Issue.record(
                """
                \(edit) on \(before.rawText) \(before.selection): \(input.rawText) \(input.selection) by \
                \(event.map { "\($0)" } ?? "-"), where \(state.raw) \(state.selection) is right, \(isTaken)
                """)
        }
        return isRight
    }

    /// Foundation writes the amount just so, without the currency.
    private func checkText() {
        let raw = input.rawText
        guard let amount = input.amount, !raw.hasPrefix("-0") else { return }
        let places = raw.firstIndex(of: ".").map { raw.distance(from: $0, to: raw.endIndex) - 1 } ?? 0
        let style = writer.precision(.fractionLength(places)).decimalSeparator(
            strategy: raw.contains(".") ? .always : .automatic)
        let written = withoutMarks(style.format(amount)).filter {
            $0.isNumber || ".,٫٬".contains($0)
        }
        let text = withoutMarks(input.text).filter { $0 != "-" && $0 != "−" }
        // What is not in the number is the currency's: د.ك. has points of its own.
        #expect(written.hasPrefix(text) || written.hasSuffix(text), "\(raw): \(text), \(written)")
        #expect(written.filter(\.isNumber) == text.filter(\.isNumber))
    }
}
