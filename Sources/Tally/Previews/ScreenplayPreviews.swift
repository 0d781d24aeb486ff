import SwiftUI

private enum TitleState: AnimatedState {
    case rests, rises

    var duration: Duration { .milliseconds(600) }
}

private enum ButtonState: AnimatedState {
    case hides, shows

    var duration: Duration { .milliseconds(300) }
}

/// A title that makes room for its buttons, and takes it back.
private struct PlayBoard: View {
    private enum Take { case open, close }

    @State private var title = StateQueue(TitleState.rests, name: "Title")
    @State private var buttons = (1...2).map { StateQueue(ButtonState.hides, name: "Button \($0)") }
    @State private var play = Screenplay<Take>()
    @State private var isUp = false
    @State private var isShown = [false, false]

    var body: some View {
        VStack(spacing: 12) {
            ZStack {
                Text(verbatim: "Title")
                    .font(.system(size: 32, weight: .bold))
                    .offset(y: isUp ? -60 : 0)
                    .performs(title) { isUp = $0 == .rises }
                VStack(spacing: 8) {
                    ForEach(buttons.indices, id: \.self) { index in
                        Text(verbatim: "Button \(index + 1)")
                            .opacity(isShown[index] ? 1 : 0)
                            .offset(y: isShown[index] ? 0 : 20)
                            .performs(buttons[index]) { isShown[index] = $0 == .shows }
                    }
                }
            }
            .frame(width: 300, height: 180)
            ScreenplayChart(play.timeline)
                .frame(height: 80)
            HStack {
                Button("Open") { play.play(.open) }
                Button("Close") { play.play(.close) }
                Button("Cancel") { play.cancel() }
            }
        }
        .padding()
        .screenplay(play) { take in
            switch take {
            case .open:
                title.cue(.rises)
                Cue.together(stagger: .milliseconds(100)) {
                    for button in buttons { button.cue(.shows) }
                }
            case .close:
                Cue.together {
                    for button in buttons { button.cue(.hides) }
                }
                title.cue(.rests)
            }
        }
        .onAppear { play.play(.open) }
    }
}

struct ScreenplayPreviews: PreviewProvider {
    static var previews: some View { PlayBoard() }
}
