import Foundation

/// What a number's place offers it, as layout last saw it.
///
/// Layout may run anywhere, bodies read it on the main actor: a lock is between them.
final class RollSpace: Sendable {
    private let lock = NSLock()
    // Guarded by `lock`.
    nonisolated(unsafe) private var hasNone = false

    /// Whether there is no room at all, so that nobody sees the number.
    var isEmpty: Bool {
        get { lock.withLock { hasNone } }
        set { lock.withLock { hasNone = newValue } }
    }
}
