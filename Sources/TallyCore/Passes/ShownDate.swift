import CDate
import Foundation
import Synchronization

/// The date that code of the views has for an answer when it asks for `Date()`, on any thread: that of the frame on a stage, the
/// machine's elsewhere.
final class ShownDate: Sendable {
    /// The bits of the seconds since the reference date; not a number: the machine's date.
    private let bits = Atomic<UInt64>(Double.nan.bitPattern)

    init() { _ = Self.isInstalled }

    func set(_ date: Date?) {
        let seconds = date?.timeIntervalSinceReferenceDate ?? .nan
        bits.store(seconds.bitPattern, ordering: .relaxed)
    }

    private var seconds: Double? {
        let seconds = Double(bitPattern: bits.load(ordering: .relaxed))
        return seconds.isNaN ? nil : seconds
    }

    /// Has the program's questions for the date come here, once.
    private static let isInstalled: Void = date_set_source { answer in
        guard let seconds = Runtime.shownDate?.seconds else { return 0 }
        answer?.pointee = seconds
        return 1
    }
}
