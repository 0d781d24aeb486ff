import Foundation
@_spi(Runtime) import TallyCore
import TallyMotion
import TallyScene

/// A matched view: places what is inside in its own rectangle, or in that of the view it follows.
///
/// On its way between two rectangles, what is inside is laid out anew in each frame, for the rectangle of the moment. In its
/// own rectangle, with nobody to follow, each leaf inside travels by itself when layout changes, as in any other view.
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
    /// The rectangle that is offered to what is inside; where a view that comes in this one's place begins.
    private var frame: AnimatedData<CGRect.AnimatableData>?
    /// Whether what is inside goes where the frame is shown: it follows, or is on its way back to its own place.
    private var isDriven = false
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
        if let frame { report.add("frame of its matched geometry", .plain, frame) }
    }

    override func placeInside(_ rect: Rect, _ proposal: ProposedViewSize) {
        self.proposal = proposal
        arrange()
    }

    private func arrange() {
        guard let proposal, let modifier else { return }
        let goal = CGRect(goal(modifier))
        show(goal)
        if isDriven, target == nil, frame?.isMoving != true { isDriven = false }
        guard isDriven else { return element.place(level, rect, proposal) }
        let shown = shown
        let inner = modifier.properties.contains(.size) ? ProposedViewSize(shown.size) : proposal
        let size = element.size(level, inner)
        let point = modifier.anchor.point(in: shown)
        let place = Rect(
            x: Double(point.x - size.width * modifier.anchor.x), y: Double(point.y - size.height * modifier.anchor.y),
            width: size.width, height: size.height)
        element.runtime.placingAtOnce { element.place(level, place, inner) }
    }

    /// Returns the rectangle to be in: the view's own, moved and resized as far as the other's counts.
    private func goal(_ modifier: MatchedGeometryEffect) -> Rect {
        guard let target else { return rect }
        let size = modifier.properties.contains(.size) ? target.rect.size : rect.size
        let point =
            modifier.properties.contains(.position)
            ? target.anchor.point(in: CGRect(target.rect)) : modifier.anchor.point(in: CGRect(rect))
        return Rect(
            x: Double(point.x) - size.width * Double(modifier.anchor.x),
            y: Double(point.y) - size.height * Double(modifier.anchor.y), width: size.width, height: size.height)
    }

    /// Brings the frame to a rectangle, under the transaction of the update.
    private func show(_ goal: CGRect) {
        guard let frame else {
            let made = AnimatedData(goal.animatableData, at: element.node) { [weak self] in self?.hasMoved() }
            element.own(made)
            frame = made
            return
        }
        frame.set(goal.animatableData, scope: scope, environment: applied.environment)
    }

    /// The frame is shown elsewhere, in a frame of a motion or by a change.
    private func hasMoved() {
        if isDriven { element.invalidateLayout() }
    }

    /// What is shown of the frame, in the space that the view is laid out in.
    private var shown: CGRect {
        var shown = CGRect.zero
        if let frame { shown.animatableData = frame.shown }
        return shown
    }

    /// The frame as shown, on the stage.
    var shownOnStage: Rect { site.toStageAtRest.apply(Rect(shown)) }

    /// The view's own frame, on the stage.
    var ownOnStage: Rect { site.toStageAtRest.apply(rect) }

    /// Stands where another view is shown, without having moved there.
    func begin(in frame: Rect, anchor: UnitPoint) {
        target = local(frame, anchor)
        isDriven = true
        element.runtime.placingAtOnce { arrange() }
    }

    /// Goes to a frame on the stage, or to its own place, under the transaction of the update. False if it is there.
    func follow(_ frame: Rect?, anchor: UnitPoint) -> Bool {
        let new = frame.flatMap { local($0, anchor) }
        if new == target { return false }
        target = new
        isDriven = true
        arrange()
        return true
    }

    /// Returns a target in the space that the view is laid out in; nil where the way to the stage cannot be gone back.
    private func local(_ frame: Rect, _ anchor: UnitPoint) -> Target? {
        site.toStageAtRest.inverse.map { Target(rect: $0.apply(frame), anchor: anchor) }
    }

    override func destroy() { group?.remove(self) }
}
