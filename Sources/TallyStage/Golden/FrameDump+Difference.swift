/// Where two dumps first differ, in words.
struct DumpDifference: CustomStringConvertible {
    /// Counts from 0.
    var frame: Int
    var time: String
    var findings: [String]
    var differingFrames: Int
    var frames: Int

    /// The most that one message lists.
    private static let maximum = 8

    var description: String {
        var lines = ["frame \(frame), at \(time) s: " + findings.prefix(Self.maximum).joined(separator: "; ")]
        if findings.count > Self.maximum { lines[0] += "; and \(findings.count - Self.maximum) more" }
        if differingFrames > 1 { lines.append("\(differingFrames) of \(frames) frames differ.") }
        return lines.joined(separator: "\n")
    }
}

extension FrameDump {
    /// Returns the first frame in which this differs from what is expected; nil: none does.
    func difference(from expected: FrameDump) -> DumpDifference? {
        let common = zip(entries, expected.entries)
        var differing = common.enumerated().filter { $0.element.0 != $0.element.1 }.map(\.offset)
        let longest = max(entries.count, expected.entries.count)
        differing += Array(common.underestimatedCount..<longest)
        guard let first = differing.first else { return nil }
        var findings: [String]
        var time: String
        if first >= entries.count {
            time = expected.entries[first].time
            findings = ["the dump ends after \(entries.count) frames, expected \(expected.entries.count)"]
        } else if first >= expected.entries.count {
            time = entries[first].time
            findings = ["there are \(entries.count) frames, expected \(expected.entries.count)"]
        } else {
            time = entries[first].time
            findings = DumpLine.findings(entries[first].lines, expected: expected.entries[first].lines)
            let other = expected.entries[first].time
            if other != time { findings.insert("the time is \(time) s, expected \(other) s", at: 0) }
        }
        return DumpDifference(
            frame: first, time: time, findings: findings, differingFrames: differing.count, frames: longest)
    }
}
