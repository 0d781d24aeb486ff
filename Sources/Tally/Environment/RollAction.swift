/// Holds the closure to call when a roll is over: one object as long as the view lives, so that a new closure brings
/// nothing up to date.
@MainActor
final class RollAction: Equatable {
    var action: @MainActor () -> Void = {}

    nonisolated init() {}

    nonisolated static func == (a: RollAction, b: RollAction) -> Bool { a === b }
}
