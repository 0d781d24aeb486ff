import SwiftUI
import Tally
import TallyStage
import Testing

/// A screen that goes, with or without an animation, while a take waits.
@MainActor
struct LeavingScreenTests {
    private enum Take: Hashable { case open, next }

    private enum Pose: AnimatedState {
        case idle, up
        var duration: Duration { .milliseconds(400) }
    }

    @MainActor @Observable
    final class Model {
        var isThere = true
        @ObservationIgnored var log: [String] = []
    }

    private struct Title: View {
        let queue: StateQueue<Pose>
        @State private var pose = Pose.idle
        var body: some View {
            Text("Welcome").offset(y: pose == .up ? -20 : 0).performs(queue) { pose = $0 }
        }
    }

    private struct Screen: View {
        let model: Model
        let play: Screenplay<Take>
        let title: StateQueue<Pose>
        let isDeep: Bool

        var body: some View {
            if isDeep {
                VStack { Title(queue: title) }.screenplay(play, score)
            } else {
                Title(queue: title).screenplay(play, score)
            }
        }

        @CueBuilder private func score(_ take: Take) -> [Cue] {
            switch take {
            case .open:
                title.cue(.up)
                Cue { model.log.append("start") }
                Cue.wait(.seconds(2))
                Cue { model.log.append("shown") }
            case .next:
                Cue { model.log.append("next") }
            }
        }
    }

    @Test(arguments: [0.1, 0.39, 0.41, 1, 2.3], [false, true])
    func `when a screen goes, no action runs after`(time: Double, isDeep: Bool) {
        for animation in [Animation?.none, .linear(duration: 0.3)] {
            let model = Model()
            let (play, title) = (Screenplay<Take>(), StateQueue(Pose.idle))
            let stage = Stage(size: CGSize(width: 200, height: 100)) {
                VStack {
                    if model.isThere { Screen(model: model, play: play, title: title, isDeep: isDeep) }
                    Text("below")
                }
            }
            stage.advance(by: 0)
            play.play(.open)
            play.play(.next)
            stage.advance(by: time)
            let before = model.log
            #expect(before == (time < 0.4 ? [] : ["start"]))
            withAnimation(animation) { model.isThere = false }
            // What leaves by an animation is there until it has gone.
            let gone = animation == nil ? before : nil
            stage.advance(by: 0)
            if let gone { #expect(model.log == gone) }
            stage.advance(by: 0.35)
            let after = model.log
            if animation == nil || time < 2 { #expect(!after.contains("next"), "\(time) \(isDeep)") }
            stage.advance(by: 5)
            #expect(model.log == after)
            #expect(play.playing == nil)
        }
    }
}
