import SwiftUI
import TallyStage
import Testing

/// Animations and transactions of what modifiers themselves change.
@MainActor
struct ModifierTransactionTests {
    private func stage<V: View>(_ x: Remote<Double>, @ViewBuilder _ content: @escaping (Double) -> V) -> Stage {
        Stage { Playing(x, content) }
    }

    private struct Fade: ViewModifier {
        var amount: Double
        func body(content: Content) -> some View { content.opacity(1 - amount / 20) }
    }

    @Test func `an animation of a modifier drives what that changes, and not the view that it is applied to`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            Square().offset(x: x - 45).modifier(Fade(amount: x).animation(.linear(duration: 1)))
        }
        x.value = 10
        stage.advance(by: 0.5)
        #expect(stage.x == 10)
        #expect(isNear(stage.opacity, 0.75))
    }

    @Test func `a transaction of a modifier is edited for what that changes alone`() {
        let x = Remote(0.0)
        let stage = stage(x) { x in
            Square().offset(x: x - 45).modifier(Fade(amount: x).transaction { $0.animation = nil })
        }
        withAnimation(.linear(duration: 1)) { x.value = 10 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.x, 5))
        #expect(stage.opacity == 0.5)
    }

    @Test func `bodies of scoped animations and transactions are called at once`() {
        func faded(_ amount: (Int) -> Double) -> some View {
            Square().animation(.linear) { $0.opacity(amount(1)) }
                .transaction {
                    $0.animation = nil
                } body: {
                    $0.offset(x: amount(2))
                }
        }
        var asked: [Int] = []
        _ = faded {
            asked.append($0)
            return 1
        }
        #expect(asked == [1, 2])
    }
}
