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
    ///   - name: what a long run calls the play if that traps; nil: as the program.
    /// - Returns: what was wrong, with the least that one has to do to see it; nil if all was well.
    static func find(
        _ program: Program, seed: UInt64, steps: Int, keepsPreferences: Bool = false, called name: String? = nil
    ) -> Finding? {
        guard Soak.begin("\(name ?? program.name), seed \(seed)", steps: steps) else { return nil }
        defer { Soak.end() }
        var hand = RandomHand(seed: seed, keepsPreferences: keepsPreferences)
        var done: [Action] = []
        let failure = play(program) { player in
            for _ in 0..<steps {
                let action = hand.next(player)
                done.append(action)
                try player.perform(action)
            }
        }
        guard let failure else { return nil }
        var last = failure
        let actions = shrunk(done) { actions in
            guard let again = replay(program, actions), again.kind == failure.kind else { return false }
            last = again
            return true
        }
        return Finding(program: program.name, seed: seed, failure: last.description, actions: actions)
    }

    static func replay(_ program: Program, _ actions: [Action]) -> Player.Failure? {
        play(program) { player in for action in actions { try player.perform(action) } }
    }

    /// Plays, comes back if the program was left, compares what is at rest, and looks whether anything outlives the stage.
    private static func play(_ program: Program, _ body: (Player) throws -> Void) -> Player.Failure? {
        do {
            let liveObjects = try onStage(program, body)
            try Player.check(liveObjects)
            return nil
        } catch {
            return error as? Player.Failure
        }
    }

    private static func onStage(_ program: Program, _ body: (Player) throws -> Void) throws -> LiveObjects {
        let player = Player(program)
        try body(player)
        if !player.door.isOpen { try player.perform(.open(true)) }
        try player.checkRest()
        return player.stage.liveObjects
    }
}
