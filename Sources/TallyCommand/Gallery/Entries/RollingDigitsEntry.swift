import SwiftUI
import Tally

extension GalleryEntry {
    static var rollingDigits: GalleryEntry {
        GalleryEntry(
            name: "rolling-digits", title: "RollingNumber, digit by digit",
            summary:
                "An amount in won; each digit is replaced by one from below if it grows and from above if it shrinks.",
            knobs: [
                Knob("rollStyle(.perDigit)", "one old and one new glyph a digit"),
                Knob("rollIdentity", "what the number means: when that changes, everything comes from above"),
                Knob("rollAnimation", "0.07 seconds, linear, unless said otherwise; here 0.3"),
            ],
            seconds: 4, acts: [.tap(at: 0.6), .tap(at: 1.4), .tap(at: 2.2), .tap(at: 3)],
            code: """
                struct AverageGift: View {
                    @State private var step = 0

                    var body: some View {
                        RollingNumber([50_000, 100_000, 87_500, 9_900][step % 4], format: .currency(code: "KRW"))
                            .rollStyle(.perDigit)
                            .rollAnimation(.linear(duration: 0.3))
                            .font(.system(size: 48, weight: .semibold))
                            .onTapGesture { step += 1 }
                    }
                }
                """
        ) { AverageGift() }
    }
}

struct AverageGift: View {
    @State private var step = 0

    var body: some View {
        RollingNumber([50_000, 100_000, 87_500, 9_900][step % 4], format: .currency(code: "KRW"))
            .rollStyle(.perDigit)
            .rollAnimation(.linear(duration: 0.3))
            .font(.system(size: 48, weight: .semibold))
            .onTapGesture { step += 1 }
    }
}
