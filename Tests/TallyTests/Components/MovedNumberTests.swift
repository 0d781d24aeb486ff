import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A number that is moved by what stands around it, while it rolls.
@MainActor
struct MovedNumberTests {
    @MainActor @Observable
    final class Model {
        var value: Int
        var isMoved = false
        init(_ value: Int) { self.value = value }
    }

    private struct Screen: View {
        let model: Model
        let style: RollStyle

        private var number: some View {
            RollingNumber(model.value, format: .number.locale(Locale(identifier: "en_US"))).rollStyle(style)
        }

        var body: some View {
            VStack {
                if model.isMoved { Spacer() }
                number.font(.system(size: 40))
                if !model.isMoved { Spacer() }
            }
        }
    }

    private func stage(_ model: Model, _ style: RollStyle) -> Stage {
        Stage(size: CGSize(width: 300, height: 300)) { Screen(model: model, style: style) }
    }

    private func top(of text: String, on stage: Stage) -> Double? {
        stage.frame.texts.first { $0.string == text && $0.opacity > 0 }.map { Double($0.rect.minY) }
    }

    /// Those in which a digit that does not change stands still.
    nonisolated private static let drums: [RollStyle] = [.flow, .perDigit]

    @Test(arguments: drums)
    func `what comes while the number is on its way comes in its line`(style: RollStyle) throws {
        let model = Model(5)
        let stage = stage(model, style)
        let start = try #require(top(of: "5", on: stage))
        withAnimation(.linear(duration: 2)) { model.isMoved = true }
        stage.advance(by: 0.3)
        model.value = 1005
        for frame in 0..<60 {
            stage.advance(by: 1.0 / 30)
            let (mark, digit) = (top(of: ",", on: stage), try #require(top(of: "5", on: stage)))
            // It comes in from beside the number.
            if frame < 6, mark == nil { continue }
            #expect(abs(try #require(mark) - digit) < 0.01)
        }
        #expect(try #require(top(of: "5", on: stage)) > start + 200)
    }

    @Test(arguments: drums)
    func `drums turn as if the number were not moved`(style: RollStyle) throws {
        let (model, twin) = (Model(105), Model(105))
        let (moved, still) = (stage(model, style), stage(twin, style))
        model.value = 175
        twin.value = 175
        for frame in 0..<90 {
            if frame == 5 { withAnimation(.linear(duration: 1)) { model.isMoved = true } }
            moved.advance(by: 1.0 / 60)
            still.advance(by: 1.0 / 60)
            // The faces of the drum that are seen, by where they stand beside the digit that stays.
            func turn(_ stage: Stage) throws -> [String: Double] {
                let line = try #require(top(of: "5", on: stage))
                let digits = Set((0...9).map(String.init)).subtracting(["1", "5"])
                return stage.frame.texts.filter { digits.contains($0.string) }
                    .reduce(into: [:]) { $0[$1.string] = Double($1.rect.minY) - line }
            }
            let (turned, expected) = (try turn(moved), try turn(still))
            #expect(turned.keys == expected.keys)
            for (face, place) in turned { #expect(abs(place - (expected[face] ?? .infinity)) < 0.01) }
        }
    }
}
