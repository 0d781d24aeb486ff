import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What holds for every style at every moment of a roll.
@MainActor
struct StyleContinuityTests {
    nonisolated static let styles: [RollStyle] = [
        .flow, .numericText, .ticker, .odometer, .continuous, .perDigit, .perDigit(columns: .byPosition),
    ]

    @Test(arguments: styles.indices)
    func `no change makes a jump, three deep, at every frame of a roll`(index: Int) {
        let style = Self.styles[index]
        let isPerDigit = index > 4
        // Matched by position, a digit that meets a mark goes at once: there, of one length.
        let runs: [[Decimal]] = index == 6 ? [[123, 987, 150, 423]] : [[1234, 987, 15_030, 1234], [-9, 9, 1000, -1]]
        for (run, values) in runs.enumerated() {
            // Every frame with the variable; else every frame in the short style, and others for each style and run.
            let step = isPerDigit || ProcessInfo.processInfo.environment["TALLY_EVERY_FRAME"] == "1" ? 1 : 9
            for frame in stride(from: step == 1 ? 0 : (index + 4 * run) % 9, to: isPerDigit ? 6 : 58, by: step) {
                let theatre = Theatre(values[0], style: style)
                // What is shown at a time does not depend on the frames before it.
                theatre.stage.frameRate = 3
                for value in values.dropFirst() {
                    theatre.stage.advance(by: Double(frame) / 60)
                    let before = theatre.looks(isPerDigit: isPerDigit)
                    theatre.show(value)
                    let jump = Look.jump(from: before, to: theatre.looks(isPerDigit: isPerDigit))
                    #expect(jump == nil, "after \(frame) frames, to \(value)")
                }
                let restsBefore = theatre.rests
                theatre.settle()
                #expect(theatre.rests == restsBefore + 1)
                #expect(theatre.rest == Decimal.FormatStyle.en.format(values[3]), "\(frame)")
            }
        }
    }

    @Test(arguments: styles.indices)
    func `there and back in one roll ends where it began, once`(index: Int) {
        for pause in [0, 0.05, 0.2] {
            for (a, b) in [(999, 1000), (5, -5), (18, 7)] as [(Decimal, Decimal)] {
                let theatre = Theatre(a, style: Self.styles[index])
                theatre.stage.frameRate = 3
                theatre.show(b)
                theatre.stage.advance(by: pause)
                let rests = theatre.rests
                theatre.show(a)
                theatre.settle()
                #expect(theatre.rest == Decimal.FormatStyle.en.format(a))
                #expect(theatre.rests == rests + 1)
                #expect(theatre.faces.allSatisfy { $0.opacity == 1 })
            }
        }
    }

    @Test(arguments: styles.indices)
    func `nothing shifts when the motion ends`(index: Int) {
        for (a, b) in [(999, 1000), (12_345, 87), (148, -152)] as [(Decimal, Decimal)] {
            let theatre = Theatre(a, style: Self.styles[index])
            theatre.stage.frameRate = 3
            theatre.show(b)
            theatre.settle()
            let fresh = Theatre(b, style: Self.styles[index])
            let shown = theatre.faces.sorted { $0.rect.minX < $1.rect.minX }
            let other = fresh.faces.sorted { $0.rect.minX < $1.rect.minX }
            #expect(shown.map(\.string) == other.map(\.string))
            for (face, other) in zip(shown, other) {
                #expect(abs(face.rect.minX - other.rect.minX) < 1e-6 && abs(face.rect.minY - other.rect.minY) < 1e-6)
            }
        }
    }

    @Test func `a change of style in the middle of a roll makes no jump`() {
        // One of each kind: drums, glyphs that take turns, single steps.
        for first in [3, 1, 5] {
            for second in [0, 2, 5] where first != second {
                let (a, b) = (Self.styles[first], Self.styles[second])
                let isPerDigit = first > 4 || second > 4
                let switcher = StyleSwitch(a)
                let theatre = Theatre(8_476) { model in
                    RollingNumber(model.value, format: Decimal.FormatStyle.en)
                        .rollStyle(switcher.style).rollAnimation(.linear(duration: 0.5)).font(.test)
                }
                theatre.stage.frameRate = 3
                theatre.show(9_012)
                theatre.stage.advance(by: 0.2)
                // Windows of unlike heights cut off what is at their edges.
                func looks() -> [Look] { theatre.looks(isPerDigit: isPerDigit).filter { abs($0.y - 25.8) < 36 } }
                let before = looks()
                switcher.style = b
                theatre.show(11_533)
                let jump = Look.jump(from: before, to: looks())
                #expect(jump == nil, "\(first) to \(second)")
                theatre.settle()
                #expect(theatre.rest == "11,533", "\(first) to \(second)")
                switcher.style = a
                theatre.show(9)
                #expect(Look.jump(from: before, to: theatre.looks(isPerDigit: true)) != nil)
                theatre.settle()
                #expect(theatre.rest == "9", "\(second) to \(first)")
            }
        }
    }

    @Test(arguments: [0, 3, 4])
    func `a spring that goes far past the end of a drum shows no hole`(index: Int) {
        for (from, to) in [(0, 9), (9, 0), (100_203, 200_209), (105, 964), (964, 105)] as [(Decimal, Decimal)] {
            let theatre = Theatre(
                from, style: Self.styles[index], animation: .some(.spring(duration: 0.5, bounce: 0.65)))
            let slots = theatre.faces.filter { $0.string != "," }.map(\.rect.minX)
            theatre.show(to)
            var farthest = 0.0
            for _ in 0..<24 {
                theatre.stage.advance(by: 1.0 / 30)
                let faces = theatre.faces
                for slot in slots {
                    let lines = faces.filter { abs($0.rect.minX - slot) < 0.1 }.map(\.rect).sorted { $0.minY < $1.minY }
                    // Line on line, from the top of the window to its bottom.
                    var end = 50 - lines[0].height * 0.25
                    for line in lines where line.minY <= end { end = max(end, line.maxY) }
                    #expect(end >= 50 + lines[0].height * 0.25, "\(from) → \(to), at \(theatre.stage.time)")
                    farthest = max(farthest, lines.map { abs($0.midY - 50) }.min() ?? 0)
                }
            }
            #expect(farthest > 10)
            theatre.settle()
            #expect(theatre.rest == Decimal.FormatStyle.en.format(to))
        }
    }

    @Test(arguments: styles.indices)
    func `a stream of sixty values a second stays bounded, can be read and ends on the last one`(index: Int) {
        let theatre = Theatre(0, style: Self.styles[index])
        theatre.stage.frameRate = 3
        var most = 0
        var faintest = 1.0
        for step in 1...64 {
            theatre.show(Decimal(step * 7))
            theatre.stage.advance(by: 1.0 / 60)
            guard step % 8 == 0 else { continue }
            most = max(most, theatre.stage.frame.texts.count)
            // Something is to be seen where the ones are.
            let right = theatre.faces.filter { $0.isInWindow }.map(\.rect.maxX).max() ?? 0
            let unseen = theatre.faces.filter { $0.isInWindow && $0.rect.maxX > right - 3 }
                .reduce(1) { $0 * (1 - $1.opacity) }
            faintest = min(faintest, 1 - unseen)
        }
        #expect(most < 250, "\(index)")
        #expect(faintest > 0.6, "\(index)")
        theatre.settle()
        #expect(theatre.rest == "448")
        #expect(theatre.rests == 1)
    }
}

@MainActor @Observable
private final class StyleSwitch {
    var style: RollStyle
    init(_ style: RollStyle) { self.style = style }
}
