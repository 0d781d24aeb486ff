/// A random tree in a random hand, made as small as it can be while it still shows what the hand found.
@MainActor
enum TreePlay {
    /// - Parameter steps: how many things the hand does.
    /// - Returns: what was wrong, in words; nil if all was well.
    static func find(seed: UInt64, steps: Int, size: Int = 16) -> String? {
        let tree = RandomTree.make(seed: seed, size: size)
        guard let finding = RandomPlay.find(Program(tree), seed: seed, steps: steps, called: "tree") else { return nil }
        guard let kind = RandomPlay.replay(Program(tree), finding.actions)?.kind else {
            return "seed \(seed): does not fail twice: \(finding)"
        }
        var smallest = tree
        var actions = finding.actions
        var tries = 0
        var isSmaller = true
        while isSmaller, tries < 600 {
            isSmaller = false
            for candidate in smallest.simpler {
                tries += 1
                guard RandomPlay.replay(Program(candidate), actions)?.kind == kind else { continue }
                smallest = candidate
                isSmaller = true
                break
            }
        }
        actions = shrunk(actions) { RandomPlay.replay(Program(smallest), $0)?.kind == kind }
        let failure = RandomPlay.replay(Program(smallest), actions)
        return "seed \(seed): \(smallest)\nafter \(actions.map(\.description).joined(separator: ", ")):\n"
            + (failure?.description ?? "")
    }
}
