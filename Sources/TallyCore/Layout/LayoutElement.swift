import Foundation
import TallyMotion
import TallyScene

/// A view that is a layout with its content, and nothing more.
@MainActor @preconcurrency
package protocol LayoutContainer: _PrimitiveView {
    associatedtype Arrangement: Layout
    associatedtype Content: View
    nonisolated var layout: Arrangement { get }
    nonisolated var content: Content { get }
}

extension LayoutContainer {
    public static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let inner = LayoutView(layout: view.pointee.layout, content: view.pointee.content)
        withUnsafePointer(to: inner) { LayoutView._reconcile($0, node, &update) }
    }
}

/// The view that a layout makes of its content.
@usableFromInline package nonisolated struct LayoutView<L: Layout, Content: View>: _PrimitiveView {
    @usableFromInline package let layout: L
    @usableFromInline package let content: Content

    @inlinable package init(layout: L, content: Content) {
        self.layout = layout
        self.content = content
    }

    @usableFromInline @MainActor package static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let layout = FieldAddresses.first(of: view, L.self)
        let element: LayoutElement<L>
        if let known = node.element(LayoutElement<L>.self) {
            element = known
            element.update(to: layout, update)
        } else {
            element = LayoutElement(layout.pointee, node, update)
            node.element = element
        }
        element.list.reconcile(
            at: FieldAddresses.second(of: view, behind: L.self, Content.self), parent: node, update)
        element.finish(update)
    }
}

