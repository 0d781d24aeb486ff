import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// The first of its views that fits into the space offered; the last if none does.
///
/// All of them are made, since each has to be measured. Only the chosen one is drawn and hit and appears, and when another
/// fits it takes its place at once.
nonisolated public struct ViewThatFits<Content: View>: _PrimitiveView {
    let axes: Axis.Set
    let content: Content

    /// - Parameter axes: along which axes a view has to fit.
    public nonisolated init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.content = content()
    }

    @MainActor public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let element: FittingElement
        if let known = node.element(FittingElement.self) {
            element = known
        } else {
            element = FittingElement(node, update)
            node.element = element
        }
        element.update(axes: view.axes)
        element.list.reconcile(view.content, parent: node, update)
        element.finish(update)
    }
}

/// Measures its elements one after another, and shows the first that fits.
final class FittingElement: ContainerElement {
    private var axes: Axis.Set = [.horizontal, .vertical]
    private weak var chosen: Element?

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        super.init(node, update)
        list.presences = PresenceChoice(self)
    }

    override func choosePresent() { list.presences?.choose(chosen.map { [$0] } ?? [], in: list) }

    func update(axes: Axis.Set) {
        if axes == self.axes { return }
        self.axes = axes
        invalidateLayout()
    }

    private func fitting(_ proposal: ProposedViewSize) -> Element? {
        list.collect()
        return list.elements.first { element in
            let ideal = element.size(.unspecified)
            let fitsWidth = !axes.contains(.horizontal) || proposal.width.map { ideal.width <= $0 + 0.0005 } ?? true
            let fitsHeight = !axes.contains(.vertical) || proposal.height.map { ideal.height <= $0 + 0.0005 } ?? true
            return fitsWidth && fitsHeight
        } ?? list.elements.last
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize { fitting(proposal)?.size(proposal) ?? .zero }

    override var contentSpacing: ViewSpacing {
        list.collect()
        return (chosen ?? list.elements.first)?.spacing ?? .zero
    }

    override func placeContent(_ rect: Rect, _ proposal: ProposedViewSize) {
        chosen = fitting(proposal)
        for element in list.elements {
            element.isOffstage = element !== chosen
            element.place(at: rect.origin, proposal)
        }
        needsRecord()
    }

    override func contentAlignment(_ key: AlignmentKey, _ size: CGSize, _ proposal: ProposedViewSize) -> CGFloat? {
        fitting(proposal)?.dimensions(proposal).explicit(key)
    }

    override func drawContent() -> Affine {
        contentSegment.setChildren(chosen.map { [$0.segment] } ?? [])
        return .identity
    }
}
