import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What each style looks like on the way, and what the modifiers do in every one.
@MainActor
struct StyleTests {
    private func settled(_ theatre: Theatre) -> String {
        theatre.settle()
        return theatre.rest
    }

    @Test func `numeric text moves two glyphs by half a line, whatever the digits, the most significant first`() {
        for (from, to) in [(1_111, 2_222), (1_111, 9_999)] as [(Decimal, Decimal)] {
            let theatre = Theatre(from, style: .numericText, animation: .some(.linear(duration: 1)))
            let line = theatre.faces[0].rect.height
            theatre.show(to)
            theatre.stage.advance(by: 0.5)
            let old = theatre.faces.filter { $0.string == "1" }.sorted { $0.rect.minX < $1.rect.minX }
            let new = theatre.faces.filter { $0.string == "2" || $0.string == "9" }.sorted {
                $0.rect.minX < $1.rect.minX
            }
            #expect(old.count == 4 && new.count == 4)
            for (rank, (a, b)) in zip(old, new).enumerated() {
                let share = 0.5 - 0.05 * Double(rank)
                #expect(abs(50 - a.rect.midY - line * 0.5 * share) < 0.05)
                #expect(abs(b.rect.midY - 50 - line * 0.5 * (1 - share)) < 0.05)
                // Both are fainter half-way than in a plain fade: they lie on one another.
                #expect(abs(a.opacity - pow(1 - share, 1.5)) < 0.01 && abs(b.opacity - pow(share, 1.5)) < 0.01)
                #expect(abs(a.rect.midX - b.rect.midX) < 0.05)
                // What goes shrinks and blurs, what comes grows and sharpens.
                for (face, there) in [(a, 1 - share), (b, share)] {
                    #expect(abs(face.rect.height / line - (51.0 / 128 + 77.0 / 128 * there)) < 0.001)
                    #expect(abs(face.blur - 0.15 * line * (1 - there)) < 0.01)
                }
            }
            #expect(settled(theatre) == Decimal.FormatStyle.en.format(to))
        }
    }

