import SwiftUI
import Tally

extension GalleryEntry {
    static var reelNumber: GalleryEntry {
        GalleryEntry(
            name: "reel-number", title: "ReelNumber",
            summary:
                "Four reels that turn from 0 to the digits 0, 7, 7 and 7 and stop one after another, from left to right.",
            knobs: [
                Knob("duration", "seconds that the first reel takes"),
                Knob("stagger", "seconds that each reel takes longer than the one to its left"),
                Knob("ascending", "counting up, from 0"),
                Knob("trigger", "a value whose change plays it again"),
            ],
            seconds: 4.4, acts: [.tap(at: 0.4)],
            code: """
                struct Jackpot: View {
                    @State private var pulls = 0

                    var body: some View {
                        ReelNumber("0777", trigger: pulls)
                            .font(.system(size: 56, weight: .bold))
                            .onTapGesture { pulls += 1 }
                    }
                }
                """
        ) { Jackpot() }
    }
}

struct Jackpot: View {
    @State private var pulls = 0

    var body: some View {
        ReelNumber("0777", trigger: pulls)
            .font(.system(size: 56, weight: .bold))
            .onTapGesture { pulls += 1 }
    }
}
