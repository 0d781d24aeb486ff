import SwiftUI
import TallyStage
import Testing

/// A view whose removal is the identity goes at once, however it comes and whatever animation the transition has.
@MainActor
struct RemovalAtOnceTests {
    static let transitions: [(name: String, transition: AnyTransition, goesAtOnce: Bool)] = [
        ("asymmetric", .asymmetric(insertion: .opacity, removal: .identity), true),
        ("animated", .asymmetric(insertion: .opacity, removal: .identity).animation(.linear(duration: 2)), true),
        ("identity, animated", AnyTransition.identity.animation(.linear(duration: 2)), true),
        ("combined", .asymmetric(insertion: .scale, removal: .identity).combined(with: .identity), true),
        ("combined with a fade", AnyTransition.identity.combined(with: .opacity), false),
        ("opacity, animated", AnyTransition.opacity.animation(.linear(duration: 2)), false),
    ]

    @Test(arguments: 0..<6)
    func `it goes at once where nothing is to be seen of its way`(index: Int) {
        let (name, transition, goesAtOnce) = Self.transitions[index]
        let isThere = Remote(true)
        let stage = Stage {
            Playing(isThere) { isThere in
                ZStack {
                    // Moves in the same change, which is not over before it is there.
                    Color.blue.frame(width: 5, height: 5).offset(x: isThere ? 0 : 20)
                    if isThere { Square().transition(transition) }
                }
            }
        }
        withAnimation(.linear(duration: 1)) { isThere.value = false }
        stage.advance(by: 0)
        stage.advance(by: 0.1)
        #expect((stage.boxes.count == 1) == goesAtOnce, "\(name)")
        #expect(stage.settle())
        #expect(stage.boxes.count == 1)
        // It still comes as it says.
        withAnimation(.linear(duration: 1)) { isThere.value = true }
        stage.advance(by: 0.25)
        #expect(stage.boxes.count == 2, "\(name)")
    }

    /// Something that moves by itself beside a view that comes and goes.
    private struct Screen: View {
        let step: Int
        let transition: AnyTransition
        var body: some View {
            ZStack {
                Color.blue.frame(width: 5, height: 5).offset(x: Double(20 * step))
                    .animation(.linear(duration: 3), value: step)
                Counter().id(step % 2).transition(transition)
            }
        }
    }

    private struct Counter: View {
        @State private var taps = 0
        var body: some View { Button("\(taps)") { taps += 1 } }
    }

    @Test func `without animation it goes at once, whatever else moves, and is a fresh one when it comes back`() throws
    {
        let step = Remote(0)
        let stage = Stage { Playing(step) { Screen(step: $0, transition: .opacity) } }
        for round in 1...3 {
            try stage.tap("0")
            stage.advance(by: 0)
            #expect(stage.frame.texts.map(\.string) == ["1"])
            step.value = round
            stage.advance(by: 0.1)
            #expect(stage.isAnimating)
            #expect(stage.frame.texts.map(\.string) == ["0"], "\(round)")
        }
    }

    @Test func `it is there for its own transition, and no longer`() {
        let step = Remote(0)
        let transition = AnyTransition.opacity.animation(.linear(duration: 0.5))
        let stage = Stage { Playing(step) { Screen(step: $0, transition: transition) } }
        withAnimation(.linear(duration: 0.5)) { step.value = 1 }
        stage.advance(by: 0.25)
        #expect(stage.frame.texts.count == 2)
        stage.advance(by: 0.3)
        #expect(stage.isAnimating)
        #expect(stage.frame.texts.count == 1)
    }
}
