import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Keys, the clipboard, input methods and buttons in any order on a stage, held against an input that is called directly.
@MainActor
struct AmountJournalTests {
    /// More of them where they are asked for by name: `swift test --filter AmountJournalTests`.
    nonisolated static let seeds: ClosedRange<UInt64> = 1...(isAskedFor ? 60 : 2)
    private nonisolated static let isAskedFor = CommandLine.arguments.contains { $0.contains("AmountJournal") }

    @Test(arguments: seeds)
    func `every key, paste and commit is one event, whether frames come between or not`(seed: UInt64) {
        let run = AmountKeyboardRun(seed)
        for _ in 0..<100 where run.isRight { run.step() }
        #expect(run.isRight)
    }
}

@MainActor
private final class AmountKeyboardRun {
    private let screen: AmountScreen
    private var replica: AmountInput
    private var random: SplitMix
    private(set) var isRight = true
    private var steps: [String] = []
    /// The locale's decimal mark.
    private let mark: String
    private static let places = [("de_DE", "EUR", ","), ("en_US", "USD", "."), ("ar_KW", "KWD", "٫")]

    init(_ seed: UInt64) {
        random = SplitMix(seed &* 104_729)
        let (place, currency, mark) = Self.places[Int(seed) % Self.places.count]
        self.mark = mark
        replica = AmountInput(limits: 1...9_999_999, currency: currency, locale: locale(place))
        screen = AmountScreen(replica, place: place, size: CGSize(width: 320, height: 120), hasKeypad: false)
        screen.stage.press(.tab)
        screen.stage.advance(by: 0)
    }

    private func chance(_ share: Int) -> Bool { Int.random(in: 0..<100, using: &random) < share }

    func step() {
        let stage = screen.stage
        let isShifted = chance(30)
        let shift: EventModifiers = isShifted ? .shift : []
        let before = replica.revision
        switch Int.random(in: 0..<100, using: &random) {
        case 0..<35: type("\(Int.random(in: 0...9, using: &random))")
        case 35..<40: type(["３", "٣", "x", ",", ".", "٫", " "].randomElement(using: &random)!)
        case 40..<50:
            note("backspace")
            stage.press(.delete)
            if !replica.selection.isEmpty || replica.selection.lowerBound > 0 { replica.deleteBackward() }
        case 50..<55:
            note("delete")
            stage.press(.deleteForward)
            replica.deleteForward()
        case 55..<72:
            let isLeft = chance(60)
            note(isLeft ? "left \(isShifted)" : "right \(isShifted)")
            stage.press(isLeft ? .leftArrow : .rightArrow, modifiers: shift)
            move(by: isLeft ? -1 : 1, isShifted)
        case 72..<76:
            note("home \(isShifted)")
            stage.press(.home, modifiers: shift)
            move(by: .min, isShifted)
        case 76..<80:
            note("undo \(isShifted)")
            stage.press("z", modifiers: shift.union(.control))
            if isShifted { replica.redo() } else { replica.undo() }
            settle()
        case 80..<86:
            let text = ["$1,234.50", "7", "1.5", "12 34", "99,999,999", "", "two", "0"].randomElement(using: &random)!
            note("paste \(text)")
            stage.preferences.pasteboard = text
            stage.press("v", modifiers: .control)
            if !text.isEmpty { put(text) }
        case 86..<89:
            note("cut")
            stage.press("x", modifiers: shift.union(.control))
            if !replica.selection.isEmpty { put("") }
        case 89..<93:
            let text = ["４２", "ㅎ", "9"].randomElement(using: &random)!
            note("compose \(text)")
            stage.compose(text)
            if chance(50) { stage.advance(by: 0) }
            // The text that is selected goes when composing begins.
            if !replica.selection.isEmpty { put("") }
            if chance(60) {
                stage.press(.return)
                put(text)
            } else {
                stage.compose("")
            }
        case 93..<96:
            note("button")
            screen.model.input.add(1)
            replica.add(1)
            settle()
        default:
            let place = Int.random(in: 0...replica.rawText.count, using: &random)
            note("select \(place)")
            screen.model.input.selection = place..<place
            replica.selection = place..<place
        }
        if chance(60) { stage.advance(by: chance(50) ? 0 : 0.03) }
        check(since: before)
    }

    private func type(_ text: String) {
        note("type \(text)")
        screen.stage.type(text)
        put(text)
    }

    /// A key that moves nothing ends nothing: what is typed next is undone with what was typed before.
    private func move(by distance: Int, _ extends: Bool) {
        var moved = replica
        moved.moveCaret(by: distance, extending: extends)
        if moved.selection != replica.selection { replica = moved }
    }

    /// What a text field does: a text that leaves all as it was is no edit.
    private func put(_ text: String) {
        let raw = Array(replica.rawText)
        let range = replica.selection
        if String(raw[range]).replacingOccurrences(of: ".", with: mark) == text {
            replica.selection = range.upperBound..<range.upperBound
        } else {
            replica.replace(range, with: text)
        }
    }

    /// A text field is told where a selection is, and not which of its ends moves.
    private func settle() { replica.moveToEnds() }

    private func note(_ step: String) { steps.append(step) }

    private func check(since revision: Int) {
        let input = screen.model.input
        isRight =
            input.rawText == replica.rawText && input.selection == replica.selection
            && input.revision == replica.revision && input.events(since: revision) == replica.events(since: revision)
        guard !isRight else { return }
        Issue.record(
            """
            \(steps.suffix(8)): \(input.rawText) \(input.selection) \(input.events(since: revision)), where \
            \(replica.rawText) \(replica.selection) \(replica.events(since: revision)) is right
            """)
    }
}

extension AmountInput {
    fileprivate mutating func moveToEnds() {
        let range = selection
        selection = 0..<0
        selection = range
    }
}
