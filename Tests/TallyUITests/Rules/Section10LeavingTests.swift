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

    @Test func `rule 111: a view that goes by none goes at once, though what takes its place moves on`() {
        let on = Remote(true)
        let stage = Stage { Playing(on) { Handover(isLow: $0) } }
        withAnimation(slow) { on.value = false }
        stage.advance(by: 0.5)
        #expect(stage.boxes.count == 1 && isNear(stage.x, 25))
        withAnimation(slow) { on.value = true }
        stage.advance(by: 0)
        #expect(stage.boxes.count == 1 && isNear(stage.x, 25))
        stage.advance(by: 1)
        #expect(stage.boxes.count == 1 && stage.x == 0)
    }

    @Test func `rule 111: a view that comes by none and goes by a transition takes its time to go`() {
        let on = Remote(true)
        let square = AsymmetricTransition(insertion: .identity, removal: .offset(x: 30))
        let stage = Stage { ZStack { Playing(on) { if $0 { Square().transition(square) } } } }
        withAnimation(slow) { on.value = false }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 60))
        stage.advance(by: 0.5)
        #expect(stage.boxes.isEmpty)
    }
}

/// A square that is handed over from one view to another, half a stage away.
private struct Handover: View {
    let isLow: Bool
    @Namespace private var space

    var body: some View {
        ZStack(alignment: .leading) {
            if isLow { square } else { square.padding(.leading, 50) }
        }
        .frame(maxWidth: .infinity, alignment: .leading)
    }

    private var square: some View {
        Square().matchedGeometryEffect(id: 0, in: space)
            .transition(.asymmetric(insertion: .identity, removal: .identity))
    }
}
