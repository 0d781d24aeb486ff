import TallyScene

/// What moves, scales and fades one segment of an element: values that the segment may follow from frame to frame by itself.
@MainActor
struct Following {
    /// From the inside out.
    private var translations: [Attribute] = []
    /// The innermost slot that scales, with the number of translations inside, and those around it.
    private var scaling: Scaling?
    private var outerScalings: [Scaling] = []
    private var fades: [Attribute] = []
    private var isPossible = true
    /// The places that were told last, followed by the translations.
    private var joined: [Attribute] = []

    private typealias Scaling = (slot: Slot, inner: Int)

    init() {}

    /// Follows nothing if a slot does something else to the segment than to move, to scale and to fade it.
    init(_ slots: ArraySlice<Slot>) {
        for slot in slots {
            if let translation = slot.translation {
                translations.append(translation)
            } else if let fade = slot.fade {
                fades.append(fade)
            } else if slot.scale != nil {
                if scaling == nil {
                    scaling = (slot, translations.count)
                } else {
                    outerScalings.append((slot, translations.count))
                }
            } else {
                self = Following()
                isPossible = false
                return
            }
        }
    }

    /// Lets the segment follow, where one value alone moves it, or scales it, or fades it.
    ///
    /// - Parameters:
    ///   - places: what moves the segment besides.
    ///   - share: what fades it besides.
    mutating func follow(_ segment: Segment, _ places: [Attribute] = [], share: Attribute? = nil) {
        guard isPossible else { return }
        let inner = join(places)
        if scaling == nil { move(segment, inner) } else { scale(segment, inner, behind: places.count) }
        fade(segment, share)
    }

    private mutating func join(_ places: [Attribute]) -> [Attribute] {
        if places.isEmpty || translations.isEmpty { return places.isEmpty ? translations : places }
        if joined.count != places.count + translations.count || !zip(joined, places).allSatisfy({ $0 === $1 }) {
            joined = places + translations
        }
        return joined
    }

    private func move(_ segment: Segment, _ places: [Attribute]) {
        guard let moving = Self.onlyMoving(places) else { return }
        let distance = Self.sum(of: places, without: moving)
        moving.move(segment, fromX: distance.x, y: distance.y)
    }

    private func scale(_ segment: Segment, _ all: [Attribute], behind count: Int) {
        var active: Scaling?
        var isOne = true
        func note(_ scaling: Scaling) {
            if let scale = scaling.slot.scale, scale.isMoving || scale.presented[0] != 1 || scale.presented[1] != 1 {
                isOne = active == nil
                active = scaling
            } else {
                // It does nothing, wherever its center is on the way.
                scaling.slot.scaleFrame?.moveUnseen()
            }
        }
        if let scaling { note(scaling) }
        for scaling in outerScalings { note(scaling) }
        guard let active, let scale = active.slot.scale else { return move(segment, all) }
        guard isOne, scale.isMoving, !all.contains(where: \.movesPlace), let center = active.slot.scaleCenter else {
            // Each tells its element by itself.
            scaling?.slot.endDirectScale()
            for scaling in outerScalings { scaling.slot.endDirectScale() }
            for attribute in all { attribute.endDirect() }
            return
        }
        // A size that changes on the way, about a center and from an origin that stay.
        active.slot.scaleFrame?.moveUnseen()
        for attribute in all { attribute.moveUnseen() }
        let place = Self.sum(of: all.prefix(count + active.inner))
        let outer = Self.sum(of: all.dropFirst(count + active.inner))
        scale.scale(
            segment, about: Point(x: center.x + outer.x, y: center.y + outer.y),
            arm: Point(x: place.x - center.x, y: place.y - center.y))
    }

    private func fade(_ segment: Segment, _ share: Attribute?) {
        guard let moving = Self.onlyMoving(fades) else { return }
        if let share, share.isMoving { return moving.endDirect() }
        var factor = share.map { $0.presented.opacity } ?? 1
        for still in fades where still !== moving { factor *= still.presented.opacity }
        moving.fade(segment, times: factor)
    }

    private static func sum(of places: some Sequence<Attribute>, without one: Attribute? = nil) -> Point {
        var sum = Point.zero
        for place in places where place !== one {
            sum.x += place.presented[0]
            sum.y += place.presented[1]
        }
        return sum
    }

    /// Returns the one that is on its way, if it is the only one; if there are more, each tells its element by itself
    /// again.
    private static func onlyMoving(_ attributes: [Attribute]) -> Attribute? {
        var moving: Attribute?
        for attribute in attributes where attribute.isMoving {
            if moving != nil {
                for attribute in attributes { attribute.endDirect() }
                return nil
            }
            moving = attribute
        }
        return moving
    }
}

extension Slot {
    fileprivate func endDirectScale() {
        scale?.endDirect()
        scaleFrame?.endDirect()
    }
}
