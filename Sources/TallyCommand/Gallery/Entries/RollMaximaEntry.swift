import SwiftUI
import Tally

extension GalleryEntry {
    static var rollMaxima: GalleryEntry {
        GalleryEntry(
            name: "roll-maxima", title: "rollMaxima",
            summary:
                "A clock that goes from 00:57 to 01:01; the drum of the tens ends at 5 and goes on to 0 by one face.",
            knobs: [
                Knob("rollMaxima([1: 5])", "the highest digit of a place: the tens end at 5"),
                Knob("rollGroup", "minutes and seconds move in step"),
            ],
            seconds: 5.5, acts: (0..<4).map { .tap(at: 0.5 + Double($0)) },
            code: """
                struct Clock: View {
                    @State private var seconds = 57

                    var body: some View {
                        HStack(spacing: 0) {
                            RollingNumber(seconds / 60, format: .number.precision(.integerLength(2)))
                            Text(":")
                            RollingNumber(seconds % 60, format: .number.precision(.integerLength(2)))
                        }
                        .rollMaxima([1: 5])
                        .rollGroup()
                        .font(.system(size: 56, weight: .semibold))
                        .onTapGesture { seconds += 1 }
                    }
                }
                """
        ) { Clock() }
    }
}

struct Clock: View {
    @State private var seconds = 57

    var body: some View {
        HStack(spacing: 0) {
            RollingNumber(seconds / 60, format: .number.precision(.integerLength(2)))
            Text(":")
            RollingNumber(seconds % 60, format: .number.precision(.integerLength(2)))
        }
        .rollMaxima([1: 5])
        .rollGroup()
        .font(.system(size: 56, weight: .semibold))
        .onTapGesture { seconds += 1 }
    }
}
