import TallyCore

/// How a view comes and goes: what it looks like before, while it is there, and after.
@MainActor @preconcurrency
public protocol Transition {
    associatedtype Body: View
    typealias Content = PlaceholderContentView<Self>

    /// Returns the view's looks in a phase. Keep the structure the same in all phases: only what is animatable moves.
    @ViewBuilder func body(content: Self.Content, phase: TransitionPhase) -> Self.Body
    static var properties: TransitionProperties { get }
}

extension Transition {
    public static var properties: TransitionProperties { TransitionProperties() }

    /// Returns a view as the transition shows it in a phase.
    public func apply<V: View>(content: V, phase: TransitionPhase) -> some View {
        content.modifier(ApplyTransition(transition: self, phase: phase))
    }

    /// Returns the transition under an animation of its own; the innermost counts, nil is immediate.
    public func animation(_ animation: Animation?) -> some Transition {
        AnimatedTransition(base: self, animation: animation)
    }

    /// Returns both transitions at once, the other around this one.
    public func combined<T: Transition>(with other: T) -> some Transition {
        CombiningTransition(first: self, second: other)
    }
}

/// What is to be known of a transition beside its looks.
public struct TransitionProperties: Sendable {
    /// Whether anything moves, so that people who want less motion are shown a fade.
    public var hasMotion: Bool
    public init(hasMotion: Bool = true) { self.hasMotion = hasMotion }
}

/// A transition in one phase, as a modifier.
nonisolated struct ApplyTransition<T: Transition>: ViewModifier {
    typealias Body = Never
    let transition: T
    let phase: TransitionPhase

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        update.content = update.rememberContent(node, content)
        T.Body.reconcile(
            value: modifier.transition.body(content: T.Content(), phase: modifier.phase), node, &update)
    }
}

struct AnimatedTransition<Base: Transition>: Transition {
    let base: Base
    let animation: Animation?
    static var properties: TransitionProperties { Base.properties }

    func body(content: Content, phase: TransitionPhase) -> some View {
        let animation = animation
        return base.apply(content: content, phase: phase).transaction { $0.animation = animation }
    }
}

struct CombiningTransition<First: Transition, Second: Transition>: Transition {
    let first: First
    let second: Second
    static var properties: TransitionProperties {
        TransitionProperties(hasMotion: First.properties.hasMotion || Second.properties.hasMotion)
    }

    func body(content: Content, phase: TransitionPhase) -> some View {
        second.apply(content: first.apply(content: content, phase: phase), phase: phase)
    }
}

extension View {
    /// Sets how the view comes and goes where an `if`, a `switch`, a `ForEach` or another `.id` puts it in or takes it
    /// out.
    ///
    /// The whole view moves by it, with what is written outside of the modifier up to its container. Written outside of
    /// the `if` or the `ForEach`, it is that of each view that comes or goes by itself; of several the innermost counts.
    /// The transaction at the container drives it; without an animation there the view comes and goes at once. One that
    /// is turned back on its way goes on from where it is.
    @_disfavoredOverload
    public nonisolated func transition(_ t: AnyTransition) -> some View {
        modifier(making(t) { TransitionModifier(transition: ErasedTransition($0)) })
    }

    /// Sets how the view comes and goes; see the other form, which hides the transition's type.
    @inlinable public nonisolated func transition<T: Transition>(_ transition: T) -> some View {
        modifier(TransitionModifier(transition: transition))
    }
}
