import SwiftUI

/// Which state each view was in, and when, as a screenplay has asked for it.
///
/// Its time is that of the performance, not of a clock: the durations of what was played, one after the other, from 0.
/// Time in which no take is played does not count. Its description has a line for each take and each state.
///
///      0.00  open
///      0.00    TitleState  rises    0.60
///      0.60    LoginState  appears  0.45
///      1.05  choose
public struct ScreenplayTimeline: Hashable, Sendable {
    /// A take, from its first cue to its last.
    public struct Take: Hashable, Sendable {
        let id: Int
        public let name: String
        /// When it begins, in seconds.
        public let begin: TimeInterval
        /// When it ends, in seconds; `nil` while it is played.
        public internal(set) var end: TimeInterval?
        /// Whether it was left before its last cue was over.
        public internal(set) var wasCut = false
    }

    /// A state of a view.
    public struct Entry: Hashable, Sendable {
        let id: Int
        /// The view's name; a second view of the same name has a number.
        public let view: String
        public let state: String
        /// When it begins, in seconds.
        public let begin: TimeInterval
        /// Seconds that the view takes to get into the state, if nothing interrupts it; 0 if no view performs it.
        public let duration: TimeInterval
        /// When it ends, in seconds; before `begin + duration` if another state interrupted this one, as far as the
        /// last frame tells.
        public internal(set) var end: TimeInterval

        public var wasCut: Bool { end < begin + duration }
    }

    public private(set) var takes: [Take] = []
    /// In the order in which they began.
    public private(set) var entries: [Entry] = []
    private var lastID = 0

    /// More than a screen shows; the oldest are forgotten.
    private static let limit = 256

    init() {}

    /// The views in the order in which they first had something to do.
    public var views: [String] {
        entries.reduce(into: []) { if !$0.contains($1.view) { $0.append($1.view) } }
    }

    /// When the first take begins, in seconds.
    public var begin: TimeInterval { min(takes.first?.begin ?? 0, entries.first?.begin ?? .infinity) }
    /// When the last entry ends, in seconds: the end of what is known.
    public var end: TimeInterval {
        max(takes.map { $0.end ?? $0.begin }.max() ?? 0, entries.map(\.end).max() ?? 0)
    }

    mutating func beginTake(_ name: String, at time: Double) {
        lastID += 1
        takes.append(Take(id: lastID, name: name, begin: time))
        if takes.count > Self.limit { takes.removeFirst() }
    }

    mutating func endTake(at time: Double, wasCut: Bool) {
        guard let last = takes.indices.last, takes[last].end == nil else { return }
        takes[last].end = max(time, takes[last].begin)
        takes[last].wasCut = wasCut
    }

    /// Cuts off what the view was doing at the time.
    ///
    /// - Returns: the entry's number.
    mutating func add(_ state: String, of view: String, at time: Double, duration: Double) -> Int {
        if let last = entries.lastIndex(where: { $0.view == view }), entries[last].end > time {
            entries[last].end = max(entries[last].begin, time)
        }
        lastID += 1
        entries.append(
            Entry(id: lastID, view: view, state: state, begin: time, duration: duration, end: time + duration))
        if entries.count > Self.limit { entries.removeFirst() }
        return lastID
    }

    mutating func cut(_ id: Int, after seconds: Double) {
        guard let index = entries.lastIndex(where: { $0.id == id }), !entries[index].wasCut else { return }
        entries[index].end = min(entries[index].end, entries[index].begin + seconds)
    }

    func end(of id: Int) -> Double? { entries.last { $0.id == id }?.end }

    /// Returns when the view's last state is over.
    func end(of view: String) -> Double { entries.last { $0.view == view }?.end ?? 0 }
}

extension ScreenplayTimeline: CustomStringConvertible {
    public var description: String {
        let width = views.map(\.count).max() ?? 0
        let stateWidth = entries.map(\.state.count).max() ?? 0
        var lines: [(time: Double, id: Int, text: String)] = []
        for take in takes {
            let end = take.wasCut ? "  left at \(Self.print(take.end ?? take.begin))" : ""
            lines.append((take.begin, take.id, "\(Self.pad(take.begin))  \(take.name)\(end)"))
        }
        for entry in entries {
            let name = entry.view.padding(toLength: width, withPad: " ", startingAt: 0)
            let state = entry.state.padding(toLength: stateWidth, withPad: " ", startingAt: 0)
            let length = entry.wasCut ? "\(Self.print(entry.end - entry.begin)) of " : ""
            let text = "\(Self.pad(entry.begin))    \(name)  \(state)  \(length)\(Self.print(entry.duration))"
            lines.append((entry.begin, entry.id, text))
        }
        return lines.sorted { ($0.time, $0.id) < ($1.time, $1.id) }.map(\.text).joined(separator: "\n")
    }

    private static func print(_ seconds: Double) -> String { String(format: "%.2f", seconds) }
    private static func pad(_ seconds: Double) -> String { String(format: "%6.2f", seconds) }
}
