import Foundation
import SwiftUI
import TallyStage
import Testing

/// Trees of views made from seeds, and every failure shrunk to the smallest tree that shows it.
@MainActor
struct TreeTests {
    private func failure(_ seed: UInt64, depth: Int) -> String? {
        var source = SplitMix(seed)
        let switches = (0..<3).map { _ in Switch() }
        var tree = Tree.random(&source, switches, depth: depth)
        guard var wrong = TreeRun(tree: tree, switches: switches, seed: seed).failure() else { return nil }
        while let (less, still) = smaller(tree, switches, seed) { (tree, wrong) = (less, still) }
        return "\(seed): \(tree.code(switches)): \(wrong)"
    }

    private func smaller(_ tree: Tree, _ switches: [Switch], _ seed: UInt64) -> (Tree, String)? {
        for less in tree.smaller {
            if let wrong = TreeRun(tree: less, switches: switches, seed: seed).failure() { return (less, wrong) }
        }
        return nil
    }

    @Test(arguments: 0..<8)
    func `trees are painted as from nothing and rest as a fresh stage has them`(part: UInt64) {
        for seed in part * 20..<part * 20 + 20 {
            let failure = failure(seed, depth: 4)
            #expect(failure == nil)
        }
    }
}
