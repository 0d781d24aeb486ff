import SwiftUI
import Tally

extension GalleryEntry {
    static var rolling: GalleryEntry {
        GalleryEntry(
            name: "rolling", title: "Rolling",
            summary:
                "A coloured disc with a place beside it; the next pair comes in from below and the old one leaves above.",
            knobs: [
                Knob("rollSense", "from above unless said otherwise; here .trend, by the order of the values"),
                Knob("rollAnimation", "0.07 seconds, linear, unless said otherwise; here 0.35"),
            ],
            seconds: 3.2, acts: [.tap(at: 0.5), .tap(at: 1.3), .tap(at: 2.1)],
            code: """
                struct Podium: View {
                    @State private var place = 1

                    var body: some View {
                        Rolling(place) { place in
                            HStack {
                                Circle()
                                    .fill([Color.yellow, .gray, .brown][place - 1])
                                    .frame(width: 36, height: 36)
                                Text("Place \\(place)")
                            }
                        }
                        .rollSense(.trend)
                        .rollAnimation(.easeInOut(duration: 0.35))
                        .font(.system(size: 36, weight: .semibold))
                        .onTapGesture { place = place % 3 + 1 }
                    }
                }
                """
        ) { Podium() }
    }
}

struct Podium: View {
    @State private var place = 1

    var body: some View {
        Rolling(place) { place in
            HStack {
                Circle()
                    .fill([Color.yellow, .gray, .brown][place - 1])
                    .frame(width: 36, height: 36)
                Text("Place \(place)")
            }
        }
        .rollSense(.trend)
        .rollAnimation(.easeInOut(duration: 0.35))
        .font(.system(size: 36, weight: .semibold))
        .onTapGesture { place = place % 3 + 1 }
    }
}