/// A container whose elements a `Layout` arranges.
package final class LayoutElement<L: Layout>: ContainerElement {
    private var layout: L
    private let comparator = ErasedComparator.of(L.self)
    private var data: AnimatedData<L.AnimatableData>?
    private var cache: LayoutCache<L.Cache>?
    private var hasNewChildren = true
    /// The environment's: every question of the layout's is told it, and a look-up for each is felt.
    private var layoutDirection: LayoutDirection
    private let inView = L.layoutProperties.isLazy ? ElementsInView() : nil

    init(_ layout: L, _ node: _ViewNode, _ update: _ViewUpdate) {
        self.layout = layout
        layoutDirection = update.environment.layoutDirection
        super.init(node, update)
        if inView != nil {
            list.presences = PresenceChoice(self)
            let axis = (layout as? any PinningLayout)?.axis ?? .vertical
            if scrollAround(along: axis) != nil { list.nearRows = NearRows(self, along: axis) }
        }
        guard L.AnimatableData.self != EmptyAnimatableData.self else { return }
        let data = AnimatedData(layout.animatableData, at: node) { [weak self] in self?.invalidateLayout() }
        own(data)
        self.data = data
    }

    func update(to address: UnsafePointer<L>, _ update: _ViewUpdate) {
        if update.environment.storage !== environment.storage {
            layoutDirection = update.environment.layoutDirection
        } else if withUnsafePointer(
            to: &layout, { comparator.areEqual(UnsafeRawPointer($0), UnsafeRawPointer(address)) })
        {
            return
        }
        let new = address.pointee
        // What fills the space along the axis, such as a spacer, asks for other sizes along another one.
        let oldAxis = stackAxis
        layout = new
        if stackAxis != oldAxis { for element in list.elements { element.invalidateLayout() } }
        data?.set(new.animatableData, scope: update.scope, environment: update.environment)
        invalidateLayout()
    }

    private var shownLayout: L {
        guard let data else { return layout }
        var shown = layout
        shown.animatableData = data.shown
        return shown
    }

    private func subviews(in bounds: CGRect? = nil) -> LayoutSubviews {
        if list.collect() { hasNewChildren = true }
        return LayoutSubviews(
            elements: list.elements[...], layoutDirection: layoutDirection, bounds: bounds,
            rows: list.nearRows.flatMap { $0.isNeeded ? $0 : nil })
    }

    private func withCache<R>(
        _ body: (L, LayoutSubviews, inout L.Cache) -> R, in bounds: CGRect? = nil
    ) -> R {
        let subviews = subviews(in: bounds)
        let layout = shownLayout
        let current: LayoutCache<L.Cache>
        if let cache {
            current = cache
            if hasNewChildren { layout.updateCache(&current.value, subviews: subviews) }
        } else {
            current = LayoutCache(layout.makeCache(subviews: subviews))
        }
        // Whoever asks while the layout is at work has a cache of their own.
        cache = nil
        hasNewChildren = false
        let result = body(layout, subviews, &current.value)
        cache = current
        return result
    }

    package override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        withCache { $0.sizeThatFits(proposal: proposal, subviews: $1, cache: &$2) }.sanitized
    }

    package override var contentSpacing: ViewSpacing { withCache { $0.spacing(subviews: $1, cache: &$2) } }

    package override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        let bounds = CGRect(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height)
        withCache(
            { layout, subviews, cache in
                for subview in subviews { subview.element.isPlacedByLayout = false }
                layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                // What the layout did not place stands in the middle, as its own idea of size has it. That something is to
                // be placed says nothing: placing a reader makes its content anew, and with it what is to be placed.
                for subview in subviews where !subview.element.isPlacedByLayout {
                    subview.place(
                        at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: proposal)
                }
            }, in: bounds)
        needsRecord()
    }

    package override func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize)
        -> CGFloat?
    {
        let bounds = CGRect(origin: .zero, size: size)
        let own = withCache { layout, subviews, cache in
            key.isVertical
                ? layout.explicitAlignment(
                    of: VerticalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                : layout.explicitAlignment(
                    of: HorizontalAlignment(key.id), in: bounds, proposal: proposal, subviews: subviews,
                    cache: &cache)
        }
        if let own { return own }
        // Placing only to find a guide is dear: not for guides that nobody has set.
        guard key.isOfTexts || runtime.layoutPass.usedGuides.contains(key) else { return nil }
        if key.isListRowSeparatorLeading, inView != nil { return nil }
        return mergedGuide(key, bounds, proposal)
    }

    /// Returns the children's guides in this view's space: the first or last for text baselines, that of the first
    /// child for the beginning of a row's separator, else the mean. Those across are measured from the leading side.
    private func mergedGuide(_ key: AlignmentKey, _ bounds: CGRect, _ proposal: ProposedViewSize) -> CGFloat? {
        var places: [Placement] = []
        withCache(
            { layout, subviews, cache in
                places = Placement.recording {
                    layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &cache)
                }
            }, in: bounds)
        let guides = places.compactMap { place in
            place.element.dimensions(place.proposal).explicit(key).map {
                $0 + (key.isVertical ? place.origin.y : leading(place, in: bounds))
            }
        }
        guard let first = guides.first else { return nil }
        if key.isListRowSeparatorLeading { return first }
        if key == VerticalAlignment.firstTextBaseline.key { return guides.min() }
        if key == VerticalAlignment.lastTextBaseline.key { return guides.max() }
        return guides.reduce(0, +) / CGFloat(guides.count)
    }

    private func leading(_ place: Placement, in bounds: CGRect) -> CGFloat {
        guard environment.layoutDirection == .rightToLeft else { return place.origin.x }
        return bounds.maxX - place.origin.x - place.element.size(place.proposal).width
    }

    package override func layoutForgotten() { hasNewChildren = true }

    package override func reportMotion(to report: inout MotionReport) {
        report.add("animatableData", .plain, data)
        super.reportMotion(to: &report)
    }

    package override func drawContent() -> Affine {
        contentSegment.setChildren(list.segments())
        return .identity
    }

    // It lies where its own space begins.
    package override var followedPlaces: [Attribute]? { [] }

    package override func elementListChanged(_ list: ElementList) {
        hasNewChildren = true
        super.elementListChanged(list)
    }

    package override func choosePresent() { inView?.choose(for: self) }

    package override var pinning: (views: PinnedScrollableViews, axis: Axis)? {
        guard inView != nil, let layout = layout as? any PinningLayout else { return nil }
        return (layout.pinnedViews, layout.axis)
    }

    package override var holdsRows: Bool {
        switch L.layoutProperties.rows {
        case .none: false
        case .each: true
        }
    }

    package override var stackAxis: Axis? {
        L.self == AnyLayout.self
            ? (layout as? AnyLayout)?.properties.stackOrientation : L.layoutProperties.stackOrientation
    }
}

/// What a layout keeps, changed where it is.
private final class LayoutCache<Value> {
    var value: Value

    init(_ value: Value) { self.value = value }
}
