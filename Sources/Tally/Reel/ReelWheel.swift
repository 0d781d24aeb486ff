/// The faces that a reel of a `ReelText` passes on one way, one above the other; a place is a face of it, 0 at the top.
struct ReelWheel: SlotTrack {
    /// A face of the strip.
    struct Face: Equatable {
        let text: String
        /// Its index on the wheel; `nil` for one of another wheel, which was in the window when this one took its place.
        let index: Int?
    }

    let strip: [Face]
    let start: Double
    let end: Double

    var length: Int { strip.count }

    func position(at place: Double) -> Double { place }

    /// Goes on round the wheel from what is in the window, through a full turn and from there on to the stop.
    ///
    /// - Parameters:
    ///   - faces: At least one.
    ///   - stop: An index of `faces`.
    ///   - shown: The one or two faces in the window, from top to bottom.
    ///   - share: How far the window is from the first of them to the second.
    init(faces: [String], stop: Int, ascending: Bool, shown: [Face], share: Double) {
        let count = faces.count
        func face(_ index: Int) -> Face {
            let index = index % count
            return Face(text: faces[index], index: index)
        }
        if ascending {
            // After the face of another wheel comes the stop.
            let last = shown.last?.index ?? stop + count - 1
            let steps = count + (stop + count - last % count) % count
            strip = shown + (1...steps).map { face(last + $0) }
            start = share
            end = Double(strip.count - 1)
        } else {
            let first = shown.first?.index ?? stop + 1
            let steps = count + (first + count - stop) % count
            strip = (1...steps).reversed().map { face(first + 2 * count - $0) } + shown
            start = Double(steps) + share
            end = 0
        }
    }
}
