import TallyRecorder

/// When each number of a script is asked for: at 0 the first, and every other after a rest.
struct Timeline: Hashable, Sendable {
    /// Seconds after the beginning, one a number.
    let changes: [Double]
    /// When the last number has rested.
    let end: Double

    init(count: Int, hold: Double, duration: Double) {
        changes = (0..<max(count, 0)).map { index in
            index == 0 ? 0 : hold + Double(index - 1) * (duration + hold)
        }
        end = hold + Double(max(count - 1, 0)) * (duration + hold)
    }

    /// Returns how many frames the film has; at least 1, so that a film without any length is one picture.
    func frameCount(_ rate: FrameRate) -> Int { rate.count(upTo: end) }

    /// Returns the number whose turn it is at a time: the last one asked for by then.
    func index(at time: Double) -> Int {
        var (low, high) = (0, changes.count)
        while low < high {
            let middle = (low + high) / 2
            if changes[middle] <= time { low = middle + 1 } else { high = middle }
        }
        return max(low - 1, 0)
    }
}
