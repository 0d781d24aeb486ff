import SwiftUI

/// The states that a view is asked to go into, each of which is played before the next begins.
///
///     @State private var title = StateQueue(TitleState.rests, name: "title")
///
///     Text("Tally")
///         .offset(y: offset)
///         .performs(title) { state in offset = state == .rests ? 0 : -120 }
///
///     Button("Rise") { title.request(.rises) }
///
/// A request that comes while a state is being played waits, unless the policy says otherwise. A
/// state is over when its duration has passed, measured by an animation in the view that performs the queue, so the queue
/// follows whatever clock that view does; it holds no timer and no task. If several views perform it, the next state
/// begins when all of them are done. A queue that no view performs is in the state that was asked for at once; so is one
/// whose last view leaves, with everything that waited.
@MainActor @Observable
public final class StateQueue<State: AnimatedState> {
    public typealias Policy = QueuePolicy

    /// The state being played, or the one that was played last.
    ///
    /// It changes when a state begins, under the state's animation.
    public internal(set) var current: State
    /// The states that wait for their turn, the next one first.
    public internal(set) var pending: [State] = []
    /// Whether a view is going into `current`.
    public internal(set) var isAnimating = false
    /// What becomes of requests from now on; what waits already goes on waiting.
    public var policy: Policy
    /// What the view is called in a screenplay's timeline and its chart, and in the queue's description.
    ///
    /// What a timeline has entered already keeps the name that it was entered under.
    public var name: String

    @ObservationIgnored let turns = Turns<State>()
    @ObservationIgnored var performers: [WeakPerformer<State>] = []
    /// The performers that are at it.
    @ObservationIgnored var awaited: [ObjectIdentifier] = []
    /// The number of states that have begun: by it a performer knows whether it has missed one.
    @ObservationIgnored var revision = 0
    /// Who wants to know what the views do.
    @ObservationIgnored var records: [WeakRecord] = []
    @ObservationIgnored var measurements: [(record: WeakRecord, id: Int)] = []

    /// A queue whose view is in the state, and at rest.
    ///
    /// - Parameter name: What the view is called; `nil` takes the name of the type of state.
    public init(_ initial: State, policy: Policy = .latest, name: String? = nil) {
        current = initial
        self.policy = policy
        self.name = name ?? String(describing: State.self)
        turns.begin = { [weak self] in self?.begin($0, isInHaste: $1) }
        turns.changed = { [weak self] in self?.mirror() }
    }

    /// The state that begins when the one being played is over; `nil` if none waits.
    public var next: State? { pending.first }

    /// Asks for a state: it begins at once if none is being played, and else as the policy says.
    ///
    /// Asking for the state that was asked for last changes nothing. Asking for the state in which the one being played began
    /// leads back to it. May be called from inside a performance, and takes effect when all views have begun theirs.
    public func request(_ state: State) { ask(for: state) }

    func ask(for state: State, whenOver: (() -> Void)? = nil) {
        // A view may have been taken away without a word, with all that was around it.
        if let turn = turns.running, !isPerformed {
            recordEnd(wasCut: true)
            turns.end(turn.id)
        }
        if turns.running == nil && state == current {
            whenOver?()
        } else {
            turns.ask(for: state, policy, whenOver: whenOver)
        }
    }

    /// The state that there will be when everything asked for has been played.
    var destination: State { turns.newest?.element ?? current }

    private func mirror() {
        let waiting = turns.waiting.map(\.element)
        if pending != waiting { pending = waiting }
        let isRunning = turns.running != nil
        if isAnimating != isRunning { isAnimating = isRunning }
    }
}

extension StateQueue: CustomStringConvertible {
    /// The name, the state and what waits: "title goes into rises, then rests".
    public var description: String {
        let states = ([current] + pending).map { String(describing: $0) }.joined(separator: ", then ")
        return "\(name) \(isAnimating ? "goes into" : "is in") \(states)"
    }
}
