import Foundation

/// Time that runs down while a card is face up, and stands still while it is not.
struct BonusTime: Equatable {
    /// Seconds at the start.
    static let limit: TimeInterval = 6

    private var spent: TimeInterval = 0
    private(set) var runningSince: Date?

    mutating func start(at now: Date) {
        if runningSince == nil, left(at: now) > 0 { runningSince = now }
    }

    mutating func stop(at now: Date) {
        spent = Self.limit - left(at: now)
        runningSince = nil
    }

    /// Seconds, not below 0.
    func left(at now: Date) -> TimeInterval {
        let running = runningSince.map { now.timeIntervalSince($0) } ?? 0
        return max(0, Self.limit - spent - running)
    }

    /// Share of the limit, 0...1.
    func share(at now: Date) -> Double { left(at: now) / Self.limit }
}
