import SwiftUI
import TallyStage

/// A program in a random hand, and the shortest play that shows what the hand found.
@MainActor
enum RandomPlay {
    struct Finding: CustomStringConvertible {
        let program: String
        let seed: UInt64
        let failure: String
        let actions: [Action]

        var description: String {
            "\(program), seed \(seed): \(failure)\nafter \(actions.map(\.description).joined(separator: ", "))."
        }
    }

    /// - Parameters:
    ///   - steps: how many things the hand does.
    /// - Returns: what was wrong, with the least that one has to do to see it; nil if all was well.
    static func find(_ program: Program, seed: UInt64, steps: Int, keepsPreferences: Bool = false) -> Finding? {
        let player = Player(program)
        var hand = RandomHand(seed: seed, keepsPreferences: keepsPreferences)
        do {
            for _ in 0..<steps { try player.perform(hand.next(player)) }
            try finish(player)
            return nil
        } catch {
            let failure = error as? Player.Failure
            var last = "\(error)"
            let actions = shrunk(player.done) { actions in
                guard let again = replay(program, actions), again.kind == failure?.kind else { return false }
                last = again.description
                return true
            }
            return Finding(program: program.name, seed: seed, failure: last, actions: actions)
        }
    }

    /// Comes back if the program was left, and compares what is at rest.
    private static func finish(_ player: Player) throws {
        if !player.door.isOpen { try player.perform(.open(true)) }
        try player.checkRest()
    }

    static func replay(_ program: Program, _ actions: [Action]) -> Player.Failure? {
        let player = Player(program)
        do {
            for action in actions { try player.perform(action) }
            try finish(player)
            return nil
        } catch {
            return error as? Player.Failure
        }
    }
}
