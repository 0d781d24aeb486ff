import SwiftUI
import Tally

extension GalleryEntry {
    static var rollingText: GalleryEntry {
        GalleryEntry(
            name: "rolling-text", title: "RollingText",
            summary: "The name of a day; the next one comes in from above and the old one leaves below.",
            knobs: [
                Knob("rollSense", "from above unless it is .up"),
                Knob("rollAnimation", "0.07 seconds, linear, unless said otherwise; here a spring"),
            ],
            seconds: 4, acts: [.tap(at: 0.5), .tap(at: 1.3), .tap(at: 2.1)],
            code: """
                struct Weekday: View {
                    @State private var day = 0
                    private let names = ["Monday", "Tuesday", "Wednesday", "Thursday"]

                    var body: some View {
                        RollingText(names[day % names.count])
                            .rollAnimation(.spring(duration: 0.5, bounce: 0.2))
                            .font(.system(size: 40, weight: .semibold))
                            .onTapGesture { day += 1 }
                    }
                }
                """
        ) { Weekday() }
    }
}

struct Weekday: View {
    @State private var day = 0
    private let names = ["Monday", "Tuesday", "Wednesday", "Thursday"]

    var body: some View {
        RollingText(names[day % names.count])
            .rollAnimation(.spring(duration: 0.5, bounce: 0.2))
            .font(.system(size: 40, weight: .semibold))
            .onTapGesture { day += 1 }
    }
}
