import SwiftUI
import Tally

extension GalleryEntry {
    static var rollingNumber: GalleryEntry {
        GalleryEntry(
            name: "rolling-number", title: "RollingNumber",
            summary:
                "A balance of 1,284.50 dollars whose digits roll to each new amount, every face in between passing by.",
            knobs: [
                Knob("rollStyle", "what the digits pass through on their way"),
                Knob("rollSense", "which way they travel"),
                Knob("rollAnimation", "the timing of the motion and of the fades"),
                Knob("rollWidth", "what becomes of the width"),
                Knob("rollsOnAppear", "a first roll from a start value"),
                Knob("onRollCompletion", "an action when it has come to rest"),
            ],
            seconds: 5, acts: [.tap(at: 0.6), .tap(at: 1.8), .tap(at: 3)],
            code: """
                struct Balance: View {
                    @State private var amount: Decimal = 1284.5

                    var body: some View {
                        RollingNumber(amount, format: .currency(code: "USD"))
                            .font(.system(size: 48, weight: .semibold))
                            .onTapGesture { amount = amount < 9000 ? amount * 3 - 17.25 : 999.95 }
                    }
                }
                """
        ) { Balance() }
    }
}

struct Balance: View {
    @State private var amount: Decimal = 1284.5

    var body: some View {
        RollingNumber(amount, format: .currency(code: "USD"))
            .font(.system(size: 48, weight: .semibold))
            .onTapGesture { amount = amount < 9000 ? amount * 3 - 17.25 : 999.95 }
    }
}
