import SwiftUI
import Tally

extension GalleryEntry {
    static var screenplay: GalleryEntry {
        GalleryEntry(
            name: "screenplay", title: "Screenplay",
            summary:
                "A title rises and a button follows; asked to close half way, they finish first. Below, who did what when.",
            knobs: [
                Knob("duration", "of a state: how long its view is not asked for another one"),
                Knob("animation", "of the way into a state; ease-in-out unless it says otherwise"),
                Knob(
                    "policy",
                    "what becomes of requests while another is played: the latest waits, all wait, none does, or it is cut off"
                ),
                Knob("cue", "one entry of a take; together and wait arrange them"),
            ],
            size: CGSize(width: 360, height: 270), seconds: 4.4, acts: [.tap(at: 0.4), .tap(at: 1)],
            code: """
                struct Curtain: View {
                    @State private var title = StateQueue(CurtainTitle.rests, name: "title")
                    @State private var button = StateQueue(CurtainButton.hides, name: "button")
                    @State private var play = Screenplay<CurtainTake>()
                    @State private var isOpen = false
                    @State private var height: CGFloat = 0
                    @State private var size: CGFloat = 0

                    var body: some View {
                        VStack(spacing: 16) {
                            ZStack {
                                Text("Tally").font(.system(size: 40, weight: .bold)).offset(y: height)
                                    .performs(title) { height = $0 == .rises ? -28 : 0 }
                                Capsule().fill(.blue).frame(width: 120, height: 36)
                                    .overlay { Text("Log in").foregroundStyle(.white) }
                                    .scaleEffect(size).offset(y: 28)
                                    .performs(button) { size = $0 == .appears ? 1 : 0 }
                            }
                            .frame(height: 120)
                            ScreenplayChart(play.timeline).frame(height: 80)
                        }
                        .padding(16)
                        .contentShape(Rectangle())
                        .screenplay(play) { take in
                            switch take {
                            case .open:
                                title.cue(.rises)
                                button.cue(.appears)
                            case .close:
                                button.cue(.hides)
                                title.cue(.rests)
                            }
                        }
                        .onTapGesture {
                            isOpen.toggle()
                            play.play(isOpen ? .open : .close)
                        }
                    }
                }

                enum CurtainTitle: AnimatedState {
                    case rests, rises
                    var duration: Duration { .milliseconds(600) }
                }

                enum CurtainButton: AnimatedState {
                    case hides, appears
                    var duration: Duration { .milliseconds(400) }
                    var animation: Animation { .spring(duration: 0.4, bounce: 0.3) }
                }

                enum CurtainTake { case open, close }
                """
        ) { Curtain() }
    }
}

struct Curtain: View {
    @State private var title = StateQueue(CurtainTitle.rests, name: "title")
    @State private var button = StateQueue(CurtainButton.hides, name: "button")
    @State private var play = Screenplay<CurtainTake>()
    @State private var isOpen = false
    @State private var height: CGFloat = 0
    @State private var size: CGFloat = 0

    var body: some View {
        VStack(spacing: 16) {
            ZStack {
                Text("Tally").font(.system(size: 40, weight: .bold)).offset(y: height)
                    .performs(title) { height = $0 == .rises ? -28 : 0 }
                Capsule().fill(.blue).frame(width: 120, height: 36)
                    .overlay { Text("Log in").foregroundStyle(.white) }
                    .scaleEffect(size).offset(y: 28)
                    .performs(button) { size = $0 == .appears ? 1 : 0 }
            }
            .frame(height: 120)
            ScreenplayChart(play.timeline).frame(height: 80)
        }
        .padding(16)
        .contentShape(Rectangle())
        .screenplay(play) { take in
            switch take {
            case .open:
                title.cue(.rises)
                button.cue(.appears)
            case .close:
                button.cue(.hides)
                title.cue(.rests)
            }
        }
        .onTapGesture {
            isOpen.toggle()
            play.play(isOpen ? .open : .close)
        }
    }
}

enum CurtainTitle: AnimatedState {
    case rests, rises
    var duration: Duration { .milliseconds(600) }
}

enum CurtainButton: AnimatedState {
    case hides, appears
    var duration: Duration { .milliseconds(400) }
    var animation: Animation { .spring(duration: 0.4, bounce: 0.3) }
}

enum CurtainTake { case open, close }
