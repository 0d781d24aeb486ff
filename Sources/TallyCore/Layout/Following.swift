import TallyScene

/// What moves, scales and fades one segment of an element: values that the segment may follow from frame to frame by itself.
@MainActor
struct Following {
    /// From the inside out, those inside the scale and those around it; without a scale all are inside.
    private var translations: [Attribute] = []
    private var outerTranslations: [Attribute] = []
    private var scaling: Slot?
    private var fades: [Attribute] = []
    private var isPossible = true

    init() {}

    /// Follows nothing if a slot does something else to the segment than to move, to scale and to fade it, or if two scale it.
    init(_ slots: ArraySlice<Slot>) {
        for slot in slots {
            if let translation = slot.translation {
                if scaling == nil { translations.append(translation) } else { outerTranslations.append(translation) }
            } else if let fade = slot.fade {
                fades.append(fade)
            } else if slot.scale != nil, scaling == nil {
                scaling = slot
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
    func follow(_ segment: Segment, _ places: [Attribute] = [], share: Attribute? = nil) {
        guard isPossible else { return }
        let inner = places.isEmpty ? translations : translations.isEmpty ? places : places + translations
        if let scaling, let scale = scaling.scale {
            self.scale(segment, scale, scaling.scaleCenter, inner)
        } else {
            move(segment, inner)
        }
        fade(segment, share)
    }

    private func move(_ segment: Segment, _ places: [Attribute]) {
        guard let moving = Self.onlyMoving(places) else { return }
        let distance = Self.sum(of: places, without: moving)
        moving.move(segment, fromX: distance.x, y: distance.y)
    }

    private func scale(_ segment: Segment, _ scale: Attribute, _ center: Point?, _ inner: [Attribute]) {
        if !scale.isMoving, scale.presented[0] == 1, scale.presented[1] == 1 {
            // It does nothing, wherever its center is on the way.
            scaling?.scaleFrame?.moveUnseen()
            return move(segment, outerTranslations.isEmpty ? inner : inner + outerTranslations)
        }
        let isMoved = inner.contains(where: \.isMoving) || outerTranslations.contains(where: \.isMoving)
        guard scale.isMoving, !isMoved, let center else {
            // Each tells its element by itself.
            scale.endDirect()
            scaling?.scaleFrame?.endDirect()
            for attribute in inner { attribute.endDirect() }
            for attribute in outerTranslations { attribute.endDirect() }
            return
        }
        let (place, outer) = (Self.sum(of: inner), Self.sum(of: outerTranslations))
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

    private static func sum(of places: [Attribute], without one: Attribute? = nil) -> Point {
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
