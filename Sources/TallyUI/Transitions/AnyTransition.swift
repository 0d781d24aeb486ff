public import Foundation
import TallyCore

/// A transition whose type is hidden.
public struct AnyTransition {
    fileprivate let box: TransitionBox

    /// Hides the type of a transition.
    public init<T: Transition>(_ transition: T) { box = TypedTransitionBox(transition) }

    /// Comes and goes at once, whatever animation there is.
    public static var identity: AnyTransition { AnyTransition(making { IdentityTransition() }) }
    /// Fades in and out.
    public static var opacity: AnyTransition { AnyTransition(making { OpacityTransition() }) }
    /// Comes from the leading edge and goes to the trailing one, by its own width.
    public static var slide: AnyTransition { AnyTransition(making { SlideTransition() }) }
    /// Grows from a point in its middle and shrinks to it.
    public static var scale: AnyTransition { scale(scale: 0.00001) }

    /// Comes from a size and goes to it: `scale` times its own about `anchor`. A scale that is not finite counts as 0.
    public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> AnyTransition {
        AnyTransition(making { ScaleTransition(Double(scale), anchor: anchor) })
    }

    /// Comes from an edge and goes to it, by its own width or height.
    public static func move(edge: Edge) -> AnyTransition { AnyTransition(making { MoveTransition(edge: edge) }) }
    /// Comes from an edge and goes to the opposite one, by its own width or height, fading.
    public static func push(from edge: Edge) -> AnyTransition { AnyTransition(making { PushTransition(edge: edge) }) }
    /// Comes from a distance in points and goes to it; one that is not finite counts as none.
    public static func offset(_ offset: CGSize) -> AnyTransition {
        AnyTransition(making { OffsetTransition(offset) })
    }
    /// Comes from a distance in points and goes to it; one that is not finite counts as none.
    public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> AnyTransition {
        offset(CGSize(width: x, height: y))
    }

    /// Comes by one transition and goes by another.
    public static func asymmetric(insertion: AnyTransition, removal: AnyTransition) -> AnyTransition {
        AnyTransition(
            making((insertion, removal)) {
                AsymmetricTransition(insertion: ErasedTransition($0), removal: ErasedTransition($1))
            })
    }

    /// Returns a transition by a pair of modifiers: one for before and after, one for while the view is there.
    public static func modifier<E: ViewModifier>(active: E, identity: E) -> AnyTransition {
        AnyTransition(ModifierTransition(active: active, identity: identity))
    }

    /// Returns both transitions at once, the other around this one.
    public func combined(with other: AnyTransition) -> AnyTransition {
        AnyTransition(
            making((self, other)) { CombiningTransition(first: ErasedTransition($0), second: ErasedTransition($1)) })
    }

    /// Returns the transition under an animation of its own, whatever the transaction has; the innermost counts, nil is
    /// immediate.
    public func animation(_ animation: Animation?) -> AnyTransition {
        AnyTransition(making(self) { AnimatedTransition(base: ErasedTransition($0), animation: animation) })
    }
}

nonisolated struct ModifierTransition<E: ViewModifier>: Transition {
    let active: E
    let identity: E
    @MainActor func body(content: Content, phase: TransitionPhase) -> some View {
        content.modifier(phase.isIdentity ? identity : active)
    }
}

struct ErasedTransition: Transition {
    private let box: TransitionBox
    init(_ transition: AnyTransition) { box = transition.box }
    func body(content: Content, phase: TransitionPhase) -> some View { box.view(content, phase) }
    var isImmediate: Bool { box.isImmediate }
    var leavesAtOnce: Bool { box.leavesAtOnce }
    var hasMotion: Bool { box.hasMotion }
    func words(isComing: Bool) -> String { box.words(isComing: isComing) }
}

private class TransitionBox {
    @MainActor func view<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView { AnyView(content) }
    @MainActor var isImmediate: Bool { false }
    @MainActor var leavesAtOnce: Bool { false }
    @MainActor var hasMotion: Bool { true }
    @MainActor func words(isComing: Bool) -> String { "" }
}

private final class TypedTransitionBox<T: Transition>: TransitionBox {
    private let transition: T
    init(_ transition: T) { self.transition = transition }
    @MainActor override func view<V: View>(_ content: V, _ phase: TransitionPhase) -> AnyView {
        AnyView(transition.apply(content: content, phase: phase))
    }
    @MainActor override var isImmediate: Bool { (transition as? any ImmediateTransition)?.isImmediate ?? false }
    @MainActor override var leavesAtOnce: Bool { (transition as? any ImmediateTransition)?.leavesAtOnce ?? false }
    @MainActor override var hasMotion: Bool { transition.moves }
    @MainActor override func words(isComing: Bool) -> String { transition.explained(isComing: isComing) }
}

/// A transition made of others whose types are hidden: what it is made of says whether it moves, and not its type.
@MainActor
protocol HidingTransition {
    var hasMotion: Bool { get }
}

extension ErasedTransition: HidingTransition {}

extension AsymmetricTransition: HidingTransition {
    var hasMotion: Bool { insertion.moves || removal.moves }
}

extension CombiningTransition: HidingTransition {
    var hasMotion: Bool { first.moves || second.moves }
}

extension AnimatedTransition: HidingTransition {
    var hasMotion: Bool { base.moves }
}

extension Transition {
    /// Whether the transition moves, of hidden parts too.
    var moves: Bool { (self as? any HidingTransition)?.hasMotion ?? Self.properties.hasMotion }
}
