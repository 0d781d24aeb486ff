@_spi(Runtime) import TallyCore
import TallyScene

/// Views behind or in front of a view, which alone decides the size.
nonisolated public struct _LayeredModifier<Layer: View>: ElementModifier {
    public typealias Body = Never
    package let layer: Layer
    package let alignment: Alignment
    package let isInFront: Bool
    /// Over all of the row of a list that the view is; where it is none, nowhere.
    package var fillsRow = false

    package init(layer: Layer, alignment: Alignment, isInFront: Bool, fillsRow: Bool = false) {
        self.layer = layer
        self.alignment = alignment
        self.isInFront = isInFront
        self.fillsRow = fillsRow
    }

    @MainActor package func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot {
        LayeredSlot<Layer>(element, applied, around: Segment())
    }
}

final class LayeredSlot<Layer: View>: Slot, ElementListOwner {
    private lazy var list = ElementList(runtime: element.runtime, owner: self)
    private let layers = Segment()
    private var alignment: Alignment?
    private var modifier: _LayeredModifier<Layer>? {
        (applied as? TypedAppliedModifier<_LayeredModifier<Layer>>)?.modifier
    }

    override func apply(isFirst: Bool) {
        guard let modifier else { return }
        if modifier.alignment != alignment {
            alignment = modifier.alignment
            if !isFirst { element.invalidateLayout() }
        }
        list.reconcile(
            LayoutView(layout: ZStackLayout(alignment: modifier.alignment), content: modifier.layer),
            parent: element.node, applied.update)
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        super.placeInside(rect, proposal)
        placeLayers(proposal)
    }

    private func placeLayers(_ proposal: ProposedViewSize) {
        guard let modifier else { return }
        if modifier.fillsRow, row == nil { return }
        let guides = row == nil ? dimensionsInside(proposal) : nil
        list.place(in: row?.rect ?? rect, modifier.alignment, applied.environment.layoutDirection, guides: guides)
        element.needsRecord()
    }

    /// The row that the view is.
    private var row: Slot? {
        guard modifier?.fillsRow == true else { return nil }
        return element.slots.dropFirst(level).first(where: \.makesRow)
    }

    func elementListChanged(_ list: ElementList) { element.invalidateLayout() }

    func elementAnswersChanged(_ element: Element) { self.element.invalidateLayout() }

    override var measures: Bool { false }

    override func draw(around inner: Segment) {
        guard let around else { return }
        if modifier?.fillsRow == true, row == nil { return around.setChildren([inner]) }
        layers.setChildren(list.segments())
        around.setChildren(modifier?.isInFront == true ? [inner, layers] : [layers, inner])
    }

    override var overlayList: ElementList? { modifier?.isInFront == true ? list : nil }
    override var backgroundList: ElementList? { modifier?.isInFront == true ? nil : list }

    override func destroy() { list.destroy() }
}
