import Foundation

/// Notes the place that a column shows, for the next run to go on from.
///
/// Written where a frame is made, which may be another thread than that of the bodies that read it.
// unsafe: a lock is around what it holds.
final class SlotMeter: @unchecked Sendable {
    private let lock = NSLock()
    private var shown: Double

    init(place: Double) { shown = place }

    var place: Double {
        get { lock.withLock { shown } }
        set { lock.withLock { shown = newValue } }
    }
}
