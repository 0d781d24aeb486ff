import SwiftUI

/// The score of a screen: takes, each a list of what its views are asked for, one after the other.
///
///     enum Take { case open, choose }
///
///     @State private var title = StateQueue(TitleState.rests)
///     @State private var login = StateQueue(LoginState.hidden)
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
    /// What has been played so far.
    public internal(set) var timeline = ScreenplayTimeline()

    @ObservationIgnored private let turns = Turns<Take>()
    /// Where it is played.
    @ObservationIgnored weak var screen: ScreenplayScreen<Take>?
    @ObservationIgnored private var run: TakeRun<Take>?
    /// Seconds of the timeline at which the last take was over.
    @ObservationIgnored private var time = 0.0
    @ObservationIgnored private var tracks = ScreenplayTracks()

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
        timeline.beginTake(String(describing: turn.element), at: time)
        let run = TakeRun(self)
        self.run = run
        let cues = screen.score(turn.element)
        let pause = isInHaste ? [Cue.wait(.seconds(1) / 60)] : []
        run.play(pause + cues, from: time) { [weak self] end in
            guard let self else { return }
            self.run = nil
            time = end
            timeline.endTake(at: end, wasCut: false)
            turns.end(turn.id)
        }
    }

    /// Abandons the take under way, as another one, or none, takes its place.
    private func leaveTake() {
        guard let run else { return }
        self.run = nil
        time = max(time, run.abandon())
        timeline.endTake(at: time, wasCut: true)
    }

    func track(of part: CuePart) -> String { tracks.name(of: part) }

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

/// The names under which views stand in the timeline, each its own.
struct ScreenplayTracks {
    private var known: [(name: String, id: ObjectIdentifier?, unique: String)] = []

    @MainActor
    mutating func name(of part: CuePart) -> String {
        let id: ObjectIdentifier? = if case .queue(let queue) = part.source { queue.id } else { nil }
        if let track = known.first(where: { $0.name == part.track && $0.id == id }) { return track.unique }
        let namesakes = known.count { $0.name == part.track }
        let unique = namesakes == 0 ? part.track : "\(part.track) \(namesakes + 1)"
        known.append((part.track, id, unique))
        return unique
    }
}
