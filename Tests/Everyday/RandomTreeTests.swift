import Testing

@Suite(.serialized) @MainActor struct RandomTreeTests {
    @Test func `random trees end as stages made in their state, painted as from nothing`() {
        var findings = 0
        for seed in Soak.first..<Soak.first + UInt64(Soak.trees) {
            if let finding = TreePlay.find(seed: seed, steps: 12) {
                Issue.record("\(finding)")
                findings += 1
                if findings == 20 { return }
            }
        }
    }
}