    @Test func `glyphs that take turns slide with their column`() {
        let theatre = Theatre(999) { model in
            HStack(spacing: 0) {
                RollingNumber(model.value, format: Decimal.FormatStyle.en)
                    .rollStyle(.numericText).rollAnimation(.linear(duration: 1)).multilineTextAlignment(.leading)
                Spacer()
            }
            .font(.test)
        }
        theatre.show(1_000)
        theatre.stage.advance(by: 0.6)
        let nines = theatre.faces.filter { $0.string == "9" }.map(\.rect.midX).sorted()
        let zeros = theatre.faces.filter { $0.string == "0" }.map(\.rect.midX).sorted()
        #expect(nines.count == 3 && zeros.count == 3)
        for (nine, zero) in zip(nines, zeros) { #expect(abs(nine - zero) < 0.5) }
    }

    @Test func `an odometer shows at most thirty faces a second and ends on the right one`() {
        var passed: [String] = []
        let theatre = Theatre(0, style: .odometer, animation: .some(.linear(duration: 0.9)))
        theatre.show(8_000)
        while theatre.stage.isAnimating {
            // The face nearest to the middle of the ones' window.
            let right = theatre.faces.map(\.rect.maxX).max() ?? 0
            let ones = theatre.faces.filter { abs($0.rect.maxX - right) < 1 && abs($0.rect.midY - 50) < 24.2 }
            if let face = ones.min(by: { abs($0.rect.midY - 50) < abs($1.rect.midY - 50) }) {
                let place = "\(face.string)"
                if passed.last != place { passed.append(place) }
            }
            theatre.stage.advance(by: 1.0 / 240)
        }
        #expect(passed.count == 28)
        #expect(passed.first == "0" && passed.last == "0")
        #expect(theatre.rest == "8,000")
    }

    @Test func `an odometer passes every face that there is time for`() {
        let theatre = Theatre(15, style: .odometer, animation: .some(.linear(duration: 1)))
        let middle = theatre.faces.map(\.rect.midX).reduce(0, +) / 2
        theatre.show(27)
        var passed: [String] = []
        for _ in 0...240 {
            let ones = theatre.faces.filter { $0.rect.midX > middle && abs($0.rect.midY - 50) < 4 }
            if let face = ones.first, passed.last != face.string { passed.append(face.string) }
            theatre.stage.advance(by: 1.0 / 240)
        }
        #expect(passed.joined() == "5678901234567")
    }

    @Test func `continuous turns what does not change in full`() {
        let theatre = Theatre(100, style: .continuous, animation: .some(.linear(duration: 1)))
        theatre.show(200)
        theatre.stage.advance(by: 0.5)
        let middle = theatre.faces.filter { abs($0.rect.midY - 50) < 1 }.map(\.string)
        #expect(middle.filter { $0 == "5" }.count == 2)
        #expect(settled(theatre) == "200")
    }

    @Test(arguments: StyleContinuityTests.styles.indices)
    func `every style keeps the promises of the modifiers`(index: Int) {
        let style = StyleContinuityTests.styles[index]
        // The label is final from the change on.
        let theatre = Theatre(12, style: style)
        theatre.stage.frameRate = 3
        theatre.show(3_456)
        #expect(theatre.label == "3,456")
        theatre.stage.advance(by: 0.03)
        #expect(theatre.stage.frame.accessibility.map(\.label) == ["3,456"])
        #expect(theatre.rests == 0)
        #expect(settled(theatre) == "3,456" && theatre.rests == 1)
        // Less motion: a cross-fade in place of 150 ms.
        theatre.stage.preferences.reduceMotion = true
        theatre.stage.advance(by: 0)
        theatre.show(3_499)
        let start = theatre.stage.time
        theatre.stage.advance(by: 0.075)
        for face in theatre.faces {
            #expect(abs(face.rect.midY - 50) < 0.5)
            #expect(face.opacity == 1 || abs(face.opacity - 0.5) < 0.02)
        }
        #expect(settled(theatre) == "3,499")
        #expect(theatre.stage.time - start <= 0.1501)
        #expect(theatre.rests == 2)
    }

    @Test(arguments: StyleContinuityTests.styles.indices)
    func `every style brings a new meaning in from above, and appears still or from a value`(index: Int) {
        let style = StyleContinuityTests.styles[index]
        let theatre = Theatre(7) { model in
            RollingNumber(model.value, format: Decimal.FormatStyle.en).rollIdentity(model.identity)
                .rollStyle(style).rollAnimation(.linear(duration: 0.2)).font(.test)
        }
        #expect(!theatre.stage.isAnimating && theatre.rest == "7")
        theatre.model.identity = 1
        theatre.stage.advance(by: 0.1)
        let sevens = theatre.faces.filter { $0.string == "7" }.map(\.rect.midY).sorted()
        #expect(sevens.count == 2)
        #expect((sevens.first ?? 50) < 49 && (sevens.last ?? 50) > 51)
        #expect(settled(theatre) == "7")

        let appearing = Theatre(42) { model in
            RollingNumber(model.value, format: Decimal.FormatStyle.en).rollsOnAppear(from: 17).rollStyle(style)
        }
        #expect(appearing.label == "42" && appearing.stage.isAnimating)
        #expect(settled(appearing) == "42")
        #expect(appearing.rests == 1)
    }

    @Test func `a ticker replaces what differs in a text that is no number`() {
        let theatre = Theatre(0) { model in
            RollingText(model.value == 0 ? "GATE 12" : "GATE 112" as String).rollStyle(.ticker).font(.test)
        }
        #expect(theatre.rest == "GATE 12" && theatre.label == "GATE 12")
        theatre.show(1)
        #expect(theatre.label == "GATE 112")
        theatre.stage.advance(by: 0.1)
        let fading = theatre.faces.filter { $0.opacity < 1 }
        #expect(fading.map(\.string) == ["1"])
        #expect((fading.first?.rect.midY ?? 50) < 50)
        #expect(settled(theatre) == "GATE 112")
        theatre.show(0)
        #expect(settled(theatre) == "GATE 12")
        #expect(theatre.rests == 2)
    }

    @Test func `glyphs of unlike widths leave no gap when one has taken the place of another`() {
        for (from, to) in [("WWW", "iWi"), ("iii", "WiW"), ("ab", ""), ("", "x y")] {
            let theatre = Theatre(0) { model in
                RollingText(model.value == 0 ? from : to).rollStyle(.ticker).font(.test)
            }
            theatre.show(1)
            theatre.settle()
            let fresh = Theatre(0) { _ in RollingText(to).rollStyle(.ticker).font(.test) }
            #expect(theatre.rest == to)
            for (face, other) in zip(theatre.faces, fresh.faces) {
                #expect(abs(face.rect.minX - other.rect.minX) < 1e-6)
            }
        }
    }

    @Test(arguments: [RollStyle.flow, .numericText, .ticker, .odometer, .continuous, .perDigit])
    func `a frame of a change that takes as much room as before costs no body and no layout`(style: RollStyle) {
        for (from, to) in [(1_234_567, 7_654_321), (1_000, 2_999)] as [(Decimal, Decimal)] {
            let theatre = Theatre(from, style: style)
            theatre.show(to)
            // What has come stands still from the first frame on.
            theatre.stage.advance(by: 1.0 / 60)
            for frame in 0..<20 where theatre.stage.isAnimating {
                theatre.stage.advance(by: 1.0 / 120)
                let cost = theatre.stage.statistics
                #expect(cost.bodiesEvaluated == 0 && cost.nodesLaidOut == 0, "\(from) → \(to), frame \(frame)")
            }
            theatre.settle()
            #expect(theatre.stage.frame.visibleText == to.formatted(Decimal.FormatStyle.en))
        }
    }
}
