import SwiftUI

/// Keeps a screenplay's timeline: gathers what happens until a frame shows it, and enters it at that frame's time.
///
/// It asks for the time by `moment`, once for all that happens before a frame, and not at all while nothing happens.
@MainActor @Observable
final class ScreenplayRecord {
    /// Something that takes time, and how much of it has been seen.
    private struct Measurement {
        let id: Int
        /// Seconds of the timeline; `nil` until a frame has shown its beginning.
        var begin: Double?
        /// Seconds since the beginning, as of the last frame.
        let elapsed: () -> Double
    }

    private(set) var timeline = ScreenplayTimeline()
    /// Counts how often the time was asked for.
    private(set) var moment = 0

    /// Whether there is a screen that can tell the time.
    @ObservationIgnored private var isShown = false
    @ObservationIgnored private var isAsking = false
    @ObservationIgnored private var unseen: [ScreenplayTimeline.Event] = []
    @ObservationIgnored private var measurements: [Measurement] = []
    @ObservationIgnored private var lastID = 0
    /// The date of the first entry.
    @ObservationIgnored private var start: Date?
    /// Seconds of the timeline that have passed for certain.
    @ObservationIgnored private var time = 0.0
    @ObservationIgnored private var tracks = ScreenplayTracks()

    func enter(_ event: ScreenplayTimeline.Event) {
        if !isShown { return enterUnshown(event) }
        // Nobody looks: the time of the last frame known has to do.
        if unseen.count >= 4 * ScreenplayTimeline.limit { enterUnseen() }
        unseen.append(event)
        askForTime()
    }

    func begin(_ state: String, of owner: AnyObject?, named name: String, duration: Double) {
        enter(.began(state, of: track(of: owner, name), duration: duration))
    }

    func end(of owner: AnyObject?, named name: String, wasCut: Bool) {
        enter(.ended(of: track(of: owner, name), wasCut: wasCut))
    }

    /// Follows something that takes time, so that it is known when it was last seen if no frame comes to say so.
    ///
    /// - Returns: the number by which `stopMeasuring` knows it.
    func measure(_ elapsed: @escaping () -> Double) -> Int {
        lastID += 1
        measurements.append(Measurement(id: lastID, elapsed: elapsed))
        if isShown { askForTime() }
        return lastID
    }

    func stopMeasuring(_ id: Int) {
        if !isShown { passTime() }
        measurements.removeAll { $0.id == id }
    }

    func appear() { isShown = true }

    /// Called when the screen goes: what no frame has shown has not begun.
    func leave() {
        isShown = false
        isAsking = false
        let events = unseen
        unseen = []
        measurements.removeAll { $0.begin == nil }
        for event in events { enterUnshown(event) }
    }

    /// Takes the time of a frame.
    func show(at date: Date) {
        isAsking = false
        if unseen.isEmpty && measurements.allSatisfy({ $0.begin != nil }) { return }
        let start = start ?? date
        self.start = start
        time = max(time, date.timeIntervalSince(start))
        for index in measurements.indices where measurements[index].begin == nil { measurements[index].begin = time }
        enterUnseen()
    }

    private func enterUnseen() {
        if unseen.isEmpty { return }
        let events = unseen
        unseen = []
        change { for event in events { timeline.enter(event, at: time) } }
    }

    /// Without a screen what began before can still end; when, its animation tells.
    private func enterUnshown(_ event: ScreenplayTimeline.Event) {
        passTime()
        switch event {
        case .takeBegan, .began: break
        case .takeEnded, .ended: change { timeline.enter(event, at: time) }
        }
    }

    private func askForTime() {
        if isAsking { return }
        isAsking = true
        change { moment += 1 }
    }

    private func passTime() {
        for measurement in measurements {
            if let begin = measurement.begin { time = max(time, begin + measurement.elapsed()) }
        }
    }

    private func track(of owner: AnyObject?, _ name: String) -> String {
        tracks.name(of: owner, called: name) { [timeline] in timeline.views }
    }

    /// Whatever animation it happens under, a chart is not to follow it.
    private func change(_ action: () -> Void) {
        withTransaction(.still, action)
    }
}

/// Does not keep the record alive: its screenplay does.
struct WeakRecord {
    weak var record: ScreenplayRecord?
}

private struct ScreenplayRecordKey: EnvironmentKey { static let defaultValue: ScreenplayRecord? = nil }

extension EnvironmentValues {
    /// The record of the screen that a view is on.
    var screenplayRecord: ScreenplayRecord? {
        get { self[ScreenplayRecordKey.self] }
        set { self[ScreenplayRecordKey.self] = newValue }
    }
}
