import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// A picture of something on the stage as it was shown at one time.
package struct Snapshot {
    let segment: Segment
    /// Where it was on the stage.
    package let place: CGRect

    /// - Parameters:
    ///   - segment: What is copied.
    ///   - map: From the space around the segment to the stage's.
    ///   - rect: The bounds of the view in the space around the segment.
    package init(_ segment: Segment, _ map: Affine, _ rect: Rect) {
        let place = map.apply(rect)
        self.place = CGRect(place)
        let copy = segment.copy()
        copy.transform = segment.transform.concatenating(map)
            .concatenating(.translation(x: -place.minX, y: -place.minY))
        self.segment = copy
    }
}

/// Shows a snapshot in its size.
nonisolated package struct SnapshotView: _PrimitiveView {
    let snapshot: Snapshot

    package init(_ snapshot: Snapshot) { self.snapshot = snapshot }

    @MainActor package static func _reconcile(
        _ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let element: SnapshotElement
        if let known = node.element(SnapshotElement.self) {
            element = known
        } else {
            element = SnapshotElement(node, update)
            node.element = element
            element.show(view.pointee.snapshot)
        }
        element.finish(update)
    }
}

private final class SnapshotElement: LeafElement {
    private var size = CGSize.zero

    func show(_ snapshot: Snapshot) {
        size = snapshot.place.size
        contentSegment.setChildren([snapshot.segment])
    }

    override func contentSize(_ proposal: ProposedViewSize) -> CGSize { size }

    override func drawContent() -> Affine { .translation(x: shownFrame.minX, y: shownFrame.minY) }
}
