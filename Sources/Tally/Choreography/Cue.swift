import SwiftUI

/// One entry of a take: something to ask of a view, or to wait for.
///
/// A cue is over when what it asks for has been done; then the next one of its list begins.
public struct Cue {
    enum Kind {
        case part(CuePart)
        case wait(Double)
        case action(() -> Void)
        case sequence([Cue])
        case together([Cue], stagger: Double)
    }

    let kind: Kind

    /// Sets a state that the screen keeps, for a view that performs it by its binding; over when the state's duration has passed.
    ///
    /// - Parameter name: What the timeline calls the view; `nil` takes the name of the type of state.
    @MainActor public init<S: AnimatedState>(_ state: Binding<S>, _ value: S, name: String? = nil) {
        kind = .part(
            CuePart(
                track: name ?? String(describing: S.self), state: String(describing: value),
                duration: value.duration.playedSeconds, source: .screen { state.wrappedValue = value }))
    }

    /// Runs an action; over at once.
    public init(_ action: @escaping () -> Void) { kind = .action(action) }

    private init(kind: Kind) { self.kind = kind }

    /// Lets time pass. Less than a millisecond counts as none.
    public static func wait(_ duration: Duration) -> Cue { Cue(kind: .wait(duration.playedSeconds)) }

    /// Makes one cue of several that begin together, or each a little after the one before; over when all of them are.
    ///
    /// - Parameter stagger: Time between the beginnings; less than a millisecond counts as none.
    public static func together(stagger: Duration = .zero, @CueBuilder _ cues: () -> [Cue]) -> Cue {
        Cue(kind: .together(cues(), stagger: stagger.playedSeconds))
    }

    /// Makes one cue of several that come one after the other, as one entry among those that are `together`.
    public static func sequence(@CueBuilder _ cues: () -> [Cue]) -> Cue { Cue(kind: .sequence(cues())) }

    @MainActor static func part<S: AnimatedState>(_ queue: StateQueue<S>, _ state: S) -> Cue {
        Cue(
            kind: .part(
                CuePart(
                    track: queue.name, state: String(describing: state), duration: state.duration.playedSeconds,
                    source: .queue(CuedQueue(queue, state)))))
    }
}

extension StateQueue {
    /// Returns a cue that asks for the state as `request` does; over when views have performed it.
    ///
    /// It is over at once if the queue is in the state already or refuses it, and as soon as another request takes its place.
    public func cue(_ state: State) -> Cue { .part(self, state) }
}
