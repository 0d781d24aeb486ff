/// The faces of one column's drum, top to bottom, and the one that it is bound for.
///
/// Indices are places on the drum: a column that is shown at index *i* has face *i* in its window. They keep their meaning
/// while faces are added at either end, so that what is in motion is not disturbed.
struct RollStrip: Equatable {
    private(set) var faces: [String]
    /// The index of the first face.
    private(set) var lowest: Int
    /// The index of the face that comes to rest in the window; outside of the faces if none does.
    private(set) var target: Int

    /// At rest.
    init(face: String) {
        faces = [face]
        lowest = 0
        target = 0
    }

    /// The faces, one a line.
    var text: String {
        var text = faces[0]
        for face in faces.dropFirst() {
            text += "\n"
            text += face
        }
        return text
    }

    var highest: Int { lowest + faces.count - 1 }

    /// The face at rest in the window; empty if none is.
    var face: String { self[target] ?? "" }

    subscript(index: Int) -> String? {
        let place = index - lowest
        return faces.indices.contains(place) ? faces[place] : nil
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
        var start = target
        let isFree = path.indices.allSatisfy { step in
            let known = self[target + direction * (step + 1)]
            return known == nil || known == path[step]
        }
        if !isFree { start = direction > 0 ? max(highest, target) : min(lowest, target) }
        let end = start + direction * path.count
        let extent = max(highest, end) - min(lowest, end) + 1
        if extent > Self.limit, let near = nearest(last, direction: direction) {
            target = near
            return
        }
        for (step, face) in path.enumerated() { put(face, at: start + direction * (step + 1)) }
        target = end
        trim(to: Self.limit, direction)
    }

    /// Drops what is too many from the end that the drum comes from.
    private mutating func trim(to limit: Int, _ direction: Int) {
        let excess = faces.count - limit
        guard excess > 0 else { return }
        if direction > 0 {
            faces.removeFirst(excess)
            lowest += excess
        } else {
            faces.removeLast(excess)
        }
    }

    /// Turns one place on, to where no face is.
    mutating func turnAway(direction: Int) {
        target = direction > 0 ? highest + 1 : lowest - 1
    }

    /// Puts faces beyond the target, for motion that goes too far. Those that are there stay.
    mutating func addMargin(_ faces: [String], direction: Int) {
        guard self[target] != nil else { return }
        for (step, face) in faces.enumerated() { put(face, at: target + direction * (step + 1)) }
        // Margins of earlier changes add up; this one's own is let be.
        trim(to: Self.limit + faces.count, direction)
    }

    /// Shows another face at once.
    mutating func jump(to face: String) {
        if self[target] == nil { return self = RollStrip(face: face) }
        faces[target - lowest] = face
    }

    /// Drops the faces outside of a range, but never the target.
    mutating func keep(_ range: ClosedRange<Int>) {
        let low = max(lowest, min(range.lowerBound, target))
        let high = min(highest, max(range.upperBound, target))
        guard low <= high else { return }
        faces = Array(faces[(low - lowest)...(high - lowest)])
        lowest = low
    }

    private func nearest(_ face: String, direction: Int) -> Int? {
        (lowest...highest).filter { self[$0] == face }
            .min { (abs($0 - target), -$0 * direction) < (abs($1 - target), -$1 * direction) }
    }

    /// Indices between the faces and the new one are filled with nothing.
    private mutating func put(_ face: String, at index: Int) {
        while index < lowest - 1 {
            faces.insert("", at: 0)
            lowest -= 1
        }
        while index > highest + 1 { faces.append("") }
        if index < lowest {
            faces.insert(face, at: 0)
            lowest = index
        } else if index > highest {
            faces.append(face)
        }
    }
}
