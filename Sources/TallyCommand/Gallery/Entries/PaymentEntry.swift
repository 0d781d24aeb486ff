import TallyStage
import SwiftUI
import Tally

extension GalleryEntry {
    static var payment: GalleryEntry {
        GalleryEntry(
            name: "payment", title: "A payment screen",
            summary:
                "An amount of won, put together by sums and keys; in words below it, held to the maximum, and sent.",
            knobs: [
                Knob("AmountInput", "the model: amount, limits, caret, undo"),
                Knob("AmountReading", "the amount in words"),
                Knob("AmountKeypad", "the keys, also those of the locale"),
            ],
            size: CGSize(width: 360, height: 480), seconds: 6.4,
            acts: ["+5만", "+1만", "5", "지우기", "+100만", "+100만", "보내기"].enumerated().map { index, key in
                Act(time: 0.5 + 0.75 * Double(index)) { try? $0.tap(key) }
            },
            code: """
                struct Payment: View {
                    @State private var input = AmountInput(
                        limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "ko_KR"))

                    var body: some View {
                        VStack(spacing: 12) {
                            AmountField(input: $input).amountFont(.system(size: 40, weight: .bold))
                            AmountReading(input.amount).font(.footnote)
                            HStack(spacing: 12) {
                                ForEach([1, 5, 100], id: \\.self) { sum in
                                    Button("+\\(sum)만") { input.add(Decimal(sum) * 10_000) }.buttonStyle(.bordered)
                                }
                            }
                            AmountKeypad(input: $input)
                            Button("보내기") { input.clear() }
                                .buttonStyle(.borderedProminent)
                                .disabled(!input.isWithinLimits)
                        }
                        .padding(16)
                        .multilineTextAlignment(.center)
                        .environment(\\.locale, Locale(identifier: "ko_KR"))
                    }
                }
                """
        ) { Payment() }
    }
}

struct Payment: View {
    @State private var input = AmountInput(
        limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "ko_KR"))

    var body: some View {
        VStack(spacing: 12) {
            AmountField(input: $input).amountFont(.system(size: 40, weight: .bold))
            AmountReading(input.amount).font(.footnote)
            HStack(spacing: 12) {
                ForEach([1, 5, 100], id: \.self) { sum in
                    Button("+\(sum)만") { input.add(Decimal(sum) * 10_000) }.buttonStyle(.bordered)
                }
            }
            AmountKeypad(input: $input)
            Button("보내기") { input.clear() }
                .buttonStyle(.borderedProminent)
                .disabled(!input.isWithinLimits)
        }
        .padding(16)
        .multilineTextAlignment(.center)
        .environment(\.locale, Locale(identifier: "ko_KR"))
    }
}
