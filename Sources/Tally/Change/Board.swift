/// What a component shows, as a value: where all that is in it is bound for.
///
/// A change makes the next value of the last one, of what is to be shown, and of nothing else: no clock, no view, no object. Told the
/// same once more, it stays as it is, so that a body may tell it as often as it is evaluated. Nothing in it moves: SwiftUI
/// moves what is shown to where it says.
protocol Board: Equatable {
    /// Counts changes.
    var serial: Int { get }

    /// Notes that the motion is over.
    /// - Returns: whether something is to be taken out, by `purge`.
    mutating func comesToRest() -> Bool
    /// Takes out what has left.
    mutating func purge()
    /// Whether parts of it move whose end the holder does not wait for, as others' was before.
    var isMoving: Bool { get }
    /// Takes out whatever moves, as what is shown is there at once.
    /// - Returns: whether anything did.
    mutating func cutShort() -> Bool
    /// Whether everything was at rest before the last change, or as good as that, and is known.
    var canGoBack: Bool { get }
    /// Shows what was there before the last change, at once, and nothing of that change. It counts as no change where `serial` stays.
    /// Nothing happens unless `canGoBack`.
    mutating func goBack()
    /// Whether the last change can be forgotten where something moved before it.
    var canTakeBack: Bool { get }
    /// Forgets the last change, which nobody has seen; what moved before it goes on. Nothing happens unless `canTakeBack`.
    mutating func takeBackUnseen()
    /// Whether parts of it are on ways that a change ends, and that could not be gone on with if that change were put right. It is told
    /// late in its frame then, when it is.
    var hasRuns: Bool { get }
    /// Whether the last change is as good as over.
    var isNearRest: Bool { get }
    /// Returns whether somebody is to be told that the motion is over.
    mutating func tellsRest() -> Bool

    /// Begins to watch the change just made.
    /// - Returns: A number to pass to `endWatch` when that change is as good as over; `nil` if it need not be told.
    mutating func beginWatch() -> Int?
    mutating func endWatch(_ serial: Int)
}

extension Board {
    mutating func purge() {}
    var isMoving: Bool { false }
    mutating func cutShort() -> Bool { false }
    var canGoBack: Bool { false }
    mutating func goBack() {}
    var canTakeBack: Bool { false }
    mutating func takeBackUnseen() {}
    var hasRuns: Bool { false }
    var isNearRest: Bool { false }
    mutating func tellsRest() -> Bool { true }
    mutating func beginWatch() -> Int? { nil }
    mutating func endWatch(_ serial: Int) {}
}
