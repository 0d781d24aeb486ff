import SwiftUI

/// How far a column is within a step, at a share of the step's time.
///
/// A step is eased in and out when it is long and runs on when it is short, so that short steps do not bounce. The last
/// one eases out.
struct PushPace: Equatable {
    /// How much of the easing counts: 0 up to 0.1 s, 1 from 0.3 s on.
    let weight: Double

    /// - Parameter stepDuration: Seconds.
    init(stepDuration: TimeInterval) { weight = max(0, min((stepDuration - 0.1) / 0.2, 1)) }

    func share(at time: Double, isLast: Bool) -> Double {
        if isLast { return UnitCurve.easeOut.value(at: time) }
        return weight == 0 ? time : time + (UnitCurve.easeInOut.value(at: time) - time) * weight
    }

    /// Returns the time, 0...1, at which a share is covered.
    func time(of share: Double, isLast: Bool) -> Double {
        var (low, high) = (0.0, 1.0)
        for _ in 0..<40 {
            let middle = (low + high) / 2
            if self.share(at: middle, isLast: isLast) < share { low = middle } else { high = middle }
        }
        return share > 0 ? high : 0
    }
}
