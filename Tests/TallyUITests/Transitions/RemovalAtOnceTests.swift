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
}
