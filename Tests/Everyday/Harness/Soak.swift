import Foundation

/// What a long run is told by its environment, and what it notes of itself, so that a process that traps does not take with
/// it what it was at (`make soak`).
@MainActor
enum Soak {
    /// How many trees are played.
    static let trees = number("TREES") ?? 120
    /// The first seed of trees and of hands.
    static let first = UInt64(max(1, number("FIRST") ?? 1))
    /// How often each program is played at random.
    static let seeds = UInt64(max(0, number("SEEDS") ?? 1))
    /// How many things a hand does to each program.
    static let handSteps = number("HAND_STEPS") ?? 16
    /// How many things a hand does to each of the examples and to each component of the gallery.
    static let steps = number("STEPS") ?? 24

    /// Two lines: the play that is under way, empty between plays; and how many steps were done until now.
    private static let log = text("LOG")
    /// Plays to pass over, a line each: they have ended a process before.
    private static let skipped = Set(
        (text("SKIP").flatMap { try? String(contentsOfFile: $0, encoding: .utf8) } ?? "").split(separator: "\n").map(
            String.init))
    private static var stepsDone = 0

    /// - Returns: false if the play is to be passed over.
    static func begin(_ play: String, steps: Int) -> Bool {
        if skipped.contains(play) { return false }
        note(play)
        stepsDone += steps
        return true
    }

    static func end() { note("") }

    private static func note(_ play: String) {
        guard let log else { return }
        try? "\(play)\n\(stepsDone)\n".write(toFile: log, atomically: false, encoding: .utf8)
    }

    private static func text(_ name: String) -> String? {
        ProcessInfo.processInfo.environment["TALLY_EVERYDAY_" + name].flatMap { $0.isEmpty ? nil : $0 }
    }

    private static func number(_ name: String) -> Int? { text(name).flatMap { Int($0) } }
}
