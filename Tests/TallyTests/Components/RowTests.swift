import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Where the columns of a number stand, and how wide it is, at every moment of a change.
@MainActor
struct RowTests {
    private func theatre(_ value: Decimal, _ style: RollStyle, _ alignment: TextAlignment = .leading) -> Theatre {
        Theatre(value) { model in
            HStack(spacing: 0) {
                Color.clear.frame(width: 100, height: 1)
                RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(style)
                    .multilineTextAlignment(alignment)
                Spacer(minLength: 0)
            }
            .font(.test)
        }
    }

    private func width(_ theatre: Theatre) -> Double { theatre.stage.frame.accessibility[0].rect.width }

    nonisolated private static let styles: [RollStyle] = [
        .flow, .numericText, .odometer, .continuous, .perDigit, .ticker, .perDigit(columns: .byPosition),
    ]

    nonisolated private static func isQuick(_ style: RollStyle) -> Bool {
        style == .perDigit || style == .perDigit(columns: .byPosition)
    }

    /// Each style, and in one of them each alignment.
    nonisolated private static let kinds: [(style: RollStyle, alignment: TextAlignment)] =
        styles.map { ($0, .leading) } + [(.flow, .center), (.flow, .trailing)]

    @Test(arguments: kinds.indices)
    func `digits of different places never lie on one another, from any number of digits to any other`(index: Int) {
        let (style, alignment) = Self.kinds[index]
        let values: [Decimal] = [
            5, 15, 980, 1_030, 12_345, 134_900, 7_654_321, 21_098_765, 109_876_543, 5_000_000_000,
        ]
        for from in values {
            for to in values where from != to {
                let theatre = theatre(from, style, alignment)
                theatre.stage.frameRate = 4
                theatre.show(to)
                for step in [0.05, 0.07, 0.15] {
                    theatre.stage.advance(by: Self.isQuick(style) ? step / 8 : step)
                    let worst = theatre.stage.overlap()
                    #expect(worst.points < 2, "\(from) → \(to), \(alignment), at \(theatre.stage.time) s: \(worst)")
                }
            }
        }
    }

    @Test(arguments: styles, [0.2, 3])
    func `nor do they after other changes, called off or not`(style: RollStyle, pause: Double) {
        let values: [Decimal] = [7, 1_030, 134_900, 1_000_000]
        for first in values {
            for second in values where second != first {
                for third in values where third != first {
                    let theatre = theatre(first, style)
                    theatre.stage.frameRate = 4
                    theatre.show(second)
                    theatre.stage.advance(by: pause)
                    theatre.show(first)
                    theatre.stage.advance(by: 3)
                    theatre.show(third)
                    for _ in 0..<4 {
                        theatre.stage.advance(by: Self.isQuick(style) ? 0.02 : 0.1)
                        let worst = theatre.stage.overlap()
                        #expect(
                            worst.points < 2,
                            "\(first) → \(second) → \(first) → \(third), at \(theatre.stage.time) s: \(worst)")
                    }
                }
            }
        }
    }

    @Test(arguments: styles)
    func `symbols before and behind the digits never lie on them`(style: RollStyle) {
        for code in ["USD", "KRW"] {
            for (from, to) in [(9.99, 10), (10, 9.99), (5, -1_005), (-1_005, 5), (999_999, 12)] as [(Decimal, Decimal)]
            {
                let theatre = Theatre(from) { model in
                    RollingNumber(
                        model.value,
                        format: Decimal.FormatStyle.Currency(code: code, locale: Locale(identifier: "en_US"))
                    )
                    .rollStyle(style).font(.test)
                }
                theatre.stage.frameRate = 4
                theatre.show(to)
                for frame in 0..<8 {
                    let worst = theatre.stage.overlap()
                    // Half a side bearing more: what stands beside symbols fades out over it.
                    #expect(worst.points < 3.5, "\(code) \(from) → \(to), frame \(frame): \(worst)")
                    theatre.stage.advance(by: 0.06)
                }
            }
        }
    }

    @MainActor @Observable
    final class Widths {
        var value: Decimal = 134_900
        var width = 0.0
    }

    /// A number, and a mark that stands as far to the right as the number is wide where both are at rest.
    struct Pair: View {
        let model: Widths
        let style: RollStyle
        let spring: Animation

        var body: some View {
            VStack(alignment: .leading) {
                RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(style).font(.test)
                Text(verbatim: "|").offset(x: model.width).animation(spring, value: model.width)
            }
        }
    }

    @Test(arguments: [RollStyle.flow, .numericText, .odometer, .continuous], [134_900, 1_000_000])
    func
        `a change called off goes back as any view does: from where it is, with the speed it has, to nothing in between`(
            style: RollStyle, third: Decimal
        )
    {
        func rest(_ value: Decimal) -> Double { width(theatre(value, style)) }
        for pause in stride(from: 0.02, through: 0.5, by: 0.16) {
            let model = Widths()
            model.width = rest(134_900)
            let stage = Stage(size: CGSize(width: 400, height: 100)) {
                Pair(
                    model: model, style: style, spring: .spring(duration: style == .numericText ? 0.45 : 0.6, bounce: 0)
                )
            }
            func show(_ value: Decimal) {
                model.value = value
                model.width = rest(value)
                stage.advance(by: 0)
            }
            func expectAlike(_ step: Int) {
                let number = stage.frame.accessibility[0].rect
                let mark = stage.frame.texts.first { $0.string == "|" }?.rect.minX ?? 0
                #expect(abs(number.maxX - mark) < 0.01, "\(pause) s, step \(step): \(number.maxX), \(mark)")
            }
            show(7)
            stage.advance(by: pause)
            expectAlike(0)
            show(third)
            for step in 1...8 {
                stage.advance(by: 0.06)
                expectAlike(step)
            }
            #expect(stage.settle())
            expectAlike(9)
        }
    }

    @Test func `in a style with an ease it goes back by no more than the ease`() {
        for pause in stride(from: 0.01, through: 0.07, by: 0.01) {
            let theatre = theatre(134_900, .perDigit)
            theatre.show(7)
            theatre.stage.advance(by: pause)
            let (shown, goal) = (width(theatre), width(self.theatre(1_000_000, .perDigit)))
            theatre.show(1_000_000)
            for _ in 0..<8 {
                theatre.stage.advance(by: 0.01)
                #expect(width(theatre) > shown - 25 && width(theatre) < goal + 0.01, "after \(pause) s")
            }
            #expect(abs(width(theatre) - goal) < 0.01)
        }
    }

    @Test(arguments: styles)
    func `what is beside a number does not jump, whatever is changed when`(style: RollStyle) {
        let seed = 417
        let values: [Decimal] = [7, -42, 980, 1_030, 45_678, 134_900, 1_000_000]
        let theatre = theatre(7, style)
        theatre.stage.frameRate = 240
        var pick = seed
        for _ in 0..<12 {
            pick = (pick * 31 + 7) % 10_007
            let before = width(theatre)
            theatre.show(values[pick % values.count])
            #expect(abs(width(theatre) - before) < 0.01, "\(seed)")
            theatre.stage.advance(by: Double(pick % 40) / 100)
        }
        theatre.settle()
        #expect(abs(width(theatre) - width(self.theatre(theatre.model.value, style))) < 1e-6)
    }
}
