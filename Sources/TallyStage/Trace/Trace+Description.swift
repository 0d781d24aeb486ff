extension Trace: CustomStringConvertible {
    /// The trace as a golden: a line for each frame that differs from the one before it, numbers with two decimals.
    public var description: String {
        var lines = [subject]
        var last: (frame: Int, state: String)?
        for sample in samples {
            let gap = last.map { sample.frame > $0.frame + 1 } ?? (sample.frame > 0)
            if gap { lines.append("  \(last == nil ? "comes in" : "comes back in") frame \(sample.frame)") }
            if sample.state != last?.state || gap {
                lines.append("  \(sample.frame) \(sample.time.printedTime) s \(sample.state)")
            }
            last = (sample.frame, sample.state)
        }
        if let last, last.frame + 1 < times.count { lines.append("  gone in frame \(last.frame + 1)") }
        return lines.joined(separator: "\n")
    }
}

extension Trace.Sample: CustomStringConvertible {
    public var description: String { "frame \(frame), \(time.printedTime) s: \(state)" }

    /// All but the time.
    var state: String {
        (text.isEmpty ? "" : "\"\(text)\" ") + rect.printed + (opacity == 1 ? "" : " opacity \(opacity.printed)")
            + " \(color)"
    }
}

extension StageTrace: CustomStringConvertible {
    /// Every element's trace as a golden, in the order they came.
    public var description: String { elements.map(\.description).joined(separator: "\n") }
}
