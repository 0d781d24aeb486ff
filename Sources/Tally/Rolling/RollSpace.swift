/// What a number's place offers it, as layout last saw it.
///
/// Layout is not bound to an actor; it runs between bodies and never beside them.
final class RollSpace: @unchecked Sendable {
    /// Whether there is no room at all, so that nobody sees the number.
    var isEmpty = false
}
