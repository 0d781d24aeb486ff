import SwiftUI
import Tally

extension GalleryEntry {
    static var odometer: GalleryEntry {
        GalleryEntry(
            name: "odometer", title: "RollingNumber, odometer",
            summary:
                "A mileage; every drum turns as often as it does in a car, so the ones are fastest.",
            knobs: [
                Knob("rollStyle(.odometer)", "each place turns by all the numbers that it passes"),
                Knob("rollAnimation", "the timing of the motion; here ease-in-out of 1.2 seconds"),
            ],
            seconds: 4, acts: [.tap(at: 0.5), .tap(at: 2.2)],
            code: """
                struct Mileage: View {
                    @State private var distance = 98_640

                    var body: some View {
                        RollingNumber(distance, format: .number.grouping(.never))
                            .rollStyle(.odometer)
                            .rollAnimation(.easeInOut(duration: 1.2))
                            .font(.system(size: 48, weight: .semibold))
                            .onTapGesture { distance += 415 }
                    }
                }
                """
        ) { Mileage() }
    }
}

struct Mileage: View {
    @State private var distance = 98_640

    var body: some View {
        RollingNumber(distance, format: .number.grouping(.never))
            .rollStyle(.odometer)
            .rollAnimation(.easeInOut(duration: 1.2))
            .font(.system(size: 48, weight: .semibold))
            .onTapGesture { distance += 415 }
    }
}
