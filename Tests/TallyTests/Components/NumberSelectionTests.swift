import Foundation
import Observation
import SwiftUI
import Tally
import TallyCore
import TallyStage
import TallyUI
import Testing

@MainActor
@Suite("Number that is selected")
struct NumberSelectionTests {
    @MainActor @Observable
    final class Model {
        var value: Decimal = 1030
        var presses = 0
        var isSelectable = true
    }

    private let model = Model()

    /// The number in the middle of 300 by 100 points, in a system of 24 points.
    private func stage(_ decorate: @escaping (AnyView) -> some View) -> Stage {
        let model = model
        return Stage(size: CGSize(width: 300, height: 100)) {
            decorate(AnyView(RollingNumber(model.value).font(.system(size: 24))))
        }
    }

    private func twoPresses(_ stage: Stage) {
        stage.advance(by: 1)
        let middle = CGPoint(x: 150, y: 50)
        stage.tap(middle)
        stage.tap(middle)
        stage.advance(by: 0)
    }

    private func copied(_ stage: Stage) -> String? {
        stage.preferences.pasteboard = nil
        stage.press("c", modifiers: .control)
        stage.advance(by: 0)
        return stage.preferences.pasteboard
    }

    private func highlight(_ stage: Stage) -> CGRect? { stage.frame.shapes.first { $0.kind == "selection" }?.rect }

    @Test func `a number at rest is selected and copied as it is written`() throws {
        let stage = stage { $0.textSelection(.enabled) }
        twoPresses(stage)
        #expect(copied(stage) == "1,030")
        // It covers the columns that are seen.
        let number = try #require(stage.frame.accessibility.first).rect
        let selected = try #require(highlight(stage))
        #expect(abs(selected.minX - number.minX) < 1 && abs(selected.maxX - number.maxX) < 1)
        #expect(abs(selected.minY - number.minY) < 1 && abs(selected.maxY - number.maxY) < 1)
        stage.drag(from: CGPoint(x: number.minX, y: 50), to: CGPoint(x: number.minX + number.width * 0.55, y: 50))
        #expect(copied(stage).map { "1,030".hasPrefix($0) && $0.count == 3 } == true)
    }

    @Test func `nothing of it is read twice`() throws {
        let plain = stage { $0 }
        let stage = stage { number in VStack { number }.textSelection(.enabled) }
        #expect(stage.frame.visibleText == "1,030")
        #expect(stage.frame.accessibility.map(\.label) == ["1,030"])
        #expect(stage.frame.texts.count == plain.frame.texts.count)
        #expect(try stage.explain("1,030").description == plain.explain("1,030").description)
        twoPresses(stage)
        #expect(copied(stage) == "1,030")
        #expect(stage.frame.visibleText == "1,030")
    }

    @Test func `while it rolls there is nothing to select, and then there is the new number`() throws {
        let stage = stage { $0.textSelection(.enabled) }
        twoPresses(stage)
        #expect(highlight(stage) != nil)
        model.value = 2500
        stage.advance(by: 0.1)
        #expect(highlight(stage) == nil && copied(stage) == nil && !stage.runtime.hasFocus)
        for _ in 0..<3 {
            stage.tap(CGPoint(x: 150, y: 50))
            stage.advance(by: 0.02)
            #expect(highlight(stage) == nil && copied(stage) == nil)
        }
        #expect(stage.settle())
        twoPresses(stage)
        #expect(copied(stage) == "2,500")
    }

    @Test func `a number without selection has no other views, and evaluates nothing at rest`() throws {
        let plain = stage { $0 }
        let shut = stage { $0.textSelection(.disabled) }
        #expect(plain.runtime.statistics.liveNodes == shut.runtime.statistics.liveNodes)
        twoPresses(plain)
        #expect(highlight(plain) == nil && copied(plain) == nil)
    }

    @Test func `a button around a number is pressed, whether the number can be selected or not`() throws {
        let model = model
        for isSelectable in [true, false] {
            model.presses = 0
            model.isSelectable = isSelectable
            let stage = stage { PressedNumber(model: model, number: $0) }
            twoPresses(stage)
            #expect(model.presses == 2)
            #expect(highlight(stage) == nil && copied(stage) == nil)
        }
    }

    @Test func `a number that was cut off is copied as a whole`() throws {
        let stage = stage { $0.frame(width: 50).textSelection(.enabled) }
        stage.advance(by: 0)
        #expect(stage.frame.visibleText.hasSuffix("\u{2026}"), "\(stage.frame.visibleText)")
        let number = try #require(stage.frame.accessibility.first).rect
        stage.drag(from: CGPoint(x: number.minX + 1, y: 50), to: CGPoint(x: number.maxX + 9, y: 50))
        #expect(copied(stage) == "1,030")
    }

    @Test func `the columns of counters are not selected one by one`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            PushCounter(1234).font(.system(size: 24)).textSelection(.enabled)
        }
        twoPresses(stage)
        #expect(highlight(stage) == nil && copied(stage) == nil)
    }
}

/// A button around a number.
private struct PressedNumber: View {
    let model: NumberSelectionTests.Model
    let number: AnyView

    var body: some View {
        if model.isSelectable { button.textSelection(.enabled) } else { button }
    }

    private var button: some View {
        Button {
            model.presses += 1
        } label: {
            number
        }
    }
}
