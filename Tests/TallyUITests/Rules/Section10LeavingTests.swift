import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, section 10: what drives a view on its way out, and back.
@MainActor
struct Section10LeavingTests {
    private let slow = Animation.linear(duration: 1)

    @Test func `rule 109: a transaction on the view that goes does not drive its removal`() {
        let on = Remote(true)
        let stage = Stage {
            Playing(on) { on in
                ZStack {
                    if on { Square().transition(.opacity).transaction { $0.animation = .linear(duration: 1) } }
                }
            }
        }
        on.value = false
        stage.advance(by: 0)
        #expect(stage.boxes.isEmpty && !stage.isAnimating)
    }

    @Test func `rule 115: a view that comes back with another transition on its way out does not jump`() {
        let on = Remote(true)
        let far = Remote(20.0)
        let stage = Stage {
            ZStack {
                Playing(far) { far in Playing(on) { if $0 { Square().transition(.offset(x: far)) } } }
            }
        }
        withAnimation(slow) { on.value = false }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 55))
        withAnimation(slow) {
            far.value = -400
            on.value = true
        }
        stage.advance(by: 0)
        #expect(isNear(stage.x, 55))
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 55), "half way from 65, where it would be by then, to 45")
        stage.advance(by: 0.5)
        #expect(stage.x == 45)
    }
}
