import Foundation
import SwiftUI
import TallyStage
import Testing

/// A value that is put right at once while what is before it is still under way.
extension CorrectedValueTests {
    /// Plays a change, and another one in it that is put right at once, beside a stage that is told the right one.
    private func play(
        _ kind: Kind, _ index: Int, tells: (Model, Model) -> Void, compare: (Stage, Stage, String) -> Bool
    ) {
        for delay in [0.02, 0.1, 0.3] {
            let (model, plain) = (Model(), Model())
            let (stage, other) = (stage(model, kind), stage(plain, kind, corrects: false))
            for model in [model, plain] {
                model.limit = 12
                withAnimation(Self.animations[index]) { model.value = 12 }
            }
            for stage in [stage, other] {
                stage.advance(by: 0)
                stage.advance(by: delay)
            }
            tells(model, plain)
            for frame in 0..<60 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                other.advance(by: frame == 0 ? 0 : 1.0 / 60)
                if !compare(stage, other, "after \(delay), frame \(frame)") { break }
            }
            #expect(stage.settle(within: 9) && other.settle(within: 9))
            #expect(seen(stage) == seen(other))
        }
    }

    private func goesBack(_ index: Int) -> (Model, Model) -> Void {
        { model, _ in withAnimation(Self.animations[index]) { model.value = 13 } }
    }

    private func goesElsewhere(_ index: Int) -> (Model, Model) -> Void {
        { model, plain in
            (model.limit, plain.limit) = (10, 10)
            withAnimation(Self.animations[index]) { model.value = 99_999 }
            withAnimation(Self.animations[index]) { plain.value = 10 }
        }
    }

    private func isSame(_ stage: Stage, _ other: Stage, _ place: String) -> Bool {
        let (seen, wanted) = (seen(stage), seen(other))
        #expect(seen == wanted, "\(place)")
        return seen == wanted
    }

    /// Digits may hurry, as they do for any change; but no place is seen, and no text, that nobody asked for.
    private func hasNoGhost(_ stage: Stage, _ other: Stage, _ place: String) -> Bool {
        func texts(_ stage: Stage, over opacity: Double) -> [TextElement] {
            stage.faces.filter { face in
                let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
                return face.opacity > opacity && rect.height > 1 && rect.width > 1
            }
        }
        let first = texts(other, over: 0).map(\.rect.minX).min() ?? 0
        let ghosts = texts(stage, over: 0.02).filter { $0.rect.minX < first - 12 || $0.string.count > 2 }
        #expect(ghosts.isEmpty, "\(place)")
        return ghosts.isEmpty
    }

    @Test(arguments: [Kind.push, .reel, .faces, .counting], 0..<4)
    func `runs go on where one goes back to what they are bound for`(kind: Kind, index: Int) {
        play(kind, index, tells: goesBack(index), compare: isSame)
    }

    @Test(arguments: [Kind.push, .reel, .faces, .counting], 0..<4)
    func `runs begin anew but once where one goes elsewhere`(kind: Kind, index: Int) {
        play(kind, index, tells: goesElsewhere(index), compare: isSame)
    }

    @Test(arguments: Kind.allCases, 0..<4)
    func `of one that is put right in mid-motion nothing is seen`(kind: Kind, index: Int) {
        play(kind, index, tells: goesBack(index), compare: hasNoGhost)
        play(kind, index, tells: goesElsewhere(index), compare: hasNoGhost)
    }
}
