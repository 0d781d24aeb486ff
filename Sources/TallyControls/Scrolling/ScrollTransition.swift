@_spi(Runtime) import TallyCore
import TallyScene
@_spi(Runtime) import TallyUI

extension View {
    /// Shows the view by effects as it comes into view in the scroll view around it and leaves it again.
    ///
    /// Both edges play the same transition. Layout stays as it is; without a scroll view around, the view shows its
    /// identity phase.
    /// - Parameters:
    ///   - axis: along which the view comes. Nil: that of the innermost scroll view; vertical if it scrolls along both.
    ///   - transition: the effects of a phase. Those of the identity phase show for as long as the view is in view.
    public nonisolated func scrollTransition(
        _ configuration: ScrollTransitionConfiguration = .interactive, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        scrollTransition(topLeading: configuration, bottomTrailing: configuration, axis: axis, transition: transition)
    }

    /// Shows the view as `scrollTransition(_:axis:transition:)` does, at each edge in its own way.
    public nonisolated func scrollTransition(
        topLeading: ScrollTransitionConfiguration, bottomTrailing: ScrollTransitionConfiguration, axis: Axis? = nil,
        transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
    ) -> some View {
        modifier(
            ScrollTransitionModifier(
                topLeading: topLeading, bottomTrailing: bottomTrailing, axis: axis, effect: transition))
    }
}

nonisolated struct ScrollTransitionModifier<Effect: VisualEffect>: ElementModifier {
    typealias Body = Never
    let topLeading: ScrollTransitionConfiguration
    let bottomTrailing: ScrollTransitionConfiguration
    let axis: Axis?
    let effect: @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> Effect

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        ScrollTransitionSlot<Effect>(element, applied)
    }
}

final class ScrollTransitionSlot<Effect: VisualEffect>: VisualEffectSlot<Effect> {
    /// The configuration of the edge that the view came from last.
    private var configuration: ScrollTransitionConfiguration?
    override var effectName: String { "scroll transition" }
    private lazy var lagging = TransactionScope(runtime: element.runtime, parent: scope)

    override func look(atFrame rect: Rect, isNewClosure: Bool) {
        let modifier = modifier(ScrollTransitionModifier<Effect>.self)
        let (phase, share) = shown(modifier, rect)
        var effect = modifier.effect(EmptyVisualEffect(), phase)
        if share < 1, phase != .identity {
            let rest = modifier.effect(EmptyVisualEffect(), .identity).animatableData
            effect.animatableData = rest + (effect.animatableData - rest).scaled(by: share)
        }
        switch phase {
        case .topLeading: configuration = modifier.topLeading
        case .identity: configuration = configuration ?? modifier.bottomTrailing
        case .bottomTrailing: configuration = modifier.bottomTrailing
        }
        if let animation = configuration?.animation {
            lagging.parent = scope
            lagging.always(.feature { $0.animation = animation })
            set(effect, scope: lagging)
        } else {
            set(effect, scope: isNewClosure ? scope : nil)
        }
    }

    /// Returns the phase that the view shows, and how much of it.
    private func shown(
        _ modifier: ScrollTransitionModifier<Effect>, _ rect: Rect
    ) -> (ScrollTransitionPhase, Double) {
        guard let (scroll, here) = outside.scrollSite(around: rect, along: modifier.axis) else { return (.identity, 0) }
        let window = scroll.viewport
        let isVertical = (modifier.axis ?? (scroll.scrolls(along: .vertical) ? .vertical : .horizontal)) == .vertical
        let extent = isVertical ? window.height : window.width
        let length = isVertical ? here.height : here.width
        var before = isVertical ? here.minY - window.minY : here.minX - window.minX
        if !isVertical, applied.environment.layoutDirection == .rightToLeft { before = extent - before - length }
        let after = extent - before - length
        let bottom = modifier.bottomTrailing.share(at: before, length: length, window: extent)
        if bottom > 0 { return (.bottomTrailing, bottom) }
        let top = modifier.topLeading.share(at: after, length: length, window: extent)
        return top > 0 ? (.topLeading, top) : (.identity, 0)
    }
}
