import Foundation
import Tally
import Testing

struct AmountUndoTests {
    @Test func `a run of typing is undone together, a run of deleting too`() {
        var input = typed("12345<<", into: won())
        #expect(input.text == "123")
        input.undo()
        #expect(input.text == "12,345")
        #expect(input.selection == 5..<5)
        #expect(input.undo() == .undone)
        #expect(input.amount == nil)
        #expect(input.undo() == .refused(.nothingToUndo))
        input.redo()
        #expect(input.text == "12,345")
        input.redo()
        #expect(input.text == "123")
        #expect(input.redo() == .refused(.nothingToRedo))
    }

    @Test func `a moved caret begins a new run, and undo puts it back`() {
        var input = typed("123l9", into: won())
        #expect(input.text == "1,293")
        input.undo()
        #expect(input.text == "123")
        #expect(input.selection == 2..<2)
        input.selection = 0..<2
        input.insert(digit: 4)
        input.undo()
        #expect(input.selection == 0..<2)
    }

    @Test func `a clamp is undone alone`() {
        var input = typed("2000005", into: won())
        #expect(input.amount == 2_000_000 && input.isOverMaximum)
        input.undo()
        #expect(input.amount == 200_000)
        #expect(!input.isOverMaximum)
        input.redo()
        #expect(input.isOverMaximum)
    }

    @Test func `a hundred edits are kept, the oldest go first`() {
        var input = AmountInput(limits: 0...1_000_000, locale: locale("ko_KR"))
        for step in 1...120 { input.set(Decimal(step)) }
        for step in stride(from: 119, through: 20, by: -1) {
            #expect(input.undo() == .undone)
            #expect(input.amount == Decimal(step))
        }
        #expect(input.undo() == .refused(.nothingToUndo))
        for _ in 0..<100 { input.redo() }
        #expect(input.amount == 120)
    }

    @Test func `what is undone is held to limits that came since`() {
        var input = typed("900000", into: won())
        input.clear()
        input.limits = 1_000...50_000
        #expect(input.undo() == .clamped(to: 50_000))
        #expect(input.isOverMaximum)
    }

    // MARK: - The journal

    @Test func `the journal has every call, the last 64 of them`() {
        var input = won()
        #expect(input.events(since: 0).isEmpty)
        input = typed("05<", into: input)
        #expect(input.revision == 3)
        #expect(input.events(since: 0) == [.refused(.leadingZero), .inserted(5, at: 0), .deleted(0..<1)])
        #expect(input.events(since: 2) == [.deleted(0..<1)])
        #expect(input.events(since: 3).isEmpty)
        #expect(input.events(since: .max).isEmpty)
        for _ in 0..<100 { input.clear() }
        #expect(input.revision == 103)
        #expect(input.events(since: .min).count == 64)
        #expect(input.events(since: 100).count == 3)
    }

    @Test func `the samples of the documentation do what they say`() {
        var input = AmountInput(limits: 0...10_000, currency: "EUR", locale: locale("de_DE"))
        #expect(input.insert(digit: 5) == .inserted(5, at: 0))
        #expect(input.paste("1.234,50 €") == .clamped(to: 10_000))
        #expect(input.undo() == .undone)
        #expect(input.text == "5")
        var won = AmountInput(limits: 1_000...2_000_000, currency: "KRW", locale: locale("ko_KR"))
        #expect(won.insert(digit: 5) == .inserted(5, at: 0))
        won.replace(1..<1, with: "0000")
        #expect(won.text == "50,000")
        #expect(won.paste("₩9,000,000") == .clamped(to: 2_000_000))
    }

    @Test func `an amount is within the limits, or it is not`() {
        var input = won()
        #expect(!input.isWithinLimits)
        input.set(999)
        #expect(!input.isWithinLimits)
        input.set(1_000)
        #expect(input.isWithinLimits)
        input.set(9_000_000)
        #expect(input.isWithinLimits && input.isOverMaximum)
        #expect(typed("9000000", into: won(overflow: .allow)).isWithinLimits == false)
        #expect(!AmountInput(limits: 0...5, locale: locale("ko_KR")).isWithinLimits)
    }

    @Test func `two values are equal if everything is`() {
        #expect(typed("12", into: won()) == typed("12", into: won()))
        #expect(typed("12", into: won()) != typed("13", into: won()))
        var moved = typed("12", into: won())
        moved.moveCaret(by: -1)
        #expect(moved != typed("12", into: won()))
    }
}
