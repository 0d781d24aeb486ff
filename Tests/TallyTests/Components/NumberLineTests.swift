import Foundation
import SwiftUI
import Tally
import TallyScene
import TallyStage
import Testing

/// Lines under and through a number.
@MainActor
struct NumberLineTests {
    @MainActor @Observable
    final class Model {
        var value: Int
        var isStruck = false
        init(_ value: Int) { self.value = value }
    }

    private struct Page<Content: View>: View {
        let model: Model
        let content: (Int) -> Content
        var body: some View {
            HStack(spacing: 0) {
                content(model.value).strikethrough(model.isStruck, color: .red)
                Spacer(minLength: 0)
            }
            .padding(.leading, 40)
            .font(.test)
            .frame(maxWidth: .infinity, maxHeight: .infinity)
            .background(.white)
        }
    }

    private func stage<Content: View>(_ model: Model, @ViewBuilder _ content: @escaping (Int) -> Content) -> Stage {
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Page(model: model, content: content) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        return stage
    }

    private func number(_ model: Model, _ style: RollStyle) -> Stage {
        stage(model) {
            RollingNumber($0, format: .number).rollStyle(style).rollAnimation(.linear(duration: 0.5))
                .underline(color: Color(red: 0, green: 0, blue: 1))
        }
    }

    /// Rows of pixels that have blue in them, and the blue columns from the first to the last.
    private func line(_ stage: Stage) -> (rows: ClosedRange<Int>, columns: ClosedRange<Int>)? {
        let image = stage.image()
        var (rows, columns): ([Int], [Int]) = ([], [])
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = image[x, y]
                guard pixel & 255 > 200, pixel >> 16 & 255 < 100, pixel >> 8 & 255 < 100 else { continue }
                rows.append(y)
                columns.append(x)
            }
        }
        guard let top = rows.min(), let bottom = rows.max(), let left = columns.min(), let right = columns.max() else {
            return nil
        }
        return (top...bottom, left...right)
    }

    private func difference(_ a: Stage, _ b: Stage) -> Int {
        let (a, b) = (a.image(), b.image())
        var worst = 0
        for y in 0..<a.height {
            for x in 0..<a.width {
                for shift in [0, 8, 16] as [UInt32] {
                    worst = max(worst, abs(Int(a[x, y] >> shift & 255) - Int(b[x, y] >> shift & 255)))
                }
            }
        }
        return worst
    }

    nonisolated private static let styles: [RollStyle] = [
        .flow, .numericText, .odometer, .continuous, .perDigit, .ticker,
    ]

    @Test(arguments: styles.indices)
    func `at rest a number is underlined and struck through as a text is`(index: Int) {
        for isStruck in [false, true] {
            let model = Model(134_908)
            model.isStruck = isStruck
            let text = stage(model) {
                Text($0, format: .number).monospacedDigit().underline(color: Color(red: 0, green: 0, blue: 1))
            }
            #expect(difference(number(model, Self.styles[index]), text) < 40)
        }
    }

    @Test(arguments: styles.indices)
    func `the line stands still while digits turn, and is as wide as the number`(index: Int) throws {
        let model = Model(134_908)
        let stage = number(model, Self.styles[index])
        let rest = try #require(line(stage))
        let scale = Double(stage.image().width) / 400
        for (value, frames) in [(134_909, 15), (8, 4), (7_654_321, 20), (5, 40)] {
            model.value = value
            for frame in 0..<frames {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let shown = try #require(line(stage))
                #expect(shown.rows == rest.rows, "\(value), frame \(frame)")
                let rect = try #require(stage.frame.accessibility.first?.rect)
                #expect(abs(Double(shown.columns.lowerBound) / scale - rect.minX) < 1.5)
                #expect(abs(Double(shown.columns.upperBound + 1) / scale - rect.maxX) < 1.5)
            }
        }
    }

    @Test func `counters have one line, too`() throws {
        let counter = stage(Model(1_234)) { PushCounter($0).underline(color: Color(red: 0, green: 0, blue: 1)) }
        let text = number(Model(1_234), .flow)
        let (a, b) = (try #require(line(counter)), try #require(line(text)))
        let rect = try #require(counter.frame.accessibility.first?.rect)
        let scale = Double(counter.image().width) / 400
        #expect(a.rows == b.rows && abs(Double(a.columns.upperBound + 1) / scale - rect.maxX) < 1.5)
    }

    @Test func `a number without lines is as it was`() {
        let plain = stage(Model(1_234)) { RollingNumber($0, format: .number) }
        let none = stage(Model(1_234)) { RollingNumber($0, format: .number).underline(false).strikethrough(false) }
        #expect(plain.image() == none.image() && line(plain) == nil)
    }

    @Test func `a line is as long as its number while that goes over to another font`() throws {
        let model = Model(98_765)
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            RollingNumber(model.value).underline(color: Color(red: 0, green: 0, blue: 1))
                .font(model.isStruck ? .title : .body)
        }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        for isLarge in [true, false] {
            withAnimation(.linear(duration: 0.5)) { model.isStruck = isLarge }
            for frame in 0..<30 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let digits = stage.faces.filter { $0.opacity > 0.5 && $0.string.first?.isNumber ?? false }.map(\.rect)
                let (left, right) = (digits.map(\.minX).min() ?? 0, digits.map(\.maxX).max() ?? 0)
                let ink = try #require(line(stage)).columns
                #expect(
                    abs(Double(ink.lowerBound) - left) < 3 && abs(Double(ink.upperBound) - right) < 3,
                    "\(frame) \(ink) \(right)")
            }
            #expect(stage.settle(within: 4))
        }
    }
}
