import Foundation
import SwiftUI
import Testing

@testable import Tally

/// A board is a value: a change makes the next one of it, the same one for the same, and touches nothing else.
@MainActor
struct BoardTests {
    /// Tells a board of changes one after another, each of them to two copies, and one copy once more.
    ///
    /// - Parameter show: Tells a board of the change with a number.
    private func check<B: Board>(
        _ first: B, changes: Int, _ generator: inout SplitMix, show: (inout B, Int) -> Void
    ) {
        var board = first
        for change in 0..<changes {
            let before = board
            var dropped = board
            show(&dropped, (change * 7 + 3) % changes)
            #expect(board == before, "what was done to a copy is seen in the original, change \(change)")
            var other = board
            show(&board, change)
            show(&other, change)
            #expect(other == board, "two changes of one board are not the same, change \(change)")
            let serial = board.serial
            show(&other, change)
            #expect(other == board, "told twice is not told once, change \(change)")
            #expect(other.serial == serial && serial - before.serial <= 1)
            if Int.random(in: 0...5, using: &generator) == 0 {
                if board.comesToRest() { board.purge() }
                let rested = board
                show(&board, change)
                #expect(board == rested, "told of what it shows at rest it changes, change \(change)")
            }
            guard board.serial > before.serial, let watch = board.beginWatch(), change % 3 == 0 else { continue }
            board.endWatch(watch)
        }
        #expect(board.serial > changes / 4)
    }

    private nonisolated static let styles: [RollStyle] = [
        .flow, .perDigit, .perDigit(columns: .byPosition), .numericText, .ticker, .odometer, .continuous,
    ]

    @Test(arguments: styles.indices) func `a number told the same twice has changed once`(style: Int) {
        var generator = SplitMix(UInt64(style) + 1)
        let values = (0..<300).map { _ in Int.random(in: -99_999...99_999, using: &generator) / 7 }
        let modes = (0..<300).map { _ in Int.random(in: 0...9, using: &generator) }
        for isMeasured in [true, false] {
            var board = RollBoard()
            if isMeasured { board.lineHeight = 20 }
            check(board, changes: values.count, &generator) { board, change in
                let value = values[change]
                board.show(
                    change % 41 == 0
                        ? NumberText(verbatim: "?????") : NumberText(value, format: .number.locale(Locale("en_US"))),
                    style: Self.styles[style], sense: .trend, identity: RollIdentity(value: change / 50),
                    mode: modes[change] == 0 ? .jump : modes[change] == 1 ? .fade : .roll)
            }
        }
    }

    @Test func `a window told the same twice has changed once`() {
        var generator = SplitMix(21)
        let values = (0..<200).map { _ in Int.random(in: 0...9, using: &generator) }
        check(ReplacementBoard<Int>(), changes: values.count, &generator) { board, change in
            board.show(
                values[change], identity: RollIdentity(value: change / 20), sense: .trend, isStill: change % 11 == 0)
        }
    }

    @Test func `a count told the same twice has changed once`() {
        var generator = SplitMix(22)
        let values = (0..<200).map { _ in Decimal(Int.random(in: 0...9_999, using: &generator)) / 100 }
        check(CountBoard(), changes: values.count, &generator) { board, change in
            board.show(
                NumberText(values[change], format: .number.locale(Locale("en_US"))),
                identity: RollIdentity(value: change / 30), counts: change % 9 != 0)
        }
    }

    @Test func `slots told the same twice have changed once`() {
        var generator = SplitMix(23)
        let values = (0..<200).map { _ in Int.random(in: -999...99_999, using: &generator) }
        check(SlotBoard<PushFaces>(), changes: values.count, &generator) { board, change in
            board.show(
                SlotText(NumberText(values[change], format: .number.locale(Locale("en_US")))),
                trigger: SlotTrigger(value: change / 3), playsFirst: true, isStill: change % 13 == 0
            ) { token, _, _ in
                SlotBoard.Way(
                    faces: PushFaces(
                        token: token, first: 0, count: 9, pace: PushPace(stepDuration: 0.1), face: .push), start: 0,
                    end: 9, animation: .linear(duration: 1))
            }
        }
    }

    @Test func `what leaves by a change that comes with the end of another is not taken out`() {
        func text(_ text: String) -> NumberText { NumberText(verbatim: text) }
        var slots = SlotBoard<ReelFaces>()
        var number = RollBoard()
        number.lineHeight = 20
        for change in ["abc", "ab", "a"] {
            slots.show(
                SlotText(text(change)), trigger: SlotTrigger(value: 0), playsFirst: false, isStill: false
            ) { token, _, _ in
                SlotBoard.Way(faces: ReelFaces(token: token, digits: [0]), start: 0, end: 0, animation: nil)
            }
            number.show(text(change), style: .ticker, sense: .down, identity: nil, mode: .roll)
            guard change == "ab" else { continue }
            let rest = [slots.comesToRest(), number.comesToRest()]
            #expect(rest == [true, true])
        }
        // The body that was asked for is evaluated after the last change.
        slots.purge()
        number.purge()
        #expect(slots.columns(.digits).count + slots.columns(.head).count + slots.columns(.tail).count == 3)
        #expect(number.cells.count == 3 && number.isOpen && slots.isOpen)
        let rest = [slots.comesToRest(), number.comesToRest()]
        #expect(rest == [true, true])
        slots.purge()
        number.purge()
        #expect(number.cells.count == 1 && !number.isOpen && !slots.isOpen)
    }

    @Test func `an amount told the same twice has changed once`() {
        var generator = SplitMix(24)
        var input = AmountInput(limits: 0...9_999_999, locale: Locale("en_US"), overflow: .clamp)
        let inputs = (0..<300).map { _ in
            switch Int.random(in: 0...9, using: &generator) {
            case 0: _ = input.deleteBackward()
            case 1: _ = input.undo()
            case 2: _ = input.set(Decimal(Int.random(in: 0...999_999, using: &generator)))
            case 3: input.selection = 0..<min(2, input.raw.count)
            default: _ = input.insert(digit: Int.random(in: 0...9, using: &generator))
            }
            return input
        }
        check(AmountBoard(), changes: inputs.count, &generator) { board, change in
            board.show(
                inputs[change], inputs[change].format, mode: [.move, .move, .fade, .jump][change % 4],
                timings: AmountTimings())
        }
    }
}

extension Locale {
    fileprivate init(_ identifier: String) { self.init(identifier: identifier) }
}
