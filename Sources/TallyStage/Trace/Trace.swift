public import Foundation

/// One element over a stretch of a stage's time, a sample a frame: where it was, how opaque, in what colour.
///
/// A trace follows an identity, not a string: the text that a view shows stays the same element when it reads otherwise.
/// An element that comes or goes on the way has samples only of the frames in which it was there.
public struct Trace: Equatable, Sendable {
    public enum Kind: String, Sendable {
        case text, shape, image
        /// Several drawn things under one accessibility label, taken together.
        case group
    }

    /// An element as one frame shows it; lengths in points from the stage's top left, effects included.
    public struct Sample: Equatable, Sendable {
        /// Counts the frames of the trace from 0.
        public var frame: Int
        /// Seconds since the trace began.
        public var time: TimeInterval
        /// The line box, the outline's box, or what shows of a group's parts.
        public var rect: CGRect
        /// 0...1, with that of everything around it.
        public var opacity: Double
        public var color: Color.Resolved
        /// What it reads; empty for shapes and images.
        public var text: String
        /// The share of the rectangle inside the clip and the stage, 0...1.
        public var visibleShare: Double
        /// What it shows was drawn by a text until the frame before, or is from the next: a text and the characters that
        /// a content transition moves stand for one another.
        var takesOver = false
        var handsOver = false

        public var minX: CGFloat { rect.minX }
        public var midX: CGFloat { rect.midX }
        public var maxX: CGFloat { rect.maxX }
        public var minY: CGFloat { rect.minY }
        public var midY: CGFloat { rect.midY }
        public var maxY: CGFloat { rect.maxY }
        public var width: CGFloat { rect.width }
        public var height: CGFloat { rect.height }

        /// Whether anybody could see it: not transparent to a hundredth, and partly inside its clip.
        public var isVisible: Bool { opacity > 0.01 && visibleShare > 0 }
    }

    /// What it was asked for by, or what it read when it was first there.
    public var name: String
    public var kind: Kind
    /// Counts the elements of a trace of the whole stage in the order they came.
    public var id: Int
    /// The stage's time at the first frame.
    public var start: TimeInterval
    /// Seconds since `start` of every frame of the trace, those without the element too.
    public var times: [TimeInterval]
    public var samples: [Sample]

    /// How messages call it.
    var subject: String {
        switch kind {
        case .text: "text \"\(name)\""
        case .group: "\"\(name)\""
        case .shape, .image: "\(kind.rawValue) \(name)"
        }
    }

    /// The sample of a frame; nil if the element was not there.
    ///
    /// - Complexity: O(log samples).
    public subscript(frame frame: Int) -> Sample? {
        var low = 0
        var high = samples.count
        while low < high {
            let middle = (low + high) / 2
            if samples[middle].frame < frame { low = middle + 1 } else { high = middle }
        }
        return low < samples.count && samples[low].frame == frame ? samples[low] : nil
    }

    /// What it read, each change once, in order.
    public var texts: [String] {
        samples.map(\.text).reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }

    /// Returns one number of the samples over time.
    public func series<Number: BinaryFloatingPoint>(_ path: KeyPath<Sample, Number>) -> Series {
        Series(
            name: Self.name(path), subject: subject, frames: samples.map(\.frame), times: samples.map(\.time),
            values: samples.map { Double($0[keyPath: path]) })
    }

    private static func name(_ path: PartialKeyPath<Sample>) -> String {
        let names: [(PartialKeyPath<Sample>, String)] = [
            (\.minX, "minX"), (\.midX, "midX"), (\.maxX, "maxX"), (\.minY, "minY"), (\.midY, "midY"), (\.maxY, "maxY"),
            (\.width, "width"), (\.height, "height"), (\.opacity, "opacity"), (\.visibleShare, "visibleShare"),
        ]
        return names.first { $0.0 == path }?.1 ?? "a value"
    }
}
