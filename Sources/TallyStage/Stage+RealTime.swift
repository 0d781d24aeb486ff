public import Foundation

extension Stage {
    /// Plays along with the clock: each frame is computed when its time has come. Late frames are left out.
    public func playInRealTime(for seconds: TimeInterval) async {
        let duration = seconds > 0 && seconds.isFinite ? seconds : 0
        let start = ContinuousClock.now
        let first = time
        while true {
            let elapsed = Double((ContinuousClock.now - start) / .seconds(1))
            if elapsed >= duration { break }
            advance(by: max(0, first + elapsed - time))
            let next = min(nextFrameTime.map { max($0, nextGridTime) } ?? nextGridTime, first + duration)
            let wait = first + duration < next ? duration - elapsed : next - first - elapsed
            try? await Task.sleep(for: .seconds(max(0.0005, wait)))
        }
        advance(by: max(0, first + duration - time))
    }
}
