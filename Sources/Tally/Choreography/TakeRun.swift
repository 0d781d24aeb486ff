import SwiftUI

/// One take on its way, from cue to cue.
@MainActor
final class TakeRun<Take: Hashable & Sendable> {
    // A queue may still tell what became of a request when the screenplay is gone.
    private weak var screenplay: Screenplay<Take>?
    private var isAbandoned = false
    /// What the record measures for it.
    private var measurements: [Int] = []

    init(_ screenplay: Screenplay<Take>) { self.screenplay = screenplay }

    func abandon() {
        isAbandoned = true
        for id in measurements { screenplay?.record.stopMeasuring(id) }
        measurements = []
        screenplay?.screen?.stopWaiting()
    }

    /// Plays one cue after the other. Afterwards the action is called, unless the take is given up.
    func play(_ cues: [Cue], whenOver: @escaping () -> Void) {
        proceed(CueList(cues: cues[...], whenOver: whenOver))
    }

    private final class CueList {
        var cues: ArraySlice<Cue>
        let whenOver: () -> Void
        var isWaiting = false
        var isProceeding = false

        init(cues: ArraySlice<Cue>, whenOver: @escaping () -> Void) {
            self.cues = cues
            self.whenOver = whenOver
        }
    }

    // A loop, for a long list of cues that take no time must not be a deep recursion.
    private func proceed(_ list: CueList) {
        guard !list.isProceeding else { return }
        list.isProceeding = true
        while !isAbandoned, let cue = list.cues.popFirst() {
            list.isWaiting = true
            play(cue) { [self] in
                list.isWaiting = false
                proceed(list)
            }
            if list.isWaiting { break }
        }
        list.isProceeding = false
        if !isAbandoned && !list.isWaiting { list.whenOver() }
    }

    private func play(_ cue: Cue, whenOver: @escaping () -> Void) {
        switch cue.kind {
        case .action(let action):
            action()
            whenOver()
        case .wait(let seconds): wait(seconds, whenOver: whenOver)
        case .sequence(let cues): play(cues, whenOver: whenOver)
        case .together(let cues, let stagger): together(cues, stagger, whenOver: whenOver)
        case .part(let part): play(part, whenOver: whenOver)
        }
    }

    private func together(_ cues: [Cue], _ stagger: Double, whenOver: @escaping () -> Void) {
        var left = cues.count
        guard left > 0 else { return whenOver() }
        for (index, cue) in cues.enumerated() where !isAbandoned {
            wait(Double(index) * stagger) { [self] in
                play(cue) {
                    left -= 1
                    if left == 0 { whenOver() }
                }
            }
        }
    }

    private func wait(_ seconds: Double, whenOver: @escaping () -> Void) {
        guard seconds > 0, let screenplay, let screen = screenplay.screen else { return whenOver() }
        let clock = PerformanceClock()
        let measurement = screenplay.record.measure { clock.elapsed }
        measurements.append(measurement)
        screen.wait(for: seconds, by: clock) { [self] in
            guard !isAbandoned else { return }
            measurements.removeAll { $0 == measurement }
            self.screenplay?.record.stopMeasuring(measurement)
            whenOver()
        }
    }

    private func play(_ part: CuePart, whenOver: @escaping () -> Void) {
        guard let record = screenplay?.record else { return }
        switch part.source {
        case .screen(let set):
            record.begin(part.state, of: nil, named: part.track, duration: part.duration)
            set()
            wait(part.duration) {
                record.end(of: nil, named: part.track, wasCut: false)
                whenOver()
            }
        case .queue(let queue):
            queue.watch(record)
            queue.ask { [self] in if !isAbandoned && screenplay != nil { whenOver() } }
        }
    }
}
