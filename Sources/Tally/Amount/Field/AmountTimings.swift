import SwiftUI

/// How long the parts of an amount field's motion take, in seconds; what is not above 0 happens at once.
struct AmountTimings: Equatable, Sendable {
    /// Each of the two parts of an insertion: the row makes room, then the digit drops.
    var insert = 0.08
    var delete = 0.10
    var shake = 0.30

    init() {}

    init(insert: TimeInterval, delete: TimeInterval, shake: TimeInterval) {
        self.insert = Self.sanitized(insert)
        self.delete = Self.sanitized(delete)
        self.shake = Self.sanitized(shake)
    }

    private static func sanitized(_ seconds: TimeInterval) -> TimeInterval {
        seconds > 0 && seconds.isFinite ? seconds : 0
    }

    /// For people who want less motion: fades only, and no shake.
    var reduced: AmountTimings {
        var timings = self
        timings.insert = min(insert, 0.075)
        timings.delete = min(delete, 0.15)
        timings.shake = 0
        return timings
    }

    var room: Animation? { Self.linear(insert) }
    var drop: Animation? { insert > 0 ? .linear(duration: insert).delay(insert) : nil }
    /// Of a mark that comes when the row has closed.
    var fadeAfterClosing: Animation? { insert > 0 ? .linear(duration: insert).delay(delete) : nil }
    /// Returns what begins when what leaves has left.
    private func later(_ animation: Animation?) -> Animation? { animation?.delay(delete) }

    /// Returns the animation of what comes: when the row has made room, and others have left, or when it has closed.
    func entrance(makesRoom: Bool, waits: Bool) -> Animation? {
        guard makesRoom else { return fadeAfterClosing }
        return waits ? later(drop) : drop
    }

    /// Returns the animation of a row that makes room, or closes.
    func row(_ board: AmountBoard) -> Animation? {
        guard board.makesRoom else { return close }
        return board.leavesFirst ? later(room) : room
    }

    /// Returns the animation of a row's size. It grows when nothing that left is seen any more that would be larger than its place.
    func fit(_ board: AmountBoard, grows: Bool) -> Animation? {
        grows && board.makesRoom ? room : row(board)
    }

    /// Returns the animation of the prompt, which comes when nothing else is seen any more.
    func prompt(_ board: AmountBoard) -> Animation? {
        board.isBare && !board.calledOff.isEmpty ? later(room) : room
    }

    /// Of a glyph that is taken away before it has come. It is on its way still: one that is not seen yet has to be gone before it would be.
    var callOff: Animation? { Self.linear(insert / 2) }
    var rise: Animation? { Self.linear(delete) }
    /// Of the row that closes a gap: late, so that the digit that leaves it has faded before another goes over it.
    var close: Animation? { delete > 0 ? .timingCurve(0.7, 0, 1, 1, duration: delete) : nil }
    /// Of a digit that leaves a gap, while it rises.
    var fade: Animation? { Self.linear(delete * 0.6) }

    private static func linear(_ seconds: TimeInterval) -> Animation? {
        seconds > 0 ? .linear(duration: seconds) : nil
    }
}
