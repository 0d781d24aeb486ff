import SwiftUI
import Tally

/// A title that rises, options that follow it, and what happens when one is chosen.
struct OpeningScreen: View {
    @State private var title = StateQueue(TitleState.rests, name: "Title")
    @State private var options = Self.names.map { StateQueue(OptionState.hides, name: $0) }
    @State private var greeting = StateQueue(GreetingState.hides, name: "Greeting")
    @State private var play = Screenplay<Take>()

    private static let names = ["Apple", "Google", "e-mail"]
    private static let colors: [Color] = [.black, .blue, .gray]

    var body: some View {
        VStack(spacing: 0) {
            ZStack {
                Color(.sRGB, red: 0.96, green: 0.96, blue: 0.98)
                TitleView(queue: title)
                Greeting(queue: greeting)
                VStack(spacing: 12) {
                    ForEach(Self.names.indices, id: \.self) { index in
                        OptionButton(name: Self.names[index], color: Self.colors[index], queue: options[index]) {
                            play.play(.choose)
                        }
                    }
                }
                .offset(y: 70)
            }
            .clipped()
            strip
        }
        .screenplay(play, score)
        .onAppear { play.play(.open) }
    }

    @CueBuilder private func score(_ take: Take) -> [Cue] {
        switch take {
        case .open:
            greeting.cue(.hides)
            title.cue(.rises)
            Cue.together(stagger: .milliseconds(80)) {
                for option in options { option.cue(.springsIn) }
            }
        case .choose:
            Cue.together(stagger: .milliseconds(50)) {
                for option in options { option.cue(.leaves) }
            }
            title.cue(.leaves)
            greeting.cue(.shows)
        case .close:
            Cue.together {
                for option in options { option.cue(.hides) }
                greeting.cue(.hides)
            }
            title.cue(.rests)
        }
    }

    /// Asks for any take at any time, and shows what has been played.
    private var strip: some View {
        VStack(spacing: 8) {
            HStack {
                ForEach(Take.allCases, id: \.self) { take in
                    Button(take.rawValue.capitalized) { play.play(take) }
                }
                Spacer()
                Text(play.playing?.rawValue ?? "at rest").foregroundStyle(.secondary)
            }
            ScreenplayChart(play.timeline, last: 4)
                .frame(height: 150, alignment: .top)
        }
        .padding(12)
    }
}

struct OpeningScreen_Previews: PreviewProvider {
    static var previews: some View { OpeningScreen() }
}
