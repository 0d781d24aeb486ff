public import Foundation

/// Everything that was drawn over a stretch of a stage's time: a trace for each element, followed by its identity.
public struct StageTrace: Equatable, Sendable {
    /// The stage's time at the first frame.
    public var start: TimeInterval
    /// Seconds since `start` of every frame.
    public var times: [TimeInterval]
    /// In the order they came; those of the first frame in paint order.
    public var elements: [Trace]

    public var texts: [Trace] { elements.filter { $0.kind == .text } }
    public var shapes: [Trace] { elements.filter { $0.kind == .shape } }
    public var images: [Trace] { elements.filter { $0.kind == .image } }

    /// Returns the texts that read so at one time or another.
    public func texts(reading string: String) -> [Trace] {
        texts.filter { $0.samples.contains { $0.text == string } }
    }

    /// Returns whether no element jumps in any frame; see `Trace.isContinuous(within:opacity:)`. Names the first that
    /// does.
    public func isContinuous(within points: Double = 0.5, opacity: Double = 0.01) -> Check {
        let first = elements.compactMap { $0.firstJump(within: points, opacity: opacity) }.min { $0.frame < $1.frame }
        return first?.check
            ?? .passed(
                "\(elements.count) elements are continuous within \(points.printed) pt over \(times.count) frames")
    }

    /// Returns whether no two texts are ever seen upon one another by more than `tolerance` points in both directions.
    ///
    /// - Complexity: O(texts² × frames).
    public func textsNeverOverlap(tolerance: CGFloat = 0.5) -> Check {
        let texts = texts
        for index in texts.indices {
            for other in texts[(index + 1)...] {
                let check = texts[index].neverOverlaps(other, tolerance: tolerance)
                if !check.holds { return check }
            }
        }
        return .passed("\(texts.count) texts never overlap over \(times.count) frames")
    }
}
