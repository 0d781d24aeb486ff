import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// A matched view: places what is inside in its own rectangle, or in that of the view it follows.
///
/// Each leaf inside travels by itself from where it stood to where it stands in the new frame, as with any change of
/// layout; nothing is laid out from frame to frame.
final class MatchedGeometrySlot: Slot {
    /// The frame of the source in this slot's space, and the point of it that counts.
    struct Target: Equatable {
        let rect: Rect
        let anchor: UnitPoint
    }

    private(set) var modifier: MatchedGeometryEffect?
    private var group: MatchedGroup?
    private var target: Target?
    private var proposal: ProposedViewSize?
    /// What is shown of the frame: where a view that comes in this one's place begins.
    private lazy var frame = Attribute(element)
    /// It has not been laid out before.
    var isNew = true

    var isPlaced: Bool { proposal != nil }
    var isSource: Bool { modifier?.isSource ?? false }
    /// Alone in its group it has nowhere to go.
    var isUnmatched: Bool { !isNew && isSource && target == nil }
    var anchor: UnitPoint { modifier?.anchor ?? .center }

    override func apply(isFirst: Bool) {
        guard let new = (applied as? TypedAppliedModifier<MatchedGeometryEffect>)?.modifier else { return }
        let old = modifier
        modifier = new
        if old?.key != new.key {
            group?.remove(self)
            group = element.runtime.service(MatchedGeometry.self).group(new.key, element.runtime)
            group?.add(self)
        }
        if !isFirst && old != new { element.invalidateLayout() }
    }

    override func reportMotion(to report: inout MotionReport) {
        report.add("frame of its matched geometry", .rect, frame)
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        self.proposal = proposal
        arrange()
    }

    private func arrange() {
        guard let proposal, let modifier else { return }
        guard let target else { return place(rect, proposal) }
        let takesSize = modifier.properties.contains(.size)
        let inner = takesSize ? ProposedViewSize(CGSize(target.rect.size)) : proposal
        let size = element.size(level, inner)
        let takesPosition = modifier.properties.contains(.position)
        let point =
            takesPosition
            ? target.anchor.point(in: CGRect(target.rect)) : modifier.anchor.point(in: CGRect(rect))
        place(
            Rect(
                x: Double(point.x - size.width * modifier.anchor.x),
                y: Double(point.y - size.height * modifier.anchor.y), width: size.width, height: size.height),
            inner)
    }

    private func place(_ rect: Rect, _ proposal: ProposedViewSize) {
        frame.set(.init(rect.minX, rect.minY, rect.width, rect.height), scope: scope)
        element.place(level, rect, proposal)
    }

    /// The frame as shown, on the stage.
    var shownOnStage: Rect {
        let f = frame.presented
        return site.toStageAtRest.apply(Rect(x: f[0], y: f[1], width: f[2], height: f[3]))
    }

    /// The view's own frame, on the stage.
    var ownOnStage: Rect { site.toStageAtRest.apply(rect) }

    /// Stands where another view is shown, without having moved there.
    func begin(in frame: Rect, anchor: UnitPoint) {
        target = local(frame, anchor)
        element.runtime.placingAtOnce { arrange() }
    }

    /// Goes to a frame on the stage, or to its own place, under the transaction of the update. False if it is there.
    func follow(_ frame: Rect?, anchor: UnitPoint) -> Bool {
        let new = frame.flatMap { local($0, anchor) }
        if new == target { return false }
        target = new
        arrange()
        return true
    }

    /// Returns a target in the space that the view is laid out in; nil where the way to the stage cannot be gone back.
    private func local(_ frame: Rect, _ anchor: UnitPoint) -> Target? {
        site.toStageAtRest.inverse.map { Target(rect: $0.apply(frame), anchor: anchor) }
    }

    override func destroy() { group?.remove(self) }
}
