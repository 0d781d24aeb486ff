import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Several numbers in a row that is too narrow for them, each of which takes what the others leave.
@MainActor
struct CrowdedRowTests {
    @MainActor @Observable
    final class Model { var value: Decimal = -980.5 }

    private func stage<Shown: View>(_ width: Int, @ViewBuilder _ shown: @escaping (Model) -> Shown) -> (Stage, Model) {
        let model = Model()
        let stage = Stage(size: CGSize(width: width, height: 120)) { HStack(spacing: 6) { shown(model) } }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0.1)
        return (stage, model)
    }

    /// Plays a change to and fro. Of numbers that go on telling one another of their places, more bodies would be evaluated in a frame
    /// than there are to evaluate.
    private func play(_ stage: Stage, _ model: Model, _ change: (() -> Void) -> Void) {
        for value in [12_345_678.25, -980.5, 1_234.5] as [Decimal] {
            change { model.value = value }
            for frame in 0..<40 {
                stage.advance(by: 1.0 / 60)
                #expect(stage.statistics.bodiesEvaluated < 400, "\(value), frame \(frame)")
            }
            #expect(stage.settle(within: 4))
            for face in stage.faces where face.opacity > 0.1 {
                #expect(face.rect.minX > -1 && face.rect.maxX < stage.size.width + 1)
            }
        }
    }

    @Test(arguments: [220, 300])
    func `three in three styles`(width: Int) {
        let (stage, model) = stage(width) { model in
            RollingNumber(model.value)
            RollingNumber(model.value).rollStyle(.perDigit)
            RollingNumber(model.value).rollStyle(.numericText)
        }
        play(stage, model) { $0() }
    }

    @Test(arguments: [144, 174])
    func `two under an easing of the program's`(width: Int) {
        let (stage, model) = stage(width) { model in
            RollingNumber(model.value)
            RollingNumber(model.value)
        }
        play(stage, model) { change in withAnimation(.easeInOut(duration: 0.3)) { change() } }
    }

    @Test(arguments: [160])
    func `two whose width is the new one's at once`(width: Int) {
        let (stage, model) = stage(width) { model in
            RollingNumber(model.value).rollStyle(.perDigit)
            RollingNumber(model.value).rollAnimation(.linear(duration: 0.07))
        }
        play(stage, model) { $0() }
    }

    @Test func `two that exchange a digit's room come to rest, and stay there`() {
        let (stage, model) = stage(120) { model in
            RollingNumber(model.value * 1_000)
            RollingNumber(model.value * 7_777)
        }
        func seen() -> [String] {
            stage.faces.filter { $0.opacity > 0.01 }.map { "\($0.string) \(Int($0.rect.minX * 4))" }
        }
        for value in [980, 12_345, 7, 980] as [Decimal] {
            model.value = value
            stage.advance(by: 0)
            #expect(stage.settle(within: 4), "\(value)")
            let rest = seen()
            stage.advance(by: 2)
            #expect(seen() == rest)
        }
    }
}
