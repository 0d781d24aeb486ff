public import Foundation

/// Frames of an animation as text, fit to be stored and compared: what is on the stage at several times.
public struct FrameDump: Equatable, Sendable, CustomStringConvertible {
    public struct Entry: Equatable, Sendable {
        /// Seconds since the dump began, to a thousandth.
        public var time: String
        /// A line for each element, as `Frame.description` has it; a line break inside a text reads `\n`.
        public var lines: [String]
    }

    public var entries: [Entry] = []

    public init() {}

    mutating func add(_ frame: Frame, at time: TimeInterval) {
        let elements =
            (frame.texts.map { ($0.order, $0.description) } + frame.shapes.map { ($0.order, $0.description) }
            + frame.images.map { ($0.order, $0.description) }).sorted { $0.0 < $1.0 }.map(\.1)
        let lines = (elements + frame.accessibility.map(\.description)).map {
            $0.replacingOccurrences(of: "\n", with: "\\n")
        }
        entries.append(Entry(time: time.printedTime, lines: lines))
    }

    /// Each time as a heading, then the elements; what is as in the frame before says so in one line.
    public var description: String {
        var text = ""
        for (index, entry) in entries.enumerated() {
            text += "# \(entry.time) s\n"
            if index > 0, entry.lines == entries[index - 1].lines {
                text += "as before\n"
            } else {
                for line in entry.lines { text += line + "\n" }
            }
        }
        return text
    }

    /// A stored dump. Lines before the first heading are left out.
    public init(_ text: String) {
        for line in text.split(separator: "\n") {
            if line.hasPrefix("# "), line.hasSuffix(" s") {
                entries.append(Entry(time: String(line.dropFirst(2).dropLast(2)), lines: []))
            } else if line == "as before", entries.count > 1, entries[entries.count - 1].lines.isEmpty {
                entries[entries.count - 1].lines = entries[entries.count - 2].lines
            } else if !entries.isEmpty {
                entries[entries.count - 1].lines.append(String(line))
            }
        }
    }
}

extension Stage {
    /// Returns what is on the stage now and every `interval` seconds until `seconds` have passed; the stage plays on.
    ///
    /// An interval or a duration that is not above 0 or not finite gives the frame of now alone.
    public func dump(for seconds: TimeInterval, every interval: TimeInterval) -> FrameDump {
        var dump = FrameDump()
        let start = time
        sample(for: seconds, every: interval) { dump.add(frame, at: time - start) }
        return dump
    }

    /// Plays on, and calls the closure now and at each n × interval up to the end, also at the end itself if it is one.
    func sample(for seconds: TimeInterval, every interval: TimeInterval, _ body: () -> Void) {
        let isSane = interval > 0 && interval.isFinite && seconds > 0 && seconds.isFinite
        let count = isSane ? Int((seconds / interval + 1e-6).rounded(.down)) : 0
        let start = time
        for index in 0...count {
            advance(by: max(0, start + Double(index) * interval - time))
            body()
        }
    }
}
