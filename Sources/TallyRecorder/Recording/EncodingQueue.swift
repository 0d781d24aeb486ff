import Foundation
import TallyScene

/// Encodes frames on a thread of its own, in order, with at most three waiting.
///
/// All state is guarded by `condition`; the encoder is touched by the thread alone once it runs.
// unsafe: as said above; the compiler does not see a condition guard anything.
final class EncodingQueue: @unchecked Sendable {
    private static let capacity = 3

    private let encoder: any FrameEncoder
    private let isCancelled: @Sendable () -> Bool
    private let condition = NSCondition()
    private var waiting: [(frame: Bitmap, periods: Int)] = []
    private var isComplete = false
    private var isAbandoned = false
    private var hasEnded = false
    private var failure: RecordingError?

    init(_ encoder: any FrameEncoder, isCancelled: @escaping @Sendable () -> Bool) {
        self.encoder = encoder
        self.isCancelled = isCancelled
        let thread = Thread { self.run() }
        thread.name = "encoder"
        thread.stackSize = 1 << 21
        thread.start()
    }

    /// Hands a frame over; waits while three are waiting already.
    func append(_ frame: Bitmap, periods: Int) throws(RecordingError) {
        condition.lock()
        defer { condition.unlock() }
        while waiting.count >= Self.capacity && !hasEnded { condition.wait() }
        if let failure { throw failure }
        waiting.append((frame, periods))
        condition.broadcast()
    }

    /// Waits until everything is encoded and the file has its name.
    func finish() throws(RecordingError) {
        condition.lock()
        defer { condition.unlock() }
        isComplete = true
        condition.broadcast()
        while !hasEnded { condition.wait() }
        if let failure { throw failure }
    }

    /// Drops what is waiting, removes the file and waits until that is done.
    func cancel() {
        condition.lock()
        defer { condition.unlock() }
        isAbandoned = true
        waiting = []
        condition.broadcast()
        while !hasEnded { condition.wait() }
    }

    private func run() {
        var failure: RecordingError?
        do throws(RecordingError) {
            try encodeAll()
        } catch {
            failure = error
        }
        if failure != nil { encoder.discard() }
        condition.lock()
        self.failure = failure
        waiting = []
        hasEnded = true
        condition.broadcast()
        condition.unlock()
    }

    private func encodeAll() throws(RecordingError) {
        let stopped = RecordingError(.cancelled, "The recording was stopped; no file was made.")
        var held: (frame: Bitmap, periods: Int)?
        while let next = next() {
            if isCancelled() { throw stopped }
            guard let last = held else {
                held = next
                continue
            }
            if last.frame == next.frame {
                held = (last.frame, last.periods + next.periods)
            } else {
                try encoder.append(last.frame, periods: last.periods)
                held = next
            }
        }
        if isStopped || isCancelled() { throw stopped }
        if let held { try encoder.append(held.frame, periods: held.periods) }
        try encoder.finish(isCancelled: { isStopped || isCancelled() })
    }

    private var isStopped: Bool {
        condition.lock()
        defer { condition.unlock() }
        return isAbandoned
    }

    /// Returns the next frame in order; nil at the end or when abandoned.
    private func next() -> (frame: Bitmap, periods: Int)? {
        condition.lock()
        defer { condition.unlock() }
        while waiting.isEmpty && !isComplete && !isAbandoned { condition.wait() }
        if isAbandoned || waiting.isEmpty { return nil }
        defer { condition.broadcast() }
        return waiting.removeFirst()
    }
}
