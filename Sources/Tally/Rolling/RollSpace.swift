/// What a number's place offers it, as layout last saw it.
///
/// Layout may run anywhere, bodies read it on the main actor.
final class RollSpace: Sendable {
    private let hasNone = Guarded(false)

    /// Whether there is no room at all, so that nobody sees the number.
    var isEmpty: Bool {
        get { hasNone.access { $0 } }
        set { hasNone.access { $0 = newValue } }
    }
}
