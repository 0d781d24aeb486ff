import TallyScene

/// What moves and fades one segment of an element: values that the segment may follow from frame to frame by itself.
@MainActor
struct Following {
    private var translations: [Attribute] = []
    private var fades: [Attribute] = []
    private var isPossible = true

    init() {}

    /// Follows nothing if a slot does something else to the segment than to move and to fade it.
    init(_ slots: ArraySlice<Slot>) {
        for slot in slots {
            if let translation = slot.translation {
                translations.append(translation)
            } else if let fade = slot.fade {
                fades.append(fade)
            } else {
                self = Following()
                isPossible = false
                return
            }
        }
    }

    /// Lets the segment follow, where one value alone moves it, or fades it.
    ///
    /// - Parameters:
    ///   - places: what moves the segment besides.
    ///   - share: what fades it besides.
    func follow(_ segment: Segment, _ places: [Attribute] = [], share: Attribute? = nil) {
        guard isPossible else { return }
        move(segment, places.isEmpty ? translations : translations.isEmpty ? places : places + translations)
        fade(segment, share)
    }

    private func move(_ segment: Segment, _ places: [Attribute]) {
        guard let moving = Self.onlyMoving(places) else { return }
        var distance = Point.zero
        for still in places where still !== moving {
            distance.x += still.presented[0]
            distance.y += still.presented[1]
        }
        moving.move(segment, fromX: distance.x, y: distance.y)
    }

    private func fade(_ segment: Segment, _ share: Attribute?) {
        guard let moving = Self.onlyMoving(fades) else { return }
        if let share, share.isMoving { return moving.endDirect() }
        var factor = share.map { $0.presented.opacity } ?? 1
        for still in fades where still !== moving { factor *= still.presented.opacity }
        moving.fade(segment, times: factor)
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
