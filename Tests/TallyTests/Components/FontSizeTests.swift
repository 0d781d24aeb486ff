import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A drum's faces are as far apart as its lines are high: another font size, and they stand elsewhere.
@MainActor
struct FontSizeTests {
    nonisolated private static let styles: [(String, RollStyle)] = [
        ("flow", .flow), ("numericText", .numericText), ("ticker", .ticker), ("odometer", .odometer),
        ("continuous", .continuous), ("perDigit", .perDigit),
    ]

    @Test(arguments: styles)
    func `at no frame does a change of type size show another amount`(_ name: String, _ style: RollStyle) {
        let theatre = Theatre(1819) {
            RollingNumber($0.value, format: Decimal.FormatStyle.en).rollStyle(style).font(.title)
        }
        for value in [1920, 7, 12_345] as [Decimal] {
            theatre.show(value)
            theatre.settle()
            for size in [DynamicTypeSize.accessibility2, .small, .large] {
                theatre.stage.preferences.typeSize = size
                for frame in 0..<2 {
                    theatre.stage.advance(by: Double(frame) / 60)
                    #expect(
                        theatre.stage.frame.visibleText == value.formatted(Decimal.FormatStyle.en),
                        "\(name) \(size) \(frame)")
                }
            }
        }
    }

    @Test(arguments: styles)
    func `a font that grows or shrinks with the value, or in mid-roll, ends on the value`(
        _ name: String, _ style: RollStyle
    ) {
        for (before, after) in [(18.0, 36.0), (36, 18)] {
            for delay in [0, 0.1] {
                let size = Size(before)
                let theatre = Theatre(1819) { model in
                    RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(style).font(
                        .system(size: size.points))
                }
                theatre.model.value = 1920
                if delay > 0 { theatre.stage.advance(by: delay) }
                size.points = after
                theatre.settle()
                #expect(theatre.stage.frame.visibleText == "1,920", "\(name) \(before) → \(after) after \(delay)")
                #expect(theatre.rests == 1)
            }
        }
    }

    @MainActor @Observable
    final class Size {
        var points: Double
        init(_ points: Double) { self.points = points }
    }
}
