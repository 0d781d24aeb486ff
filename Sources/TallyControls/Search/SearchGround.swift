import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// What a search field stands on: flatter by what the content is scrolled.
nonisolated struct SearchGround: _PrimitiveView {
    let bar: NavigationBarModel
    let scrolls: Bool

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let element: SearchGroundElement
        if let known = node.element(SearchGroundElement.self) {
            element = known
        } else {
            element = SearchGroundElement(node, update)
            node.element = element
        }
        element.update(to: view.pointee)
        element.finish(update)
    }
}

final class SearchGroundElement: LeafElement, PlaceFollower {
    private var view: SearchGround?
    private var drawnLoss = 0.0
    private(set) var isOver = false
    var depth: Int { node.depth }
    var level: Int { 0 }

    /// The radius of the corners in points.
    private static let radius = 10.0

    override init(_ node: _ViewNode, _ update: _ViewUpdate) {
        super.init(node, update)
        contentSegment.label = "search"
        runtime.recordPass.followers.add(self)
    }

    func update(to view: SearchGround) {
        self.view = view
        needsRecord()
    }

    /// Points by which it is flatter.
    private var loss: Double {
        guard let view, view.scrolls else { return 0 }
        return view.bar.collapsed
    }

    func follow() { if loss != drawnLoss { needsRecord() } }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize {
        proposal.replacingUnspecifiedDimensions().sanitized
    }

    override func drawContent() -> Affine {
        drawnLoss = loss
        let place = shownFrame
        let height = Swift.max(0, place.height - drawnLoss)
        contentSegment.content =
            height > 0
            ? .roundedRect(
                Rect(x: 0, y: 0, width: place.width, height: height), radius: Swift.min(Self.radius, height / 2),
                .color(ControlFill.ground.resolve(in: environment).rgba)) : .nothing
        return .translation(x: place.minX, y: place.minY)
    }

    override func contentContains(_ point: Point) -> Bool {
        super.contentContains(point) && point.y < shownFrame.maxY - loss
    }

    override func destroy() {
        isOver = true
        runtime.recordPass.followers.needsSweep()
        super.destroy()
    }
}
