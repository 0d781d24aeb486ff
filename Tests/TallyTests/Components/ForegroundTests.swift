import Foundation
import Observation
import SwiftUI
import Tally
import TallyScene
import TallyStage
import Testing

/// A gradient as foreground style runs over a number as it does over a text: once, and not over each digit.
@MainActor
struct ForegroundTests {
    @MainActor @Observable
    final class Model {
        var value = 134_900
        var isPlain = false
    }

    enum Kind: CaseIterable { case flow, perDigit, numericText, odometer, ticker, counter, reel }

    private struct Page: View {
        let kind: Kind
        let model: Model

        static let gradient = LinearGradient(
            colors: [Color(red: 1, green: 0, blue: 0), Color(red: 0, green: 0, blue: 1)], startPoint: .leading,
            endPoint: .trailing)

        var body: some View {
            number
                .font(.test)
                .foregroundStyle(
                    model.isPlain ? AnyShapeStyle(Color(red: 0, green: 0.5, blue: 0)) : AnyShapeStyle(Self.gradient)
                )
                .frame(maxWidth: .infinity, maxHeight: .infinity)
                .background(.white)
        }

        @ViewBuilder private var number: some View {
            switch kind {
            case .flow: RollingNumber(model.value).rollStyle(.flow)
            case .perDigit: RollingNumber(model.value).rollStyle(.perDigit)
            case .numericText: RollingNumber(model.value).rollStyle(.numericText)
            case .odometer: RollingNumber(model.value).rollStyle(.odometer)
            case .ticker: RollingNumber(model.value).rollStyle(.ticker)
            case .counter: PushCounter(model.value, stepDuration: 0.02)
            case .reel: ReelNumber(String(model.value), duration: 0.3, stagger: 0.05)
            }
        }
    }

    private func stage(_ kind: Kind, _ model: Model) -> Stage {
        let stage = Stage(size: CGSize(width: 320, height: 100)) { Page(kind: kind, model: model) }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0)
        _ = stage.settle(within: 10)
        return stage
    }

    /// How blue ink is, from 0 to 1, by its place between the number's edges; of pixels that are ink alone.
    private func inks(_ stage: Stage) throws -> [(place: Double, blue: Double)] {
        let rect = try #require(stage.frame.accessibility.first?.rect)
        let image = stage.image()
        var result: [(Double, Double)] = []
        for y in 0..<image.height {
            for x in 0..<image.width {
                let pixel = image[x, y]
                let (red, green, blue) = (pixel >> 16 & 255, pixel >> 8 & 255, pixel & 255)
                guard green < 8, red + blue > 0 else { continue }
                let scale = Double(image.width) / 320
                let place = ((Double(x) + 0.5) / scale - Double(rect.minX)) / Double(rect.width)
                result.append((place, Double(blue) / Double(red + blue)))
            }
        }
        return result
    }

    @Test(arguments: Kind.allCases)
    func `in every frame of a change ink is coloured by its place in the whole number`(_ kind: Kind) throws {
        let model = Model()
        let stage = stage(kind, model)
        for value in [134_900, 134_907, 1_034_907, 7] {
            model.value = value
            stage.advance(by: 0)
            for _ in 0..<40 {
                let inks = try inks(stage)
                #expect(inks.count > 10)
                for ink in inks where abs(min(max(ink.place, 0), 1) - ink.blue) > 0.05 {
                    Issue.record("\(kind), \(value), \(stage.time): \(ink)")
                    return
                }
                stage.advance(by: 1.0 / 30)
            }
            _ = stage.settle(within: 10)
        }
    }

    @Test func `at rest it looks as the text does`() throws {
        let number = stage(.perDigit, Model()).image()
        let text = Stage(size: CGSize(width: 320, height: 100)) {
            Text(verbatim: "134,900").monospacedDigit().font(.test).foregroundStyle(Page.gradient)
                .frame(maxWidth: .infinity, maxHeight: .infinity).background(.white)
        }
        text.advance(by: 0)
        let other = text.image()
        var worst = 0
        for y in 0..<number.height {
            for x in 0..<number.width {
                let (a, b) = (number[x, y], other[x, y])
                for shift in [0, 8, 16] as [UInt32] {
                    worst = max(worst, abs(Int(a >> shift & 255) - Int(b >> shift & 255)))
                }
            }
        }
        #expect(worst < 24)
    }

    @Test func `a style may become another kind of style in the middle of a change`() throws {
        for kind in Kind.allCases {
            let model = Model()
            let stage = stage(kind, model)
            model.value = 1_034_907
            stage.advance(by: 0)
            stage.advance(by: 0.1)
            for isPlain in [true, false, true] {
                model.isPlain = isPlain
                stage.advance(by: 0.05)
                let hasGradient = try inks(stage).count > 10
                #expect(hasGradient == !isPlain)
            }
            model.isPlain = false
            _ = stage.settle(within: 10)
            let fresh = Model()
            fresh.value = 1_034_907
            #expect(stage.image() == self.stage(kind, fresh).image())
        }
    }

    @Test(arguments: [[Color.red.opacity(0.4)], [Color.blue.opacity(0.2), .red.opacity(0.4)]])
    func `a gradient without extent is one colour, with its opacity`(_ colors: [Color]) {
        func picture(_ style: some ShapeStyle) -> Bitmap {
            let stage = Stage(size: CGSize(width: 200, height: 80)) {
                RollingNumber(134).font(.test).foregroundStyle(style)
            }
            stage.advance(by: 0)
            _ = stage.settle(within: 10)
            return stage.image()
        }
        let gradient = picture(LinearGradient(colors: colors, startPoint: .center, endPoint: .center))
        let plain = picture(Color.red.opacity(0.4))
        var worst = 0
        for y in 0..<plain.height {
            for x in 0..<plain.width {
                for shift in [0, 8, 16, 24] as [UInt32] {
                    worst = max(
                        worst, abs(Int(gradient[x, y] >> shift & 255) - Int(plain[x, y] >> shift & 255)))
                }
            }
        }
        #expect(worst <= 3)
    }

    @Test func `a plain style makes no mask`() {
        let model = Model()
        model.isPlain = true
        let stage = stage(.perDigit, model)
        let plain = stage.frame.description
        model.isPlain = false
        stage.advance(by: 0)
        #expect(stage.frame.description != plain)
        model.isPlain = true
        stage.advance(by: 0)
        #expect(stage.frame.description == plain)
    }
}
