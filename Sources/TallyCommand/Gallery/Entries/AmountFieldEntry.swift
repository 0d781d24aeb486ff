import TallyStage
import SwiftUI
import Tally

extension GalleryEntry {
    static var amountField: GalleryEntry {
        GalleryEntry(
            name: "amount-field", title: "AmountField",
            summary:
                "An amount is typed: digits drop in; over the maximum it shakes in red; a deleted digit rises out.",
            knobs: [
                Knob("limits", "the least and the most; what is over the most becomes it"),
                Knob("currency", "the unit, and how many digits follow the decimal mark"),
                Knob("amountTimings", "seconds for a digit to come, to go, and for the shake"),
                Knob("onAmountEvent", "what changed, and which limit was crossed"),
            ],
            size: CGSize(width: 360, height: 400), seconds: 5,
            acts: "5000000<".enumerated().map { index, key in
                Act(time: 0.4 + 0.35 * Double(index)) { try? $0.tap(key == "<" ? "Delete" : String(key)) }
            },
            code: """
                struct SendMoney: View {
                    @State private var input = AmountInput(
                        limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "en_US"))

                    var body: some View {
                        VStack(spacing: 12) {
                            AmountField(input: $input, prompt: Text("How much?"))
                                .amountFont(.system(size: 44, weight: .bold))
                            AmountReading(input.amount, currency: input.currency).font(.footnote)
                            AmountKeypad(input: $input)
                        }
                        .padding(16)
                        .multilineTextAlignment(.center)
                    }
                }
                """
        ) { SendMoney() }
    }
}

struct SendMoney: View {
    @State private var input = AmountInput(
        limits: 1_000...2_000_000, currency: "KRW", locale: Locale(identifier: "en_US"))

    var body: some View {
        VStack(spacing: 12) {
            AmountField(input: $input, prompt: Text("How much?"))
                .amountFont(.system(size: 44, weight: .bold))
            AmountReading(input.amount, currency: input.currency).font(.footnote)
            AmountKeypad(input: $input)
        }
        .padding(16)
        .multilineTextAlignment(.center)
    }
}
