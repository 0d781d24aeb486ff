import Foundation
@_spi(Runtime) import TallyCore
import TallyScene

/// The groups of matched views of a runtime.
final class MatchedGeometry: RuntimeService {
    private var groups: [MatchedGeometryKey: MatchedGroup] = [:]

    init(_ runtime: Runtime) {}

    func group(_ key: MatchedGeometryKey, _ runtime: Runtime) -> MatchedGroup {
        if let known = groups[key] { return known }
        let made = MatchedGroup(key, runtime)
        groups[key] = made
        runtime.layoutPass.followers.add(made)
        return made
    }

    func forget(_ key: MatchedGeometryKey) { groups[key] = nil }
}

/// The views of one id in a namespace, in the order in which they came.
final class MatchedGroup: GeometryFollower {
    // unowned: only the runtime's followers and its views call it.
    private unowned let runtime: Runtime
    private let key: MatchedGeometryKey
    private var members: [MatchedGeometrySlot] = []
    /// Where the last view that went away was shown, and in which update that was.
    private var gone: (frame: Rect, anchor: UnitPoint, update: Int)?
    private var hasWarned = false

    init(_ key: MatchedGeometryKey, _ runtime: Runtime) {
        self.key = key
        self.runtime = runtime
    }

    func add(_ slot: MatchedGeometrySlot) { members.append(slot) }

    func remove(_ slot: MatchedGeometrySlot) {
        if slot.isPlaced { gone = (slot.shownOnStage, slot.anchor, runtime.updatePass.updateSerial) }
        members.removeAll { $0 === slot }
    }

    override func follow() -> Bool {
        if members.isEmpty {
            if let gone, gone.update == runtime.updatePass.updateSerial { return false }
            isOver = true
            runtime.service(MatchedGeometry.self).forget(key)
            return false
        }
        guard members.count > 1 || !members[0].isUnmatched else { return false }
        let placed = members.filter(\.isPlaced)
        let live = placed.filter { !$0.site.isLeaving }
        let leaving = placed.filter { slot in !live.contains { $0 === slot } }
        let sources = live.filter(\.isSource)
        if sources.count > 1 { warn(sources.count) }
        // Where there are several, the one that came last takes over, and the others go where it goes.
        let source = sources.last
        let begun = begin(live.filter(\.isNew), source, after: leaving, besides: sources.dropLast().last)
        let frame = source?.ownOnStage
        let anchor = source?.anchor ?? .center
        var hasMoved = begun
        for slot in live where slot.follow(slot === source ? nil : frame, anchor: anchor) { hasMoved = true }
        // Without one to go to, what leaves stays where it is.
        guard let frame else { return hasMoved }
        for slot in leaving where slot.follow(frame, anchor: anchor) { hasMoved = true }
        return hasMoved
    }

    /// Has views that have come begin where one that goes is shown, or the one whose place they take as the source.
    private func begin(
        _ new: [MatchedGeometrySlot], _ source: MatchedGeometrySlot?, after leaving: [MatchedGeometrySlot],
        besides other: MatchedGeometrySlot?
    ) -> Bool {
        if new.isEmpty { return false }
        var start = leaving.last.map { ($0.shownOnStage, $0.anchor) }
        if start == nil, let gone, gone.update == runtime.updatePass.updateSerial { start = (gone.frame, gone.anchor) }
        for slot in new {
            slot.isNew = false
            if let start {
                slot.begin(in: start.0, anchor: start.1)
            } else if let source, slot !== source {
                slot.begin(in: source.ownOnStage, anchor: source.anchor)
            } else if let other, !other.isNew {
                slot.begin(in: other.shownOnStage, anchor: other.anchor)
            }
        }
        return true
    }

    private func warn(_ count: Int) {
        if hasWarned { return }
        hasWarned = true
        runtime.report(
            "matchedGeometryEffect: \(count) views are sources of the id \(key.id.base) at a time; the others follow the "
                + "one that came last. Give all but one of them isSource: false.")
    }
}
