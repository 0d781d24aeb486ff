/// What becomes of a request that comes while another is being played.
///
/// In all of them a request for what was asked for last changes nothing.
public enum QueuePolicy: Hashable, CaseIterable, Sendable {
    /// The newest request waits, and takes the place of one that waited. A request for what is being played lets nothing wait.
    case latest
    /// Every request waits for its turn.
    case queue
    /// The request is refused.
    case drop
    /// The request begins at once, and nothing waits.
    ///
    /// What moves goes on from where it is seen, as SwiftUI retargets it.
    case interrupt
}
