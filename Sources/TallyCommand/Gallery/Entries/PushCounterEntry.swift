import SwiftUI
import Tally

extension GalleryEntry {
    static var pushCounter: GalleryEntry {
        GalleryEntry(
            name: "push-counter", title: "PushCounter",
            summary:
                "The number 1234; every digit counts upwards, pushed out by the next, and they stop from left to right.",
            knobs: [
                Knob("stepDuration", "seconds from one digit to the next"),
                Knob("cycles", "how often each column passes from 9 to 0"),
                Knob("face", "push, move in, reveal or fade, and from which edge"),
                Knob("trigger", "a value whose change plays it again"),
            ],
            seconds: 4.8, acts: [.tap(at: 0.4)],
            code: """
                struct Visitors: View {
                    @State private var plays = 0

                    var body: some View {
                        PushCounter(1234, stepDuration: 0.1, trigger: plays)
                            .font(.system(size: 56, weight: .bold))
                            .onTapGesture { plays += 1 }
                    }
                }
                """
        ) { Visitors() }
    }
}

struct Visitors: View {
    @State private var plays = 0

    var body: some View {
        PushCounter(1234, stepDuration: 0.1, trigger: plays)
            .font(.system(size: 56, weight: .bold))
            .onTapGesture { plays += 1 }
    }
}
