/// The faces of one column's drum, top to bottom, and the one that it is bound for.
///
/// Indices are places on the drum: a column that is shown at index *i* has face *i* in its window. They keep their meaning
/// while faces are added at either end, so that what is in motion is not disturbed.
struct RollStrip: Equatable {
    /// The faces from `lowest` on; none while a ring has them.
    private var list: [String]
    private var ring: RollRing?
    /// The index of the first face.
    private(set) var lowest: Int
    /// The index of the last face.
    private(set) var highest: Int
    /// The index of the face that comes to rest in the window; outside of the faces if none does.
    private(set) var target: Int

    /// Creates a drum at rest that shows one face.
    init(face: String) {
        list = [face]
        lowest = 0
        highest = 0
        target = 0
    }

    /// What is drawn: the faces, one a line, and perhaps more before and after them.
    var text: String {
        if let ring { return ring.text }
        var text = list[0]
        for face in list.dropFirst() {
            text += "\n"
            text += face
        }
        // One more face does not make the text higher each time, which would lay out the row anew.
        if list.count > 1 { text += String(repeating: "\n", count: (8 - list.count % 8) % 8) }
        return text
    }

    /// The index of the first line of `text`.
    var start: Int { ring?.start ?? lowest }

    /// The face at rest in the window; empty if none is.
    var face: String { self[target] ?? "" }

    subscript(index: Int) -> String? {
        guard index >= lowest, index <= highest else { return nil }
        return ring?.face(at: index) ?? list[index - lowest]
    }

    /// More faces than a column shows in the time that its motion takes, at 60 faces a second.
    static let limit = 64

    /// Turns on to new faces.
    ///
    /// Faces that are there never change. If others stand where the new ones belong, these are put beyond the last one.
    /// When there would be more than `limit`, the drum turns to the nearest face that is like the last new one and, if
    /// there is none, loses the faces that it passed longest ago.
    /// - Parameters:
    ///   - path: The faces on the way, the last of them the new target.
    ///   - direction: +1 if glyphs travel up and new ones come from below, −1 if down.
    mutating func turn(through path: [String], direction: Int) {
        guard let last = path.last else { return }
        leaveRing()
        var start = target
        let isFree = path.indices.allSatisfy { step in
            let known = self[target + direction * (step + 1)]
            return known == nil || known == path[step]
        }
        if !isFree { start = direction > 0 ? max(highest, target) : min(lowest, target) }
        let end = start + direction * path.count
        if isTooLong(to: end), let near = nearest(last, direction: direction) {
            target = near
            return
        }
        for (step, face) in path.enumerated() { put(face, at: start + direction * (step + 1)) }
        target = end
        trim(to: Self.limit, direction)
    }

    /// Turns on by digits in their order, as `turn` does and with as many beyond the target as `addMargin` would put there.
    ///
    /// - Parameters:
    ///   - first: The digit that the drum was bound for.
    ///   - steps: Positive if the drum counts forward; not 0.
    ///   - count: How many digits the drum has.
    /// - Returns: false, and nothing is done, if there is any other face on the drum than those digits in that order.
    mutating func spin(from first: Int, steps: Int, count: Int, direction: Int, margin: Int) -> Bool {
        guard (1...10).contains(count), steps != 0, self[target] != nil else { return false }
        let made = RollRing(count: count, step: steps.signum() * direction, digit: first, at: target)
        if let ring {
            guard ring.count == count, ring.step == made.step, ring.digit(at: target) == made.digit(at: target) else {
                return false
            }
        } else {
            for (place, face) in list.enumerated() where face != made.face(at: lowest + place) { return false }
            ring = made
            list = []
        }
        let end = target + direction * abs(steps)
        if isTooLong(to: end), let near = nearest(made.face(at: end), direction: direction) {
            target = near
        } else {
            reach(end)
            target = end
            trim(to: Self.limit, direction)
        }
        reach(target + direction * margin)
        trim(to: Self.limit + margin, direction)
        if !(ring?.reach(over: lowest...highest) ?? true) { leaveRing() }
        return true
    }

    /// Drops what is too many from the end that the drum comes from.
    private mutating func trim(to limit: Int, _ direction: Int) {
        let excess = highest - lowest + 1 - limit
        guard excess > 0 else { return }
        if direction > 0 {
            if ring == nil { list.removeFirst(excess) }
            lowest += excess
        } else {
            if ring == nil { list.removeLast(excess) }
            highest -= excess
        }
    }

    /// Turns one place on, to where no face is.
    mutating func turnAway(direction: Int) {
        leaveRing()
        target = direction > 0 ? highest + 1 : lowest - 1
    }

    /// Drops the faces beyond the target.
    mutating func dropMargin(direction: Int) {
        keep(direction > 0 ? min(lowest, target)...target : target...max(highest, target))
    }

    /// Puts faces beyond the target, for motion that goes too far. Those that are there stay.
    mutating func addMargin(_ faces: [String], direction: Int) {
        guard self[target] != nil else { return }
        leaveRing()
        for (step, face) in faces.enumerated() { put(face, at: target + direction * (step + 1)) }
        // Margins of earlier changes add up; this one's own is let be.
        trim(to: Self.limit + faces.count, direction)
    }

    /// Shows another face at once.
    mutating func jump(to face: String) {
        if self[target] == nil { return self = RollStrip(face: face) }
        leaveRing()
        list[target - lowest] = face
    }

    /// Drops the faces outside of a range, but never the target.
    mutating func keep(_ range: ClosedRange<Int>) {
        let low = max(lowest, min(range.lowerBound, target))
        let high = min(highest, max(range.upperBound, target))
        guard low <= high else { return }
        if ring == nil { list = Array(list[(low - lowest)...(high - lowest)]) }
        lowest = low
        highest = high
    }

    /// Makes the most of the text of a drum of digits in order: it need not be put elsewhere for as long as can be.
    mutating func center() { ring?.center(over: lowest...highest) }

    private func isTooLong(to end: Int) -> Bool { max(highest, end) - min(lowest, end) + 1 > Self.limit }

    private func nearest(_ face: String, direction: Int) -> Int? {
        (lowest...highest).filter { self[$0] == face }
            .min { (abs($0 - target), -$0 * direction) < (abs($1 - target), -$1 * direction) }
    }

    /// Goes on with the faces alone, of which others than digits in their order may come.
    private mutating func leaveRing() {
        guard let ring else { return }
        list = (lowest...highest).map(ring.face)
        self.ring = nil
    }

    private mutating func reach(_ index: Int) {
        lowest = min(lowest, index)
        highest = max(highest, index)
    }

    /// Puts a face at an index; those between the faces and the new one are filled with nothing.
    private mutating func put(_ face: String, at index: Int) {
        while index < lowest - 1 {
            list.insert("", at: 0)
            lowest -= 1
        }
        while index > highest + 1 {
            list.append("")
            highest += 1
        }
        if index < lowest {
            list.insert(face, at: 0)
            lowest = index
        } else if index > highest {
            list.append(face)
            highest = index
        }
    }
}
