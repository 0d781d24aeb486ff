import Foundation
import SwiftUI
import Tally
import TallyScene
import TallyStage
import Testing

/// A number in a place that is too narrow for it, beside the text that would stand there.
@MainActor
struct NarrowPlaceTests {
    @MainActor @Observable
    final class Model {
        var value: Decimal
        var width: CGFloat
        var factor: CGFloat
        var mode = Text.TruncationMode.tail
        init(_ value: Decimal, _ width: CGFloat, _ factor: CGFloat) {
            (self.value, self.width, self.factor) = (value, width, factor)
        }
    }

    private struct Page<Content: View>: View {
        let model: Model
        let content: (Decimal) -> Content
        var body: some View {
            HStack(spacing: 0) {
                content(model.value)
                    .minimumScaleFactor(model.factor)
                    .truncationMode(model.mode)
                    .frame(width: model.width, alignment: .leading)
                Spacer(minLength: 0)
            }
            .padding(.leading, 100)
            .font(.test)
            .lineLimit(1)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
        }
    }

    private func stage<Content: View>(
        _ model: Model, locale: String = "en_US", @ViewBuilder _ content: @escaping (Decimal) -> Content
    ) -> Stage {
        let stage = Stage(size: CGSize(width: 700, height: 100)) { Page(model: model, content: content) }
        stage.preferences.locale = Locale(identifier: locale)
        stage.advance(by: 0)
        return stage
    }

    private func number(
        _ model: Model, _ style: RollStyle = .flow, animation: Animation? = .linear(duration: 0.5),
        completed: @escaping @Sendable @MainActor () -> Void = {}
    ) -> Stage {
        stage(model) {
            RollingNumber($0, format: .number).rollStyle(style).rollAnimation(animation).onRollCompletion {
                completed()
            }
        }
    }

    private func text(_ model: Model) -> Stage {
        stage(model) { Text($0, format: .number).monospacedDigit() }
    }

    /// The first and the last column of pixels with ink, in points; nil if there is none.
    private func hull(_ stage: Stage) -> ClosedRange<Double>? {
        let image = stage.image()
        let scale = Double(image.width) / 700
        var (first, last) = (Int.max, -1)
        for y in 0..<image.height {
            for x in 0..<image.width where image[x, y] >> 8 & 255 < 200 {
                first = min(first, x)
                last = max(last, x)
            }
        }
        return last < 0 ? nil : Double(first) / scale...Double(last + 1) / scale
    }

    /// How many of the pixels with ink are other in two stages, as a share.
    private func difference(_ a: Stage, _ b: Stage) -> Double {
        let (a, b) = (a.image(), b.image())
        var (ink, other) = (0.0, 0.0)
        for y in 0..<a.height {
            for x in 0..<a.width {
                let (p, q) = (Double(a[x, y] >> 8 & 255), Double(b[x, y] >> 8 & 255))
                ink += (510 - p - q) / 2
                other += abs(p - q)
            }
        }
        return ink == 0 ? 0 : other / ink
    }

