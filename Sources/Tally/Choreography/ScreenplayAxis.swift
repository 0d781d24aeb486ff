import Foundation

/// Where the moments of a timeline stand in its chart: everything is as wide as it is long, but a long pause as wide as a short one.
///
/// A pause is a time in which no view is under way and no take begins or ends.
struct ScreenplayAxis {
    /// A pause that is shown shorter than it was, in seconds of the timeline.
    struct Pause: Hashable {
        let begin: Double
        let end: Double
    }

    /// Seconds that a longer pause is shown as.
    static let longestPause = 1.0

    let pauses: [Pause]
    /// Seconds that are shown.
    let span: Double
    private let begin: Double
    private let end: Double
    /// Seconds at the left that are not shown.
    private var hidden = 0.0

    /// - Parameter seconds: How much of the end is shown; what is not above 0 counts as all of it.
    init(_ timeline: ScreenplayTimeline, last seconds: Double = .infinity) {
        begin = timeline.begin
        end = timeline.end
        pauses = Self.pauses(of: timeline)
        let whole = end - begin - pauses.reduce(0) { $0 + $1.end - $1.begin - Self.longestPause }
        span = seconds > 0 ? min(whole, seconds) : whole
        hidden = whole - span
    }

    private static func pauses(of timeline: ScreenplayTimeline) -> [Pause] {
        var busy = timeline.entries.map { ($0.begin, $0.end) }
        for take in timeline.takes {
            busy.append((take.begin, take.begin))
            if let end = take.end { busy.append((end, end)) }
        }
        var pauses: [Pause] = []
        var last = timeline.begin
        for (begin, end) in busy.sorted(by: { $0.0 < $1.0 }) {
            if begin - last > longestPause { pauses.append(Pause(begin: last, end: begin)) }
            last = max(last, end)
        }
        return pauses
    }

    /// Returns how many seconds right of the left edge a time is shown; what is less than 0 is not.
    func position(_ time: Double) -> Double {
        var position = time - begin - hidden
        for pause in pauses where pause.begin < time {
            let length = pause.end - pause.begin
            position -= (min(time, pause.end) - pause.begin) * (1 - Self.longestPause / length)
        }
        return position
    }

    /// Returns the ends of pauses and round times outside of them, about eight, none so near to another, or to the right edge, that its text
    /// would not fit.
    ///
    /// - Parameter character: Seconds that are shown in the width of one of a text's characters.
    func ticks(character: Double = 0) -> [Double] {
        guard span > 0, span.isFinite else { return [] }
        // A long text needs more room.
        let text = character * Double(label(end).count + 1)
        let room = max(end < 1000 ? span / 8 : span / 4, text)
        let magnitude = pow(10, floor(log10(room)))
        let step = [1, 2, 5, 10].map { $0 * magnitude }.first { $0 >= room } ?? room
        var ticks: [Double] = []
        func add(_ time: Double) {
            let place = position(time)
            let isNear = ticks.last.map { place - position($0) < room * 0.99 } ?? false
            if place >= -1e-9 && place <= span - room / 2 && !isNear { ticks.append(time) }
        }
        let begins = [begin] + pauses.map(\.end)
        let ends = pauses.map(\.begin) + [end]
        for (begin, end) in zip(begins, ends) {
            add(begin)
            let first = begin + max(0, -position(begin))
            var count = (first / step).rounded(.up)
            while count * step < end {
                add(count * step)
                count += 1
            }
        }
        return ticks
    }

    /// Returns the text of a tick.
    func label(_ time: Double) -> String {
        let digits = span > 0 && span.isFinite ? min(max(2, Int((-log10(span / 8)).rounded(.up))), 9) : 2
        return "\(time.formatted(.number.precision(.fractionLength(0...digits)))) s"
    }
}
