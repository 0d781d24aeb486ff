import SwiftUI
import Tally

extension GalleryEntry {
    static var ticker: GalleryEntry {
        GalleryEntry(
            name: "ticker", title: "RollingText, character by character",
            summary:
                "A line of a departure board, of which only the characters change that differ.",
            knobs: [
                Knob("rollStyle(.ticker)", "a text is compared with the next one and changes where they differ"),
                Knob("rollSense", "from above unless it is .up"),
            ],
            seconds: 4.2, acts: [.tap(at: 0.5), .tap(at: 1.3), .tap(at: 2.1), .tap(at: 2.9)],
            code: """
                struct Departures: View {
                    @State private var index = 0
                    private let lines = ["SEOUL 09:40", "SEOUL 10:15", "SEOUL GATE 7", "BOARDING"]

                    var body: some View {
                        RollingText(lines[index % lines.count])
                            .rollStyle(.ticker)
                            .font(.system(size: 40, weight: .semibold))
                            .onTapGesture { index += 1 }
                    }
                }
                """
        ) { Departures() }
    }
}

struct Departures: View {
    @State private var index = 0
    private let lines = ["SEOUL 09:40", "SEOUL 10:15", "SEOUL GATE 7", "BOARDING"]

    var body: some View {
        RollingText(lines[index % lines.count])
            .rollStyle(.ticker)
            .font(.system(size: 40, weight: .semibold))
            .onTapGesture { index += 1 }
    }
}
