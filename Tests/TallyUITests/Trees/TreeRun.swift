import Foundation
import SwiftUI
import TallyStage

/// Plays a tree: throws switches, some under animations, and says what is otherwise than it should be.
@MainActor
struct TreeRun {
    let tree: Tree
    let switches: [Switch]
    let seed: UInt64
    var steps = 4
    static let size = CGSize(width: 160, height: 200)

    /// Nil: nothing. Else a sentence.
    func failure() -> String? {
        var source = SplitMix(seed)
        for control in switches { control.isOn = source.next() % 2 == 0 }
        let stage = Stage(size: Self.size) { TreeView(tree) }
        _ = stage.image()
        for step in 0..<steps {
            for control in switches where source.next() % 2 == 0 {
                let animation: Animation? = [nil, nil, .linear(duration: 0.2), .spring(duration: 0.3)][
                    Int(source.next() % 4)]
                withAnimation(animation) { control.isOn.toggle() }
            }
            stage.advance(by: 0)
            if let wrong = painted(stage) { return "step \(step), at once: \(wrong)" }
            if source.next() % 2 == 0 {
                stage.advance(by: 0.1)
                if let wrong = painted(stage) { return "step \(step), on the way: \(wrong)" }
            }
            if source.next() % 3 == 0 { continue }
            guard stage.settle(within: 20) else { return "step \(step): does not settle" }
            if let wrong = painted(stage) { return "step \(step), at rest: \(wrong)" }
            if let wrong = compared(stage) { return "step \(step): \(wrong)" }
        }
        guard stage.settle(within: 20) else { return "does not settle" }
        return painted(stage) ?? compared(stage)
    }

    private func painted(_ stage: Stage) -> String? {
        let image = stage.image()
        let fresh = stage.imageFromNothing()
        guard image != fresh else { return nil }
        let places = image.pixels.indices.filter { image.pixels[$0] != fresh.pixels[$0] }
        let x = places.map { $0 % image.width }
        let worst = places.map { place in
            [0, 8, 16, 24].map { abs(Int(image.pixels[place] >> $0 & 255) - Int(fresh.pixels[place] >> $0 & 255)) }
                .max()!
        }
        let y = places.map { $0 / image.width }
        // An edge's coverage may be rounded otherwise at the end of what is repainted.
        if worst.max()! <= 1 && places.count <= 4 { return nil }
        return
            "\(places.count) pixels in (\(x.min()!)...\(x.max()!), \(y.min()!)...\(y.max()!)) are not as painted from nothing, by up to \(worst.max()!)"
    }

    private func compared(_ stage: Stage) -> String? {
        let fresh = Stage(size: Self.size) { TreeView(tree) }
        fresh.advance(by: 0)
        _ = fresh.settle()
        let played = stage.frame.description.split(separator: "\n", omittingEmptySubsequences: false)
        let wanted = fresh.frame.description.split(separator: "\n", omittingEmptySubsequences: false)
        if played != wanted {
            let first = zip(played, wanted).first { $0 != $1 }
            return
                "the frame has \(played.count) lines, a fresh one \(wanted.count); first \(first.map { "\($0) – fresh \($1)" } ?? "")"
        }
        if !stage.warnings.isEmpty { return stage.warnings[0] }
        return nil
    }
}
