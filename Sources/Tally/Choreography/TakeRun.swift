import SwiftUI

/// One take on its way, from cue to cue.
///
/// Every cue is told the timeline's time at which it begins and says at which it is over, so that the timeline adds up what
/// was played, and no clock is asked.
@MainActor
final class TakeRun<Take: Hashable & Sendable> {
    // A queue may still tell what became of a request when the screenplay is gone.
    private weak var screenplay: Screenplay<Take>?
    private var isAbandoned = false
    /// What is under way: for each, the timeline's time as far as it knows, as of the last frame.
    private var underWay: [(id: Int, time: () -> Double)] = []
    private var lastID = 0

    init(_ screenplay: Screenplay<Take>) { self.screenplay = screenplay }

    /// - Returns: the timeline's time.
    func abandon() -> Double {
        isAbandoned = true
        let time = underWay.map { $0.time() }.max() ?? 0
        underWay = []
        screenplay?.screen?.stopWaiting()
        return time
    }

    /// Plays one cue after the other. Afterwards the action is called with the time, unless the take is given up.
    func play(_ cues: [Cue], from time: Double, whenOver: @escaping (Double) -> Void) {
        proceed(CueList(cues: cues[...], time: time, whenOver: whenOver))
    }

    private final class CueList {
        var cues: ArraySlice<Cue>
        var time: Double
        let whenOver: (Double) -> Void
        var isWaiting = false
        var isProceeding = false

        init(cues: ArraySlice<Cue>, time: Double, whenOver: @escaping (Double) -> Void) {
            self.cues = cues
            self.time = time
            self.whenOver = whenOver
        }
    }

    // A loop, for a long list of cues that take no time must not be a deep recursion.
    private func proceed(_ list: CueList) {
        guard !list.isProceeding else { return }
        list.isProceeding = true
        while !isAbandoned, let cue = list.cues.popFirst() {
            list.isWaiting = true
            play(cue, at: list.time) { [self] end in
                list.time = end
                list.isWaiting = false
                proceed(list)
            }
            if list.isWaiting { break }
        }
        list.isProceeding = false
        if !isAbandoned && !list.isWaiting { list.whenOver(list.time) }
    }

    private func play(_ cue: Cue, at time: Double, whenOver: @escaping (Double) -> Void) {
        switch cue.kind {
        case .action(let action):
            action()
            whenOver(time)
        case .wait(let seconds): wait(seconds, at: time, whenOver: whenOver)
        case .sequence(let cues): play(cues, from: time, whenOver: whenOver)
        case .together(let cues, let stagger): together(cues, stagger, at: time, whenOver: whenOver)
        case .part(let part): play(part, at: time, whenOver: whenOver)
        }
    }

    private func together(
        _ cues: [Cue], _ stagger: Double, at time: Double, whenOver: @escaping (Double) -> Void
    ) {
        var left = cues.count
        var end = time
        guard left > 0 else { return whenOver(time) }
        for (index, cue) in cues.enumerated() where !isAbandoned {
            wait(Double(index) * stagger, at: time) { [self] time in
                play(cue, at: time) {
                    end = max(end, $0)
                    left -= 1
                    if left == 0 { whenOver(end) }
                }
            }
        }
    }

    private func wait(_ seconds: Double, at time: Double, whenOver: @escaping (Double) -> Void) {
        guard seconds > 0, let screen = screenplay?.screen else { return whenOver(time) }
        let clock = PerformanceClock()
        let id = begin { time + clock.elapsed }
        screen.wait(for: seconds, by: clock) { [self] in
            guard !isAbandoned else { return }
            end(id)
            whenOver(time + seconds)
        }
    }

    private func play(_ part: CuePart, at time: Double, whenOver: @escaping (Double) -> Void) {
        guard let screenplay else { return }
        let view = screenplay.track(of: part)
        switch part.source {
        case .screen(let set):
            _ = screenplay.timeline.add(part.state, of: view, at: time, duration: part.duration)
            set()
            wait(part.duration, at: time, whenOver: whenOver)
        case .queue(let queue): play(part, of: view, in: queue, at: time, whenOver: whenOver)
        }
    }

    private func play(
        _ part: CuePart, of view: String, in queue: CuedQueue, at time: Double, whenOver: @escaping (Double) -> Void
    ) {
        var isAsking = true
        var begin = time
        var entry: Int?
        let id = self.begin { entry == nil ? time : begin + queue.elapsed() }
        queue.ask { [weak screenplay] in
            guard let screenplay else { return }
            // What has had to wait begins when what the view was doing is over.
            if !isAsking { begin = max(time, screenplay.timeline.end(of: view)) }
            entry = screenplay.timeline.add(
                part.state, of: view, at: begin, duration: queue.isPerformed() ? part.duration : 0)
        } _: { [self] wasPlayed in
            guard let screenplay else { return }
            if !wasPlayed, let entry { screenplay.timeline.cut(entry, after: queue.elapsed()) }
            guard !isAbandoned else { return }
            end(id)
            whenOver(entry.flatMap { screenplay.timeline.end(of: $0) } ?? time)
        }
        isAsking = false
    }

    private func begin(_ time: @escaping () -> Double) -> Int {
        lastID += 1
        underWay.append((lastID, time))
        return lastID
    }

    private func end(_ id: Int) { underWay.removeAll { $0.id == id } }
}
