import TallyMotion
import TallyScene

/// Segments that follow values which are no more than a share of one way. A frame asks each pace once, and goes from segment to
/// segment without looking at the runs, which fill several lines of the processor's cache each.
@MainActor
struct PacedSegments {
    private struct Entry {
        let follower: Animator.Follower
        // unowned: its run leaves before it ends.
        let attribute: Unmanaged<Attribute>
        let pace: Int32
        /// The value's first two numbers at the start, and what the whole way adds.
        let from: (Double, Double)
        let way: (Double, Double)
        /// See `Animator.Run.distance`.
        let distance: Point
    }

    /// A pace, when it begins and ends, how many entries it has, and the share that it is at.
    private struct Beat {
        var span: Span
        var pace: Pace
        var count: Int
        var progress = 0.0

        mutating func note(_ time: Double) { progress = pace.progress(at: time) }
    }

    /// Compared first: to look at a pace is to hold on to what it is made of.
    private struct Span: Equatable {
        let start: Double
        let end: Double
    }

    private var entries: [Entry] = []
    private var beats: [Beat] = []
    /// Those that nothing follows any more.
    private var free: [Int32] = []
    /// How many of the paces that were met last are compared with a new one. What begins together begins one after another, and of a
    /// wall of texts each has its characters' delays, which depend on how many change: some twenty for those of seven digits.
    private static let remembered = 32
    private var recent: [Int32] = []

    /// Adds a segment that follows a motion with a pace.
    ///
    /// - Returns: its place among them.
    mutating func add(
        _ follower: Animator.Follower, _ attribute: Attribute, _ motion: inout Motion<Vector4>, at distance: Point
    ) -> Int {
        let (from, to) = (motion.start, motion.target)
        let way = to - from
        entries.append(
            Entry(
                follower: follower, attribute: Unmanaged.passUnretained(attribute), pace: beat(&motion),
                from: (from[0], from[1]), way: (way[0], way[1]), distance: distance))
        return entries.count - 1
    }

    /// Takes out a segment.
    ///
    /// - Returns: the attribute of the one that stands in its place now, if one does.
    mutating func remove(at place: Int) -> Attribute? {
        let pace = Int(entries[place].pace)
        beats[pace].count -= 1
        if beats[pace].count == 0 {
            free.append(Int32(pace))
            recent.removeAll { $0 == pace }
        }
        let last = entries.removeLast()
        guard place < entries.count else { return nil }
        entries[place] = last
        return last.attribute.takeUnretainedValue()
    }

    // In place, since a copy of a motion is dearer than all the rest.
    private mutating func beat(_ motion: inout Motion<Vector4>) -> Int32 {
        let span = Span(start: motion.span.start, end: motion.span.end)
        for index in recent.reversed()
        where beats[Int(index)].span == span && motion.goes(at: beats[Int(index)].pace) {
            beats[Int(index)].count += 1
            return index
        }
        let new = Beat(span: span, pace: Pace(motion), count: 1)
        let index: Int32
        if let unused = free.popLast() {
            index = unused
            beats[Int(unused)] = new
        } else {
            index = Int32(beats.count)
            beats.append(new)
        }
        if recent.count == Self.remembered { recent.removeFirst() }
        recent.append(index)
        return index
    }

    /// Shows every value as it is at a time.
    mutating func show(at time: Double) {
        // Through the pointer, since a pace that is copied is retained.
        beats.withUnsafeMutableBufferPointer { beats in
            for index in beats.indices where beats[index].count > 0 { beats[index].note(time) }
        }
        entries.withUnsafeBufferPointer { entries in
            beats.withUnsafeBufferPointer { beats in
                for index in entries.indices {
                    // What follows is asked for some entries ahead, and then what stands beyond it.
                    if index &+ 8 < entries.count { entries[index &+ 8].follower.prefetch() }
                    if index &+ 4 < entries.count { entries[index &+ 4].follower.prefetchBeyond() }
                    let entry = entries[index]
                    let progress = beats[Int(entry.pace)].progress
                    entry.follower.show(
                        entry.from.0 + entry.way.0 * progress, entry.from.1 + entry.way.1 * progress, entry.distance)
                }
            }
        }
    }
}

#if DEBUG
    extension PacedSegments {
        var count: Int { entries.count }

        /// Returns the attribute at a place; nil where none is.
        func attribute(at place: Int) -> Attribute? {
            entries.indices.contains(place) ? entries[place].attribute.takeUnretainedValue() : nil
        }

        /// Whether each pace counts those that follow it.
        var countsMatch: Bool {
            var counts = [Int](repeating: 0, count: beats.count)
            for entry in entries { counts[Int(entry.pace)] += 1 }
            return counts == beats.map(\.count)
        }
    }
#endif
