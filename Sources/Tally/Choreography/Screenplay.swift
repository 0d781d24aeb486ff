import SwiftUI

/// The score of a screen: takes, each a list of what its views are asked for, one after the other.
///
///     enum Take { case open, choose }
///
///     @State private var title = StateQueue(TitleState.rests, name: "title")
///     @State private var login = StateQueue(LoginState.hidden, name: "login")
///     @State private var play = Screenplay<Take>()
///
///     var body: some View {
///         ZStack {
///             TitleView(queue: title)
///             LoginOptions(queue: login)
///         }
///         .screenplay(play) { take in
///             switch take {
///             case .open:
///                 title.cue(.rises)
///                 login.cue(.appears)
///             case .choose:
///                 login.cue(.leaves)
///                 title.cue(.rests)
///             }
///         }
///         .onAppear { play.play(.open) }
///     }
///
/// A take that is asked for while another plays follows the policy, as the states of a `StateQueue` do. The views'
/// own queues see to it that no motion is cut off, whatever is asked for and when. Time is measured by animations in the screen and in
/// its views; there is no timer and no task. When the screen goes, what waits is given up.
@MainActor @Observable
public final class Screenplay<Take: Hashable & Sendable> {
    public typealias Policy = QueuePolicy

    /// The take under way; `nil` if none is.
    public private(set) var playing: Take?
    /// The takes that wait for their turn, the next one first.
    public private(set) var pending: [Take] = []
    /// What becomes of takes that are asked for from now on; what waits already goes on waiting.
    public var policy: Policy
    /// What has been played so far, and what the views on the screen have performed beside it.
    public var timeline: ScreenplayTimeline { record.timeline }

    @ObservationIgnored private let turns = Turns<Take>()
    /// Where it is played.
    @ObservationIgnored weak var screen: ScreenplayScreen<Take>?
    let record = ScreenplayRecord()
    @ObservationIgnored private var run: TakeRun<Take>?

    /// A screenplay that has yet to be given a screen, by `screenplay(_:_:)`.
    public init(policy: Policy = .latest) {
        self.policy = policy
        turns.begin = { [weak self] in self?.begin($0, isInHaste: $1) }
        turns.changed = { [weak self] in self?.mirror() }
    }

    /// Plays a take: at once if none is being played, and else as the policy says.
    ///
    /// Asking for the take that was asked for last, while it plays or waits, changes nothing. Without a screen nothing is played,
    /// and the request is forgotten.
    public func play(_ take: Take) {
        guard screen != nil else { return }
        turns.ask(for: take, policy)
    }

    /// Gives up the rest of the take under way and every take that waits.
    ///
    /// What views have been asked for already is performed to its end.
    public func cancel() {
        leaveTake()
        turns.clear()
    }

    private func begin(_ turn: Turns<Take>.Turn, isInHaste: Bool) {
        leaveTake()
        guard let screen else { return turns.end(turn.id) }
        record.enter(.takeBegan(String(describing: turn.element)))
        let run = TakeRun(self)
        self.run = run
        let cues = screen.score(turn.element)
        let pause = isInHaste ? [Cue.wait(.seconds(1) / 60)] : []
        run.play(pause + cues) { [weak self] in
            guard let self else { return }
            self.run = nil
            record.enter(.takeEnded(wasCut: false))
            turns.end(turn.id)
        }
    }

    /// Abandons the take under way, as another one, or none, takes its place.
    private func leaveTake() {
        guard let run else { return }
        self.run = nil
        record.enter(.takeEnded(wasCut: true))
        run.abandon()
    }

    private func mirror() {
        let waiting = turns.waiting.map(\.element)
        if pending != waiting { pending = waiting }
        let running = turns.running?.element
        if playing != running { playing = running }
    }
}

extension Screenplay: CustomStringConvertible {
    /// The timeline, a line for each take and each state.
    public var description: String { timeline.description }
}
