public import Foundation
import TallyScene

extension Stage {
    /// Follows one element through the next seconds, frame by frame; the stage plays as it does.
    ///
    /// The first sample is of what is shown now. If a change waits, or `change` makes one, the second is of the same time
    /// with the change made, so that a jump at the change is seen. Then comes one at each k ÷ `frameRate`, and one at
    /// the end.
    ///
    /// - Parameters:
    ///   - name: What the element reads, or its accessibility label. Sought before the change, and if nothing is there
    ///     then, in each frame until something is.
    ///   - seconds: Negative and not finite count as 0.
    ///   - change: What sets it in motion; must not play the stage.
    /// - Throws: `StageError` if no element or several are called so, and whatever `change` throws.
    /// - Complexity: O(elements on the stage) a frame.
    public func trace(
        _ name: String, for seconds: TimeInterval, change: () throws -> Void = {}
    ) throws -> Trace {
        let recorder = TraceRecorder(self)
        try play(for: seconds, after: change) {
            recorder.note()
            try recorder.follow(name)
        }
        guard var trace = recorder.target else { throw noElement(name) }
        trace.name = name
        return trace
    }

    /// Follows everything that is drawn through the next seconds; see `trace(_:for:change:)` for which frames.
    ///
    /// - Complexity: O(elements on the stage) a frame.
    public func trace(for seconds: TimeInterval, change: () throws -> Void) rethrows -> StageTrace {
        let start = time
        let recorder = TraceRecorder(self)
        try play(for: seconds, after: change) { recorder.note() }
        return StageTrace(start: start, times: recorder.times, elements: recorder.traces)
    }

    /// Follows everything that is drawn through the next seconds, from what is shown now.
    public func trace(for seconds: TimeInterval) -> StageTrace { trace(for: seconds) {} }

    private func play(
        for seconds: TimeInterval, after change: () throws -> Void, _ note: () throws -> Void
    ) rethrows {
        let end = time + (seconds > 0 && seconds.isFinite ? seconds : 0)
        try note()
        try change()
        if nextFrameTime == time {
            advance(by: 0)
            try note()
        }
        while end - time > 1e-9 {
            // A frame that all but falls on the end is the end.
            let next = nextGridTime
            advance(by: (next > end - 1e-9 ? end : next) - time)
            try note()
        }
    }

    /// Returns what is drawn by the element that reads so or is labelled so; nil if nothing is.
    func target(_ name: String) throws -> Segment? {
        let found = targets(name)
        guard found.count > 1 else { return found.first }
        throw StageError(
            description: "\(found.count) elements are called \"\(name)\". Give one an accessibility label of its own, "
                + "or trace the whole stage and pick one by its place.")
    }

    /// Returns what draws the elements that are called so, those on their way out too.
    func targets(_ name: String) -> [Segment] {
        var found = runtime.accessibilityItems.filter { $0.label == name }.compactMap(\.segment)
        for text in FrameReader(runtime.displayList).drawn
        where text.text?.string == name && !found.contains(where: { text.segment.isPart(of: $0) }) {
            found.append(text.segment)
        }
        return found
    }

    func noElement(_ name: String) -> StageError {
        let labels = runtime.accessibilityItems.map { "\"\($0.label)\"" }
        let texts = frame.texts.map { "\"\($0.string)\"" }
        let known = (labels + texts.filter { !labels.contains($0) }).nearest(to: "\"\(name)\"")
        return StageError(
            description: "No element reads or is labelled \"\(name)\". "
                + (runtime.whereabouts(name).map { $0 + ". " } ?? "") + "On the stage: \(known)."
        )
    }
}

extension Segment {
    /// Returns whether it is the other, or stands somewhere below it.
    func isPart(of other: Segment) -> Bool {
        var next: Segment? = self
        while let here = next {
            if here === other { return true }
            next = here.parent
        }
        return false
    }
}
