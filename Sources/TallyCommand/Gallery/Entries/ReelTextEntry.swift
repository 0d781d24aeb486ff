import SwiftUI
import Tally

extension GalleryEntry {
    static var reelText: GalleryEntry {
        GalleryEntry(
            name: "reel-text", title: "ReelText",
            summary:
                "A flight's board: eight reels of letters and digits go on from one text to the next; the colon stands still.",
            knobs: [
                Knob("faces", "what each reel has on it: letters, words or symbols"),
                Knob(
                    "stops", "the index of the face that each reel stops at; or give a text, or a `Reel` for each place"
                ),
                Knob("duration", "seconds that the first reel takes"),
                Knob("stagger", "seconds that each reel takes longer than the one to its left"),
                Knob("ascending", "turning up, from the first face to the last"),
                Knob("trigger", "a value whose change plays it again"),
            ],
            seconds: 3, acts: [.tap(at: 0.4)],
            code: """
                struct Departure: View {
                    @State private var text = "LHR 12:40"
                    private let faces = "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789".map(String.init)

                    var body: some View {
                        ReelText(text, faces: faces, duration: 1, stagger: 0.15)
                            .font(.system(size: 36, weight: .bold))
                            .onTapGesture { text = text == "LHR 12:40" ? "JFK 09:15" : "LHR 12:40" }
                    }
                }
                """
        ) { Departure() }
    }
}

struct Departure: View {
    @State private var text = "LHR 12:40"
    private let faces = "ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789".map(String.init)

    var body: some View {
        ReelText(text, faces: faces, duration: 1, stagger: 0.15)
            .font(.system(size: 36, weight: .bold))
            .onTapGesture { text = text == "LHR 12:40" ? "JFK 09:15" : "LHR 12:40" }
    }
}
