import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What a place says of the lines of texts: a number is raised as a whole, and has one line.
@MainActor
struct RaisedNumberTests {
    @MainActor @Observable
    final class Model { var value = 980 }

    @ViewBuilder
    private func component(_ index: Int, _ model: Model) -> some View {
        switch index {
        case 0: RollingNumber(model.value, format: .number.grouping(.never))
        case 1: RollingNumber(model.value, format: .number.grouping(.never)).rollStyle(.perDigit)
        case 2: PushCounter(model.value, stepDuration: 0.01)
        default: ReelNumber("\(model.value)", duration: 0.2, stagger: 0.05)
        }
    }

    /// The faces of which anything is seen, each with how much of its height.
    private func seen(_ stage: Stage) -> [(glyph: String, share: CGFloat, rect: CGRect)] {
        stage.faces.compactMap { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            let share = rect.isNull ? 0 : rect.height / face.rect.height
            return face.opacity > 0.05 && share > 0.05 && face.string != "x" ? (face.string, share, face.rect) : nil
        }
    }

    @Test(arguments: 0..<4, [-6.0, 0, 6])
    func `a baseline offset moves it as it moves a text, and cuts nothing`(index: Int, offset: Double) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                component(index, model).baselineOffset(offset)
                Text(verbatim: "x")
            }
        }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0.1)
        for value in [2_345, 980] {
            model.value = value
            // On the way neither it nor what is beside it goes up or down.
            let place = stage.frame.texts.first { $0.string == "x" }?.rect.minY
            for _ in 0..<30 {
                stage.advance(by: 1.0 / 60)
                #expect(stage.frame.texts.first { $0.string == "x" }?.rect.minY == place)
            }
            #expect(stage.settle(within: 8))
            let faces = seen(stage)
            #expect(faces.map(\.glyph).joined() == "\(value)")
            #expect(faces.allSatisfy { $0.share > 0.99 })
            let neighbor = try #require(stage.frame.texts.first { $0.string == "x" })
            #expect(abs(faces[0].rect.maxY - (neighbor.rect.maxY - offset)) < 0.6)
        }
    }

    @Test(arguments: 0..<4)
    func `lines that a place keeps room for are not filled with other faces`(index: Int) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 300, height: 100)) {
            HStack(spacing: 0) { component(index, model) }.lineLimit(2, reservesSpace: true)
        }
        stage.preferences.locale = Locale(identifier: "en_US")
        stage.advance(by: 0.1)
        for value in [2_345, 980] {
            model.value = value
            stage.advance(by: 0)
            #expect(stage.settle(within: 8))
            #expect(seen(stage).map(\.glyph).joined() == "\(value)")
        }
    }
}
