import SwiftUI
import Tally

extension GalleryEntry {
    static var countingNumber: GalleryEntry {
        GalleryEntry(
            name: "counting-number", title: "CountingNumber",
            summary:
                "A count of steps that runs from 0 to 12,480 in two seconds, fast at first and ever slower, and back.",
            knobs: [
                Knob("duration", "2 seconds unless said otherwise"),
                Knob("curve", "ease-out-expo unless said otherwise"),
                Knob("rollWidth", "whether the width is that of the text shown, of the new one, or kept free"),
                Knob("onRollCompletion", "an action when it has arrived"),
            ],
            seconds: 5.4, acts: [.tap(at: 0.5), .tap(at: 3)],
            code: """
                struct StepCount: View {
                    @State private var steps = 0

                    var body: some View {
                        CountingNumber(steps, format: .number)
                            .font(.system(size: 48, weight: .semibold))
                            .onTapGesture { steps = steps == 0 ? 12_480 : 0 }
                    }
                }
                """
        ) { StepCount() }
    }
}

struct StepCount: View {
    @State private var steps = 0

    var body: some View {
        CountingNumber(steps, format: .number)
            .font(.system(size: 48, weight: .semibold))
            .onTapGesture { steps = steps == 0 ? 12_480 : 0 }
    }
}
