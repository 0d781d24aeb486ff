import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Values that come faster than the motion takes, in the styles whose glyphs take turns.
@MainActor
struct StreamTests {
    nonisolated private static let styles: [RollStyle] = [.numericText, .ticker]

    /// Five equal digits, each another than the last time.
    private func value(_ step: Int) -> Decimal { Decimal(11_111 * (1 + step * 7 % 9)) }

    /// What is seen at each digit's slot, the clearest first.
    private func columns(_ theatre: Theatre, _ slots: [Double]) -> [[TextElement]] {
        slots.map { slot in
            theatre.faces.filter { abs($0.rect.minX - slot) < 3 && $0.isInWindow && $0.opacity > 0.05 }
                .sorted { $0.opacity > $1.opacity }
        }
    }

    /// Plays some 0.7 s of a stream, or ten values of a slow one, and looks at each value before the next one comes, once the stream runs.
    private func play(_ theatre: Theatre, rate: Double) {
        theatre.stage.frameRate = 3
        let slots = theatre.faces.filter { $0.string != "," }.map { Double($0.rect.minX) }
        let count = max(10, Int(0.7 * rate))
        for step in 1...count {
            let before = theatre.looks()
            theatre.show(value(step))
            let jump = Look.jump(from: before, to: theatre.looks())
            #expect(jump == nil, "\(rate) a second, change \(step)")
            theatre.stage.advance(by: 1 / rate)
            guard Double(step) > max(0.35 * rate, 3) else { continue }
            for faces in columns(theatre, slots) {
                #expect(faces.first?.string == String("\(value(step))".prefix(1)), "\(rate) a second, change \(step)")
                #expect((faces.first?.opacity ?? 0) >= 0.98)
                #expect(abs((faces.first?.rect.midY ?? 0) - 50) < 1)
                #expect(faces.dropFirst().reduce(0) { $0 + $1.opacity } <= 0.05)
            }
        }
        theatre.settle()
        #expect(theatre.rest == Decimal.FormatStyle.en.format(value(count)) && theatre.rests == 1)
        #expect(theatre.faces.allSatisfy { $0.opacity == 1 })
    }

    @Test(arguments: styles, [60.0, 30, 20, 10, 8, 7, 6, 5, 4])
    func `a stream reads as a counter: the newest digits are clear and the ones before hardly seen`(
        style: RollStyle, rate: Double
    ) {
        play(Theatre(value(0), style: style), rate: rate)
    }

    @Test(arguments: [10.0, 8, 7])
    func `so does one in which places come and go: before the next value comes, each place of the newest is seen`(
        rate: Double
    ) {
        let theatre = Theatre(101.37, style: .numericText)
        let values: [Decimal] = [98.42, 104.91, 99.08, 102.65, 97.24, 101.37]
        for step in 0..<24 {
            let before = theatre.looks()
            theatre.show(values[step % 6])
            let jump = Look.jump(from: before, to: theatre.looks())
            #expect(jump == nil, "change \(step)")
            theatre.stage.advance(by: 1 / rate)
            guard step > 5 else { continue }
            let seen = theatre.faces.filter { $0.opacity > 0.8 && $0.isInWindow }.sorted { $0.rect.minX < $1.rect.minX }
            #expect(seen.map(\.string).joined() == "\(values[step % 6])", "change \(step)")
        }
        theatre.settle()
        #expect(theatre.rest == "101.37" && theatre.rests == 1)
    }

    @Test(arguments: [0.15, 0.2, 0.3])
    func `a person who taps fast never sees a place empty that has a digit before and after`(pause: Double) {
        let theatre = Theatre(1_980, style: .numericText)
        let slots = theatre.faces.filter { $0.string != "," }.map { Double($0.rect.midX) }
        for value in [2_041, 1_763, 2_041, 1_980] as [Decimal] {
            theatre.show(value)
            for frame in 0..<Int(pause * 60) {
                theatre.stage.advance(by: 1.0 / 60)
                for slot in slots {
                    let ink = theatre.faces.filter { abs(Double($0.rect.midX) - slot) < 6 }.reduce(0) {
                        $0 + $1.opacity
                    }
                    #expect(ink > 0.3, "\(value), frame \(frame), at \(slot)")
                }
            }
        }
        theatre.settle()
        #expect(theatre.rest == "1,980")
    }

    @Test func `so does one whose timing is slow`() {
        play(Theatre(value(0), style: .numericText, animation: .some(.linear(duration: 3))), rate: 60)
    }

    @Test(arguments: [RollStyle.flow, .numericText])
    func `so does one for people who want less motion, in place`(style: RollStyle) {
        let theatre = Theatre(value(0), style: style)
        theatre.stage.preferences.reduceMotion = true
        theatre.stage.advance(by: 0)
        play(theatre, rate: 60)
    }

    @Test func `changes as a person makes them take their time`() {
        let theatre = Theatre(1, style: .numericText)
        for value in [2, 3, 4, 5] as [Decimal] {
            theatre.show(value)
            theatre.stage.advance(by: 0.1)
            let new = theatre.faces.first { $0.string == "\(value)" }
            #expect(0.2...0.5 ~= (new?.opacity ?? 0), "\(value)")
            theatre.stage.advance(by: 0.25)
        }
        theatre.settle()
        // Nor does one that comes after a stream.
        for step in 1...20 {
            theatre.show(Decimal(step % 10))
            theatre.stage.advance(by: 1.0 / 60)
        }
        theatre.stage.advance(by: 0.31)
        theatre.show(7)
        theatre.stage.advance(by: 0.1)
        #expect(0.2...0.5 ~= (theatre.faces.first { $0.string == "7" }?.opacity ?? 0))
    }

    @Test func `counting the changes does not put off the end of a single one`() {
        let theatre = Theatre(1, style: .numericText, animation: .some(.linear(duration: 0.05)))
        theatre.show(2)
        theatre.stage.advance(by: 0.051)
        #expect(theatre.rests == 1 && !theatre.stage.isAnimating)
    }

    @Test func `a digit that comes again in a stream comes from where new ones come`() {
        let theatre = Theatre(1, style: .numericText)
        for value in [2, 3] as [Decimal] {
            theatre.show(value)
            theatre.stage.advance(by: 0.16)
        }
        theatre.show(11)
        theatre.stage.advance(by: 0.08)
        // The first 1 has been passed by two: the new one is another, from below.
        #expect(theatre.faces.filter { $0.string == "1" && $0.rect.midY > 50 }.count == 2)
        theatre.settle()
        #expect(theatre.rest == "11")
    }

    @Test(arguments: styles)
    func `what is drawn of a stream stays bounded`(style: RollStyle) {
        let theatre = Theatre(0, style: style)
        theatre.stage.frameRate = 3
        var counts: [Int] = []
        for step in 1...110 {
            theatre.show(Decimal(step * 1_237 % 100_000))
            theatre.stage.advance(by: 1.0 / 60)
            counts.append(theatre.stage.frame.texts.count)
        }
        // What has gone is taken away 0.7 s later.
        #expect(counts.max() ?? 0 < 220, "\(counts)")
    }
}
