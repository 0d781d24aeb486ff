import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// No jumps in what is not a single number: texts, windows, groups, and what stands beside a number.
@MainActor
struct TextContinuityTests {
    /// Changes three times, each after some frames, and compares what is seen before and after.
    private func play(_ theatre: Theatre, frames: Int, _ what: String, isPerDigit: Bool = false) {
        theatre.stage.frameRate = 3
        for value in 1...3 {
            theatre.stage.advance(by: Double(frames) / 60)
            let before = theatre.looks(isPerDigit: isPerDigit)
            theatre.show(Decimal(value))
            let jump = Look.jump(from: before, to: theatre.looks(isPerDigit: isPerDigit))
            #expect(jump == nil, "\(what), \(frames) frames, change \(value)")
        }
        let rests = theatre.rests
        theatre.settle()
        #expect(theatre.rests > rests)
    }

    private func index(_ model: Theatre.Model) -> Int { NSDecimalNumber(decimal: model.value).intValue }

    @Test func `texts and views that are replaced as a whole make no jump`() {
        let texts = ["first", "another one", "3rd", "the last"]
        for frames in 0...5 {
            play(
                Theatre(0) { model in RollingText(texts[index(model)] as String).font(.test) }, frames: frames, "a text"
            )
            play(
                Theatre(0) { model in
                    Rolling(index(model)) { place in
                        HStack {
                            Text(verbatim: "#"); Text(verbatim: "\(place)")
                        }
                    }
                    .rollSense(.trend).font(.test)
                }, frames: frames, "a window")
            let theatre = Theatre(0) { model in RollingText(texts[index(model)] as String) }
            play(theatre, frames: frames, "a text")
            #expect(theatre.stage.frame.visibleText == "the last")
        }
    }

    @Test func `texts that change where they differ make no jump`() {
        let texts = ["GATE 12", "GATE 112", "LATE", "GATE 1"]
        for frames in stride(from: 0, to: 44, by: 4) {
            let theatre = Theatre(0) { model in RollingText(texts[index(model)]).rollStyle(.ticker).font(.test) }
            play(theatre, frames: frames, "a text")
            #expect(theatre.rest == "GATE 1")
        }
    }

    @Test(arguments: StyleContinuityTests.styles.indices)
    func `what stands beside a number moves with it and makes no jump, on either side`(index: Int) {
        let values: [Decimal] = [7, 1_234, 98, 20_000]
        let style = StyleContinuityTests.styles[index]
        for frames in index > 4 ? [0, 1, 3] : [0, 5, 13, 30] {
            let theatre = Theatre(0) { model in
                HStack(spacing: 0) {
                    Text(verbatim: "<")
                    RollingNumber(values[self.index(model)], format: Decimal.FormatStyle.en)
                    Text(verbatim: ">")
                }
                .rollStyle(style).font(.test)
            }
            func sides() -> [Double] {
                theatre.faces.filter { $0.string == "<" || $0.string == ">" }.map { Double($0.rect.minX) }.sorted()
            }
            theatre.stage.frameRate = 3
            let first = sides()
            var moved = 0
            for value in 1...3 {
                theatre.stage.advance(by: Double(frames) / 60)
                let before = sides()
                theatre.show(Decimal(value))
                let after = sides()
                #expect(zip(before, after).allSatisfy { abs($0 - $1) < 0.5 }, "\(frames) frames, change \(value)")
                if zip(before, first).contains(where: { abs($0 - $1) > 1 }) { moved += 1 }
            }
            #expect(frames == 0 || moved > 0)
            theatre.settle()
            #expect(theatre.rest == "<20,000>")
        }
    }

    @Test(arguments: StyleContinuityTests.styles.indices)
    func `numbers of a group make no jump`(index: Int) {
        let values: [Decimal] = [7, 1_234, 98, 20_001]
        let style = StyleContinuityTests.styles[index]
        for frames in index > 4 ? [0, 1, 3] : [0, 4, 11, 27] {
            let theatre = Theatre(0) { model in
                VStack(spacing: 0) {
                    RollingNumber(values[self.index(model)] / 10, format: Decimal.FormatStyle.en)
                    RollingNumber(values[self.index(model)], format: Decimal.FormatStyle.en)
                }
                .rollStyle(style).rollGroup().font(.system(size: 20))
            }
            // Matched by position, digits meet marks and go at once.
            if index < 6 { play(theatre, frames: frames, "a group", isPerDigit: index > 4) }
            theatre.model.value = 3
            theatre.settle()
            #expect(theatre.stage.frame.accessibility.map(\.label) == ["2,000.1", "20,001"])
        }
    }
}