    private func rect(_ stage: Stage) throws -> CGRect { try #require(stage.frame.accessibility.first?.rect) }

    nonisolated private static let styles: [RollStyle] = [
        .flow, .numericText, .odometer, .continuous, .perDigit, .ticker,
    ]

    @Test(arguments: [1, 0.8, 0.5, 0.01, .nan, -3, 7] as [CGFloat])
    func `at rest it is shown as a text is, in its size and in its place`(factor: CGFloat) throws {
        for value in [7, 1_234, 1_234_567, 987_654_321_012] as [Decimal] {
            for width in [30, 60, 100, 140, 191, 300, 500] as [CGFloat] {
                let (a, b) = (number(Model(value, width, factor)), text(Model(value, width, factor)))
                let (number, other) = (try rect(a), try rect(b))
                #expect(number.width <= width + 0.01)
                // Where not even the ellipsis has room, a text shows it over its neighbours.
                guard other.width <= width + 0.01 else {
                    #expect(hull(a) == nil)
                    continue
                }
                // A text of ours finds its size to a sixty-fourth.
                let step = 1.0 / 64
                let isAlike =
                    abs(number.width - other.width) <= 0.5 + step * other.width * 48.4 / other.height
                    && abs(number.height - other.height) <= 0.5 + step * 48.4
                #expect(isAlike, "\(value) in \(width): \(number), \(other)")
                if number.height == other.height { #expect(difference(a, b) < 0.02, "\(value) in \(width)") }
                #expect(!a.isAnimating)
                #expect(a.frame.accessibility.map(\.label).joined() == Decimal.FormatStyle.en.format(value))
            }
        }
    }

    @Test(arguments: [Text.TruncationMode.head, .middle, .tail])
    func `it is cut where a text is cut, and goes over from there`(mode: Text.TruncationMode) throws {
        for value in [1_234, 1_234_567, 987_654_321_012] as [Decimal] {
            for width in stride(from: 30, through: 200, by: 17) as StrideThrough<CGFloat> {
                let model = Model(value, width, 1)
                model.mode = mode
                let (a, b) = (number(model), text(model))
                guard try rect(b).width <= width + 0.01 else { continue }
                #expect(difference(a, b) < 0.02, "\(value) in \(width)")
                #expect(a.frame.accessibility.map(\.label).joined() == Decimal.FormatStyle.en.format(value))
                model.value = 45_678
                for _ in 0..<8 {
                    a.advance(by: 0.1)
                    let rect = try rect(a)
                    #expect(rect.minX >= 99.99 && rect.maxX <= 100.01 + width, "\(value) in \(width): \(rect)")
                    // What leaves beside the row fades out over a quarter of a line, as in any place.
                    guard let hull = hull(a) else { continue }
                    #expect(hull.lowerBound >= 80 && hull.upperBound <= 120 + Double(width), "\(width): \(hull)")
                }
                b.advance(by: 0)
                #expect(a.settle())
                if try rect(b).width <= width + 0.01 { #expect(difference(a, b) < 0.02, "45,678 in \(width)") }
            }
        }
    }

    @Test(
        arguments: [Text.TruncationMode.head, .middle, .tail],
        ["fr_FR", "de_DE", "de_CH", "hi_IN", "fa_IR", "ar_EG"])
    func `in other languages too it is cut where a text is cut`(mode: Text.TruncationMode, locale: String) throws {
        for value in [1_234, 1_234_567, 45_678.9, 987_654_321_012] as [Decimal] {
            for width in stride(from: 30, through: 200, by: 17) as StrideThrough<CGFloat> {
                let model = Model(value, width, 1)
                model.mode = mode
                let a = stage(model, locale: locale) { RollingNumber($0, format: .number) }
                let b = stage(model, locale: locale) { Text($0, format: .number).monospacedDigit() }
                guard try rect(b).width <= width + 0.01 else { continue }
                _ = (a.settle(), b.settle())
                let off = difference(a, b)
                #expect(
                    off < 0.02, "\(value) in \(width): \(a.frame.texts.map(\.string)), \(b.frame.texts.map(\.string))")
            }
        }
    }

    @Test(arguments: styles.indices, [1, 0.5, 0.1] as [CGFloat])
    func `in no frame of any change it leaves its place`(index: Int, factor: CGFloat) throws {
        let model = Model(5, 110, factor)
        let stage = number(model, Self.styles[index])
        // Grown, called off, shrunk, and in a stream.
        for (value, frames) in [
            (1_234_567, 20), (5, 5), (98_765_432, 40), (12, 4), (123_456, 2), (1_234_567, 2), (77, 40),
        ] {
            model.value = Decimal(value)
            for frame in 0..<frames {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let rect = try rect(stage)
                #expect(rect.minX >= 99.99 && rect.maxX <= 210.01, "\(value), frame \(frame): \(rect)")
                // What leaves beside the row fades out over a quarter of a line, as in any place.
                if let hull = hull(stage) {
                    #expect(hull.lowerBound >= 85 && hull.upperBound <= 225, "\(value), frame \(frame): \(hull)")
                }
            }
        }
        _ = stage.settle(within: 10)
        #expect(difference(stage, text(Model(77, 110, factor))) < 0.02)
    }

    @Test(arguments: [RollStyle.flow, .numericText, .odometer].indices)
    func `it becomes smaller without a jump`(index: Int) throws {
        let model = Model(999, 110, 0.3)
        let stage = number(model, [RollStyle.flow, .numericText, .odometer][index])
        var height = try rect(stage).height
        for (value, frames) in [(12_345_678, 10), (5, 10), (1_234_567, 40), (9, 40)] {
            model.value = Decimal(value)
            var step = 0.0
            for frame in 0..<frames {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let new = try rect(stage).height
                #expect(abs(new - height) < 2.5, "\(value), frame \(frame): \(height) to \(new)")
                if frame == 0 { #expect(abs(new - height) < 0.01) }
                step = max(step, abs(new - height))
                height = new
            }
            #expect(step > 0.1)
        }
    }

    @Test func `in a place that becomes wider in the middle of a change it goes on from what is seen`() throws {
        for factor in [1, 0.5] as [CGFloat] {
            let model = Model(12, 110, factor)
            let stage = number(model)
            model.value = 12_345_678
            stage.advance(by: 0)
            stage.advance(by: 0.2)
            let before = try #require(self.hull(stage))
            model.width = 400
            stage.advance(by: 0)
            let after = try #require(self.hull(stage))
            #expect(abs(before.upperBound - after.upperBound) < (factor < 1 ? 60 : 12), "\(before) to \(after)")
            _ = stage.settle(within: 10)
            #expect(difference(stage, text(Model(12_345_678, 400, factor))) < 0.02)
        }
    }

    @Test func `a place that moves takes the number with it, and nobody is told that a roll is over`() throws {
        final class Counter: @unchecked Sendable { var count = 0 }
        let counter = Counter()
        let model = Model(1_234_567, 300, 1)
        let stage = number(model) { counter.count += 1 }
        for width in [150, 90, 40, 10, 0, 3, 120, 300] as [CGFloat] {
            withAnimation(.linear(duration: 0.2)) { model.width = width }
            for frame in 0..<14 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                if let hull = hull(stage) {
                    #expect(hull.upperBound <= 100 + max(width, 300) && hull.lowerBound >= 99)
                }
            }
            #expect(!stage.isAnimating)
            #expect(difference(stage, text(Model(1_234_567, width, 1))) < 0.02 || width < 40, "\(width)")
            if let hull = hull(stage) { #expect(hull.upperBound <= 100.5 + width) }
        }
        #expect(counter.count == 0)
    }

    @Test func `a stack gives it the room that it would give a text`() throws {
        let model = Model(1_234_567, 400, 0.5)
        let both = [
            stage(model) { value in
                HStack(spacing: 0) {
                    RollingNumber(value, format: .number)
                    Color.clear.frame(width: 330, height: 1)
                }
            },
            stage(model) { value in
                HStack(spacing: 0) {
                    Text(value, format: .number).monospacedDigit()
                    Color.clear.frame(width: 330, height: 1)
                }
            },
        ]
        let rects = try both.map { try rect($0) }
        #expect(abs(rects[0].width - rects[1].width) < 4 && abs(rects[0].midY - rects[1].midY) < 1.5)
        #expect(rects[0].maxX <= 170.01)
    }

    @Test func `one that keeps its size is as wide as ever`() throws {
        let model = Model(1_234_567, 60, 1)
        let wide = try rect(number(Model(1_234_567, 600, 1)))
        let fixed = stage(model) { RollingNumber($0, format: .number).fixedSize() }
        #expect(abs(try rect(fixed).width - wide.width) < 0.01)
    }

    @Test func `counters and reels become smaller too`() throws {
        let place = CGFloat(120)
        let stages = [
            stage(Model(1_234_567, place, 0.3)) { PushCounter(NSDecimalNumber(decimal: $0).intValue) },
            stage(Model(1_234_567, place, 0.3)) { ReelNumber("\($0)") },
        ]
        for stage in stages {
            _ = stage.settle(within: 30)
            let rect = try rect(stage)
            #expect(abs(rect.width - place) < 0.01 && rect.height < 40)
            let ink = try #require(self.hull(stage))
            #expect(ink.lowerBound >= 99 && ink.upperBound <= 221)
        }
    }
}
