import SwiftUI
import TallyStage
import Testing

/// Docs/AnimationRules.md, rule 112.
@MainActor
struct Section10CrossFadeTests {
    private func stage<T: Transition>(_ isThere: Remote<Bool>, _ transition: T, prefers: Bool = true) -> Stage {
        let stage = Stage { ZStack { Playing(isThere) { if $0 { Square().transition(transition) } } } }
        stage.preferences.prefersCrossFadeTransitions = prefers
        stage.advance(by: 0)
        return stage
    }

    @Test func `rule 112: a transition that moves becomes a fade, coming and going`() {
        let isThere = Remote(false)
        let stage = stage(isThere, .move(edge: .leading))
        withAnimation(.linear(duration: 1)) { isThere.value = true }
        stage.advance(by: 0.5)
        #expect(isNear(stage.box, 45, 45, 10, 10) && isNear(stage.opacity, 0.5))
        _ = stage.settle()
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        stage.advance(by: 0.25)
        #expect(isNear(stage.box, 45, 45, 10, 10) && isNear(stage.opacity, 0.75))
        #expect(stage.settle())
        #expect(stage.frame.shapes.isEmpty)
    }

    @Test func `rule 112: so does one whose type is hidden, also as a part of another`() {
        for transition in [AnyTransition.scale, .opacity.combined(with: .slide), .offset(x: 9).animation(.default)] {
            let isThere = Remote(false)
            let stage = Stage { ZStack { Playing(isThere) { if $0 { Square().transition(transition) } } } }
            stage.preferences.prefersCrossFadeTransitions = true
            withAnimation(.linear(duration: 1)) { isThere.value = true }
            stage.advance(by: 0.5)
            #expect(isNear(stage.box, 45, 45, 10, 10) && isNear(stage.opacity, 0.5))
        }
    }

    @Test func `rule 112: what does not move stays as it is, and without the wish everything does`() {
        let isThere = Remote(true)
        let identity = stage(isThere, .identity)
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        identity.advance(by: 0)
        #expect(identity.frame.shapes.isEmpty)
        let other = Remote(false)
        let moving = stage(other, .move(edge: .leading), prefers: false)
        withAnimation(.linear(duration: 1)) { other.value = true }
        moving.advance(by: 0.5)
        #expect(isNear(moving.x, 40) && moving.opacity == 1)
    }
}
