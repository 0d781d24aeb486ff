import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Components that run while their `rollWidth` becomes another.
@MainActor
struct SlotWidthTests {
    enum Kind: CaseIterable { case push, reel, text }

    @MainActor @Observable
    final class Model {
        var value = 1234
        var width = RollWidth.animated
        var rests = 0
    }

    private struct Play: View {
        let kind: Kind
        let model: Model

        var body: some View {
            Group {
                switch kind {
                case .push: PushCounter(model.value)
                case .reel: ReelNumber(String(model.value))
                case .text: ReelText(String(model.value), faces: (0...9).map(String.init))
                }
            }
            .rollWidth(model.width).font(.test)
            .onRollCompletion { model.rests += 1 }
        }
    }

    private func rest(_ stage: Stage) -> String {
        stage.faces.filter { face in
            let line = face.clip ?? face.rect
            return face.rect.intersection(line).height > 0.5 * face.rect.height
        }
        .sorted { $0.rect.minX < $1.rect.minX }.map(\.string).joined()
    }

    @Test(arguments: Kind.allCases, [RollWidth.immediate, .animated])
    func `they rest on the new value whichever way it changes, at any moment`(_ kind: Kind, _ first: RollWidth) {
        for frames in [0, 1, 5, 12, 40] {
            let (model, plain) = (Model(), Model())
            (model.width, plain.width) = (first, first)
            let stages = [model, plain].map { model in
                Stage(size: CGSize(width: 300, height: 100)) { Play(kind: kind, model: model) }
            }
            for stage in stages { stage.advance(by: 0.1) }
            (model.value, plain.value) = (9876, 9876)
            for stage in stages {
                stage.advance(by: 0)
                for _ in 0..<frames { stage.advance(by: 1.0 / 60) }
            }
            model.width = first == .immediate ? .animated : .immediate
            for stage in stages { #expect(stage.settle(within: 20)) }
            #expect(rest(stages[0]) == rest(stages[1]), "after \(frames)")
            #expect(model.rests == 1)
        }
    }

    @MainActor @Observable
    final class Round {
        var value = 1234
        var round = 0
    }

    @Test func `a counter goes on from what it shows where its trigger changes with the value`() {
        let (both, alone) = (Round(), Round())
        let stages = [both, alone].map { model in
            Stage(size: CGSize(width: 300, height: 100)) {
                PushCounter(model.value, stepDuration: 0.08, trigger: model.round).font(.test)
            }
        }
        for stage in stages { stage.advance(by: 0.1) }
        (both.value, both.round, alone.value) = (8638, 1, 8638)
        for frame in 0..<120 {
            for stage in stages { stage.advance(by: frame == 0 ? 0 : 1.0 / 60) }
            #expect(rest(stages[0]) == rest(stages[1]), "frame \(frame)")
        }
    }
}
