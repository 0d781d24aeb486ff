import Foundation
import SwiftUI
import Tally
import TallyStage

/// A screen with a title, a login and takes of every kind, on a stage.
@MainActor
final class Opening {
    enum Take: Hashable, Sendable {
        case open, close, pause, busy, bound, empty, nothing, long, ping, pong, cutting
    }

    @MainActor @Observable
    final class Screen {
        var isThere = true
        var version = 0
        var pose = Pose.idle
        @ObservationIgnored var actions: [String] = []
        @ObservationIgnored var count = 0
        @ObservationIgnored weak var stage: Stage?

        func note(_ action: String) { actions.append("\(action)@\(Journal.print(stage?.time ?? 0))") }
    }

    let title = StateQueue(Pose.idle)
    let login = StateQueue(Pose.idle)
    let play: Screenplay<Take>
    let screen = Screen()
    let journal = Journal()
    let stage: Stage

    init(policy: QueuePolicy = .latest, playsOnAppear: Bool = false) {
        title.name = "title"
        login.name = "login"
        play = Screenplay(policy: policy)
        let (title, login, play, screen, journal) = (title, login, play, screen, journal)
        stage = Stage(size: CGSize(width: 300, height: 300)) {
            Scene(
                title: title, login: login, play: play, screen: screen, journal: journal, playsOnAppear: playsOnAppear)
        }
        journal.stage = stage
        screen.stage = stage
        stage.advance(by: 0)
        if playsOnAppear { journal.clearFirst(2) } else { journal.clear() }
    }

    private struct Scene: View {
        let title: StateQueue<Pose>
        let login: StateQueue<Pose>
        let play: Screenplay<Take>
        @Bindable var screen: Screen
        let journal: Journal
        let playsOnAppear: Bool

        var body: some View {
            if screen.isThere {
                VStack {
                    Dancer(queue: title, journal: journal, name: "title")
                    Dancer(queue: login, journal: journal, name: "login")
                }
                .screenplay(play, score)
                .id(screen.version)
                .onAppear { if playsOnAppear { play.play(.open) } }
            }
        }

        @CueBuilder private func score(_ take: Take) -> [Cue] {
            switch take {
            case .open:
                title.cue(.upward)
                login.cue(.downward)
            case .close:
                login.cue(.idle)
                title.cue(.idle)
            case .pause: Cue.wait(.seconds(1))
            case .busy:
                Cue { screen.note("begin") }
                Cue.wait(.milliseconds(500))
                Cue.together(stagger: .milliseconds(200)) {
                    Cue { screen.note("first") }
                    Cue { screen.note("second") }
                    Cue.sequence {
                        Cue { screen.note("third") }
                        Cue.wait(.milliseconds(300))
                        Cue { screen.note("third later") }
                    }
                }
                Cue { screen.note("end") }
            case .bound:
                Cue($screen.pose, .upward)
                Cue { screen.note("bound") }
            case .empty: []
            case .nothing:
                Cue.together {}
                Cue.wait(.seconds(-1))
                Cue.sequence {}
                title.cue(.idle)
                Cue { screen.note("nothing") }
            case .long: for _ in 0..<20_000 { Cue { screen.count += 1 } }
            case .ping:
                Cue {
                    screen.count += 1
                    play.play(.pong)
                }
            case .pong:
                Cue {
                    screen.count += 1
                    play.play(.ping)
                }
            case .cutting:
                Cue.together(stagger: .milliseconds(200)) {
                    title.cue(.upward)
                    title.cue(.downward)
                }
            }
        }
    }
}

extension Journal {
    /// Forgets the lines that tell of the first appearance.
    func clearFirst(_ count: Int) { lines.removeFirst(count) }
}
