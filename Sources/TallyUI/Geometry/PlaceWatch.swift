@_spi(Runtime) import TallyCore
import TallyScene

/// Looks whether a slot's view has another size, or stands elsewhere if that matters.
final class PlaceWatch<Watching: Slot>: GeometryFollower {
    let reads = GeometryReads()
    var needsLook = true
    // unowned: the slot holds it and, when it goes, says that it is over: nobody lets it follow from then on.
    private unowned let slot: Watching
    private let changed: @MainActor (Watching) -> Void
    private var seen: (rect: Rect, toGlobal: Affine)?

    init(_ slot: Watching, changed: @escaping @MainActor (Watching) -> Void) {
        self.slot = slot
        self.changed = changed
    }

    override func follow() -> Bool {
        if slot.site.isLeaving { return false }
        let toGlobal = reads.usesPlace ? slot.site.toGlobal : .identity
        if !needsLook, !reads.isOutdated, let seen, seen.rect == slot.rect, seen.toGlobal == toGlobal { return false }
        reads.isOutdated = false
        changed(slot)
        needsLook = false
        // Only now it is known whether the place matters.
        seen = (slot.rect, reads.usesPlace ? slot.site.toGlobal : .identity)
        return false
    }
}
