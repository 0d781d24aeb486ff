internal import Foundation

/// Where keyframes lie in 0…1, and the segment of a progress.
struct KeyframeTimes {
    /// Rising from 0 to 1, one more than there are segments.
    private(set) var times: [Double]

    /// As many equal segments.
    init(segments: Int) {
        let count = Swift.max(segments, 1)
        times = (0...count).map { Double($0) / Double(count) }
    }

    /// The times that are given, if they are as many as the segments need and rise from 0 to 1; otherwise equal segments.
    init(_ given: [NSNumber]?, segments: Int) {
        self.init(segments: segments)
        guard let given, given.count == segments + 1 else { return }
        let numbers = given.map(\.doubleValue)
        let rises = zip(numbers, numbers.dropFirst()).allSatisfy { $0 <= $1 }
        if rises && numbers.first == 0 && numbers.last == 1 { times = numbers }
    }

    /// By the length of each segment; equal ones if there is no length.
    init(lengths: [Double]) {
        self.init(segments: lengths.count)
        let total = lengths.reduce(0, +)
        guard total > 0, total.isFinite else { return }
        var sum = 0.0
        for (index, length) in lengths.enumerated() {
            sum += length
            times[index + 1] = index == lengths.count - 1 ? 1 : sum / total
        }
    }

    /// Seconds of a segment, of a whole second.
    func length(_ segment: Int) -> Double { times[segment + 1] - times[segment] }

    /// Returns the segment of a progress, and the place in it: 0…1, or outside where the progress is.
    ///
    /// A boundary belongs to the segment that begins there, the very end to the last.
    func place(of progress: Double) -> (segment: Int, fraction: Double) {
        var (low, high) = (0, times.count - 2)
        while low < high {
            let middle = (low + high + 1) / 2
            if times[middle] <= progress { low = middle } else { high = middle - 1 }
        }
        let length = length(low)
        return (low, length > 0 ? (progress - times[low]) / length : 1)
    }
}
