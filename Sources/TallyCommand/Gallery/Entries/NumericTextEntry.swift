import SwiftUI
import Tally

extension GalleryEntry {
    static var numericText: GalleryEntry {
        GalleryEntry(
            name: "numeric-text", title: "RollingNumber, numericText",
            summary:
                "A number of followers; old digits fade out upwards and new ones in from below. Then thirty more come in a second.",
            knobs: [
                Knob("rollStyle(.numericText)", "two glyphs a digit, the highest place first"),
                Knob("rollSense(.trend(.fromAbove))", "growing numbers come from above"),
                Knob("rollAnimation(_:fade:)", "the timing of the motion, and that of the fades"),
            ],
            seconds: 5.2, acts: ([0.5, 1.4] + (0..<30).map { 2.3 + Double($0) / 30 }).map { .tap(at: $0) },
            code: """
                struct Followers: View {
                    @State private var count = 998_400

                    var body: some View {
                        RollingNumber(count, format: .number)
                            .rollStyle(.numericText)
                            .font(.system(size: 48, weight: .semibold))
                            .onTapGesture { count += 1_337 }
                    }
                }
                """
        ) { Followers() }
    }
}

struct Followers: View {
    @State private var count = 998_400

    var body: some View {
        RollingNumber(count, format: .number)
            .rollStyle(.numericText)
            .font(.system(size: 48, weight: .semibold))
            .onTapGesture { count += 1_337 }
    }
}
