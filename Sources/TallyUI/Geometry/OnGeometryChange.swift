@_spi(Runtime) import TallyCore
import TallyScene

/// Tells an action when what it takes from the view's geometry is another.
nonisolated struct GeometryChangeModifier<T: Equatable>: ElementModifier {
    typealias Body = Never
    let transform: (GeometryProxy) -> T
    let action: (T, T) -> Void

    @MainActor func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        GeometryChangeSlot<T>(element, applied)
    }
}

extension View {
    /// Runs when the view comes, and after each layout or frame in which the value taken from its geometry is another.
    ///
    /// Layout is final at once: a size that is animated is told once, at its end. Effects and scrolling are followed from
    /// frame to frame if the transform asks for a frame in another space.
    public nonisolated func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(GeometryChangeModifier<T>(transform: transform) { action($1) })
    }

    public nonisolated func onGeometryChange<T>(
        for type: T.Type, of transform: @escaping (GeometryProxy) -> T,
        action: @escaping (_ oldValue: T, _ newValue: T) -> Void
    ) -> some View where T: Equatable {
        modifier(GeometryChangeModifier<T>(transform: transform, action: action))
    }
}

final class GeometryChangeSlot<T: Equatable>: Slot {
    private lazy var watch = PlaceWatch(self) { $0.check() }
    private var value: T?
    private var isPlaced = false

    override func apply(isFirst: Bool) {
        if isFirst { element.runtime.layoutPass.followers.add(watch) }
        watch.needsLook = true
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        isPlaced = true
        super.placeInside(rect, proposal)
    }

    private func check() {
        guard isPlaced, let modifier = (applied as? TypedAppliedModifier<GeometryChangeModifier<T>>)?.modifier else {
            return
        }
        let new = modifier.transform(GeometryProxy(site.element, level: site.level, rect, reads: watch.reads))
        if value == new { return }
        let old = value ?? new
        value = new
        element.runtime.afterUpdate { modifier.action(old, new) }
    }

    override func destroy() { watch.isOver = true }
}
