import SwiftUI

/// Which state each view was in, and when it was seen.
///
/// Its time is that of the frames in which something was first seen, in seconds since the first one: also a pause between two takes
/// counts. It has what takes ask for, and what a view on the screen performs at another's request, or has still to
/// perform when a take is over. Its description has a line for each take and each state.
///
///      0.00  open
///      0.00    title  rises    0.60
///      0.60    login  appears  0.45
///     11.20  choose
///
/// What begins and ends between two frames has the time of the later one, so that a time is late by a frame at most. The time is
/// that of a `TimelineView`: on Apple's systems the date, and a time in which the app is suspended counts. Where the
/// date is set back, time stands still until it has caught up; where it is set forward, there is a pause that nobody has seen.
/// Without a screen, or before a frame has shown it, nothing is entered.
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
        /// The name of the view's queue; a second one of the same name has a number.
        public let view: String
        public let state: String
        /// When it begins, in seconds.
        public let begin: TimeInterval
        /// Seconds that the view takes to get into the state, if nothing interrupts it; 0 if no view performs it.
        public let duration: TimeInterval
        /// When it ends, in seconds; while the view performs it, when it will if nothing interrupts it.
        public internal(set) var end: TimeInterval
        /// Whether another state interrupted this one, or its view left.
        public internal(set) var wasCut = false
        var isOver = false
    }

    public private(set) var takes: [Take] = []
    /// In the order in which they began.
    public private(set) var entries: [Entry] = []
    private var lastID = 0

    /// More than a screen shows; the oldest are forgotten.
    static let limit = 256

    init() {}

    /// The views in the order in which they first had something to do.
    public var views: [String] {
        entries.reduce(into: []) { if !$0.contains($1.view) { $0.append($1.view) } }
    }

    /// When the first take or entry begins that is not forgotten, in seconds.
    public var begin: TimeInterval { min(takes.first?.begin ?? .infinity, entries.first?.begin ?? end) }
    /// When the last take or entry ends, in seconds: the end of what is known.
    public var end: TimeInterval {
        max(takes.map { $0.end ?? $0.begin }.max() ?? 0, entries.map(\.end).max() ?? 0)
    }

    /// Something that a screen has seen.
    enum Event {
        case takeBegan(String)
        case takeEnded(wasCut: Bool)
        /// A view goes into a state, for so many seconds.
        case began(_ state: String, of: String, duration: Double)
        case ended(of: String, wasCut: Bool)
    }

    mutating func enter(_ event: Event, at time: Double) {
        switch event {
        case .takeBegan(let name):
            lastID += 1
            takes.append(Take(id: lastID, name: name, begin: time))
            if takes.count > Self.limit { takes.removeFirst() }
        case .takeEnded(let wasCut):
            guard let last = takes.indices.last, takes[last].end == nil else { return }
            takes[last].end = max(time, takes[last].begin)
            takes[last].wasCut = wasCut
        case .began(let state, let view, let duration): begin(state, of: view, at: time, duration: duration)
        case .ended(let view, let wasCut): end(of: view, at: time, wasCut: wasCut)
        }
    }

    private mutating func begin(_ state: String, of view: String, at time: Double, duration: Double) {
        if let last = entries.last(where: { $0.view == view }), time < last.end {
            end(of: view, at: time, wasCut: true)
        }
        lastID += 1
        entries.append(
            Entry(
                id: lastID, view: view, state: state, begin: time, duration: duration, end: time + duration,
                isOver: duration == 0))
        if entries.count > Self.limit { entries.removeFirst() }
    }

    private mutating func end(of view: String, at time: Double, wasCut: Bool) {
        guard let last = entries.lastIndex(where: { $0.view == view }), !entries[last].isOver else { return }
        entries[last].end = max(time, entries[last].begin)
        entries[last].wasCut = wasCut
        entries[last].isOver = true
    }
}

extension ScreenplayTimeline: CustomStringConvertible {
    public var description: String {
        let width = views.map(\.count).max() ?? 0
        let stateWidth = entries.map(\.state.count).max() ?? 0
        let timeWidth = max(6, Self.print(end).count)
        func pad(_ time: Double) -> String {
            let text = Self.print(time)
            return String(repeating: " ", count: max(0, timeWidth - text.count)) + text
        }
        var lines: [(time: Double, id: Int, text: String)] = []
        for take in takes {
            let end = take.wasCut ? "  left at \(Self.print(take.end ?? take.begin))" : ""
            lines.append((take.begin, take.id, "\(pad(take.begin))  \(take.name)\(end)"))
        }
        for entry in entries {
            let name = entry.view.padding(toLength: width, withPad: " ", startingAt: 0)
            let state = entry.state.padding(toLength: stateWidth, withPad: " ", startingAt: 0)
            let length = entry.wasCut ? "\(Self.print(entry.end - entry.begin)) of " : ""
            let text = "\(pad(entry.begin))    \(name)  \(state)  \(length)\(Self.print(entry.duration))"
            lines.append((entry.begin, entry.id, text))
        }
        return lines.sorted { ($0.time, $0.id) < ($1.time, $1.id) }.map(\.text).joined(separator: "\n")
    }

    private static func print(_ seconds: Double) -> String { String(format: "%.2f", seconds) }
}
