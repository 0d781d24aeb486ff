public import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// Flexible empty space along the axis of the stack around it, or both axes if there is none.
@MainActor @preconcurrency
public struct Spacer: _PrimitiveView {
    public var minLength: CGFloat?

    public init(minLength: CGFloat? = nil) { self.minLength = minLength }

    public static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let view = view.pointee
        let element: SpacerElement
        if let known = node.element(SpacerElement.self) {
            element = known
            if element.minLength != view.minLength { element.invalidateLayout() }
        } else {
            element = SpacerElement(node, update)
            // It takes what all others leave.
            element.layoutPriority = -.infinity
            node.element = element
        }
        element.minLength = view.minLength
        element.finish(update)
    }
}

final class SpacerElement: Element {
    var minLength: CGFloat?
    override var isSpacer: Bool { true }

    override var contentSpacing: ViewSpacing {
        let axis = container?.stackAxis
        return ViewSpacing(
            any: 0, along: axis.map { $0 == .vertical ? .vertical : .horizontal } ?? [.horizontal, .vertical])
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        let least = minLength ?? ViewSpacing.standard
        let axis = container?.stackAxis
        func extent(_ proposed: CGFloat?) -> CGFloat { Swift.max(least, proposed ?? least) }
        return CGSize(
            width: axis == .vertical ? 0 : extent(proposal.width),
            height: axis == .horizontal ? 0 : extent(proposal.height)
        ).sanitized
    }
}
