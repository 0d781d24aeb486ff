import Foundation
@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// What is being dragged on a stage: one thing at a time.
///
/// It belongs to no view once it is under way: it goes on when the view that it was lifted from goes.
@MainActor
final class DragSession: RuntimeService, PointerCapture {
    private struct Drag {
        let items: [TransferItem]
        let preview: DragPreviewModel
        let layer: FreeLayer
        weak var source: DragSourceSlot?
        /// Where the finger lifted the view, and where it is.
        let start: Point
        var point: Point
    }

    private weak var runtime: Runtime?
    private var drag: Drag?
    private weak var target: DropSlot?
    /// What the target would do.
    private var proposal: DropProposal?

    init(_ runtime: Runtime) { self.runtime = runtime }

    var isDragging: Bool { drag != nil }

    func begin(
        _ items: [TransferItem], _ face: AnyView, from source: DragSourceSlot, place: CGRect, at point: Point,
        _ environment: EnvironmentValues
    ) {
        guard drag == nil, let runtime else { return }
        runtime.capturePointer(self)
        let preview = DragPreviewModel(face, place, environment)
        let layer = FreeLayer(runtime)
        drag = Drag(items: items, preview: preview, layer: layer, source: source, start: point, point: point)
        layer.show(DragPreview(model: preview), in: environment)
        withAnimation(.snappy(duration: 0.25)) { preview.lift(runtime) }
        follow()
    }

    // MARK: The finger

    func pointerMoved(to point: Point) {
        guard var drag, let runtime else { return }
        drag.point = point
        self.drag = drag
        drag.preview.move(by: CGSize(width: point.x - drag.start.x, height: point.y - drag.start.y), runtime)
        runtime.hosting { follow() }
    }

    func pointerUp(at point: Point) {
        pointerMoved(to: point)
        runtime?.hosting { drop() }
    }

    func pointerLost() { runtime?.hosting { callOff() } }

    /// Ends the drag without a drop.
    func callOff() {
        guard let drag else { return }
        leave()
        self.drag = nil
        flyBack(drag)
    }

    // MARK: Destinations

    private func info(_ site: DropSlot) -> DropInfo {
        DropInfo(location: site.local(drag?.point ?? .zero), size: site.size, items: drag?.items ?? [])
    }

    /// Finds what the finger is over: the innermost destination that the drag concerns.
    private func follow() {
        guard let drag, let runtime else { return }
        let sites = (runtime.root.hit(drag.point)?.slots ?? []).compactMap { $0 as? DropSlot }
        let found = sites.first { $0.isReachable && ($0 === target || $0.handler.takes(info($0))) }
        if found !== target {
            leave()
            target = found
            if let found { found.handler.delegate.dropEntered(info: info(found)) }
        }
        // What it has done may have taken the site away.
        if let target { proposal = target.handler.delegate.dropUpdated(info: info(target)) ?? proposal }
    }

    private func leave() {
        proposal = nil
        guard let target else { return }
        self.target = nil
        target.handler.delegate.dropExited(info: info(target))
    }

    private func drop() {
        guard let drag else { return }
        guard let target, proposal?.isPossible ?? true else { return callOff() }
        let isTaken = target.handler.delegate.performDrop(info: info(target))
        self.target = nil
        proposal = nil
        self.drag = nil
        if isTaken { vanish(drag) } else { flyBack(drag) }
    }

    /// Told that a destination has gone: the drag leaves it.
    func siteWent(_ site: DropSlot) {
        guard drag != nil, target === site else { return }
        let info = info(site)
        let delegate = site.handler.delegate
        target = nil
        proposal = nil
        runtime?.afterUpdate { delegate.dropExited(info: info) }
    }

    // MARK: The preview

    /// Brings the preview back to its view; where that has gone it fades.
    private func flyBack(_ drag: Drag) {
        guard let place = drag.source?.place else { return vanish(drag) }
        end(drag) { drag.preview.land(in: place, $0) }
    }

    private func vanish(_ drag: Drag) { end(drag) { drag.preview.vanish($0) } }

    private func end(_ drag: Drag, _ change: (Runtime) -> Void) {
        guard let runtime else { return }
        runtime.capture = nil
        withAnimation(.snappy(duration: 0.3), completionCriteria: .removed) {
            change(runtime)
        } completion: {
            onMain { drag.layer.remove() }
        }
    }
}
