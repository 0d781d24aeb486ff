import Observation

/// Something that a view reads, and that a test writes.
@MainActor @Observable
final class Switch {
    var isOn = false
    nonisolated init() {}
}
