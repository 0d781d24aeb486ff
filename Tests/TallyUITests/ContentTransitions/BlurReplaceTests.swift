import SwiftUI
import TallyStage
import Testing

@testable import TallyCore
@testable import TallyUI

/// Docs/AnimationRules.md, rule 113.
@MainActor
struct BlurReplaceTests {
    @Test func `transition-001 to -003: what it looks like while the view is there and when it has gone`() throws {
        let looks = [
            BlurReplaceTransition.Configuration.downUp.look(in: .identity),
            BlurReplaceTransition.Configuration.downUp.look(in: .didDisappear),
            BlurReplaceTransition.Configuration.upUp.look(in: .didDisappear),
        ]
        for (row, look) in zip(try ConformanceRow.rows("transition", 1...3), looks) {
            let found = ["opacity": look.opacity, "blur": look.blur, "scale": look.scale]
            #expect(row.expected as? [String: Double] == found, "\(row.id)")
        }
    }

    @Test func `rule 113: blurReplace comes smaller and faint`() {
        let isThere = Remote(false)
        let stage = Stage { ZStack { Playing(isThere) { if $0 { Square().transition(.blurReplace(.upUp)) } } } }
        withAnimation(.linear(duration: 1)) { isThere.value = true }
        stage.advance(by: 0.5)
        #expect(isNear(stage.opacity, 0.5) && isNear(stage.box.width, 9.5))
        _ = stage.settle()
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        stage.advance(by: 0.5)
        #expect(isNear(stage.opacity, 0.5) && isNear(stage.box.width, 10.5))
    }
}
