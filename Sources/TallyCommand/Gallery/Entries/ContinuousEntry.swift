import SwiftUI
import Tally

extension GalleryEntry {
    static var continuous: GalleryEntry {
        GalleryEntry(
            name: "continuous", title: "RollingNumber, continuous",
            summary:
                "A pot of money; below the digit that changes, those that stay as they are turn once around.",
            knobs: [
                Knob("rollStyle(.continuous)", "as flow, and a full turn for what stays below the highest change"),
                Knob("rollsOnAppear", "a first roll from a start value"),
            ],
            seconds: 4.6, acts: [.tap(at: 0.5), .tap(at: 1.7), .tap(at: 2.5)],
            code: """
                struct PrizePot: View {
                    @State private var pot = 250_000

                    var body: some View {
                        RollingNumber(pot, format: .currency(code: "EUR").precision(.fractionLength(0)))
                            .rollStyle(.continuous)
                            .font(.system(size: 48, weight: .semibold))
                            .onTapGesture { pot += 250_000 }
                    }
                }
                """
        ) { PrizePot() }
    }
}

struct PrizePot: View {
    @State private var pot = 250_000

    var body: some View {
        RollingNumber(pot, format: .currency(code: "EUR").precision(.fractionLength(0)))
            .rollStyle(.continuous)
            .font(.system(size: 48, weight: .semibold))
            .onTapGesture { pot += 250_000 }
    }
}
