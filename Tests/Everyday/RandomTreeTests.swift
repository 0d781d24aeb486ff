import Foundation
import Testing

@Suite(.serialized) @MainActor struct RandomTreeTests {
    /// How many trees are tried; a hundred thousand on demand.
    private static let count = Int(ProcessInfo.processInfo.environment["TALLY_EVERYDAY_TREES"] ?? "") ?? 100
    private static let first = UInt64(ProcessInfo.processInfo.environment["TALLY_EVERYDAY_FIRST"] ?? "") ?? 1

    @Test func `random trees end as stages made in their state, painted as from nothing`() {
        var findings = 0
        for seed in Self.first..<Self.first + UInt64(Self.count) {
            if let finding = TreePlay.find(seed: seed, steps: 12) {
                Issue.record("\(finding)")
                findings += 1
                if findings == 20 { return }
            }
        }
    }
}
