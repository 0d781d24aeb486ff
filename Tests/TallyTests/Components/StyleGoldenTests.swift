import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// What every style looked like when somebody was content with it; `Golden` says how to record anew.
@MainActor
struct StyleGoldenTests {
    @MainActor @Observable
    final class Model { var isAfter = false }

    private struct Rows: View {
        let model: Model

        private func decimal(_ identifier: String) -> Decimal.FormatStyle {
            .init(locale: Locale(identifier: identifier))
        }

        var body: some View {
            let isAfter = model.isAfter
            VStack(alignment: .leading, spacing: 2) {
                RollingNumber(isAfter ? 1_000 : 999, format: decimal("en_US"))
                RollingNumber(isAfter ? 3_245 : 1_205, format: decimal("en_US"))
                RollingNumber(
                    isAfter ? 10 : 9.99,
                    format: Decimal.FormatStyle.Currency(
                        code: isAfter ? "EUR" : "USD", locale: Locale(identifier: "en_US")))
                RollingNumber(isAfter ? 1_000_000 : 999_900, format: decimal("en_US").notation(.compactName))
            }
            .font(.system(size: 20))
            .frame(width: 90, alignment: .leading)
        }
    }

    @Test(arguments: ["flow", "numericText", "ticker", "odometer", "continuous", "perDigit"])
    func `every style moves as it was found good`(name: String) {
        let styles: [String: RollStyle] = [
            "flow": .flow, "numericText": .numericText, "ticker": .ticker, "odometer": .odometer,
            "continuous": .continuous, "perDigit": .perDigit,
        ]
        let model = Model()
        let stage = Stage(size: CGSize(width: 96, height: 104)) { Rows(model: model).rollStyle(styles[name] ?? .flow) }
        model.isAfter = true
        let interval = name == "perDigit" ? 0.0175 : 0.15
        let isRecording = ProcessInfo.processInfo.environment["TALLY_RECORD_GOLDENS"] == "1"
        let check = Golden(name, isRecording: isRecording).check(stage.dump(for: 3 * interval, every: interval))
        #expect(check.holds, "\(check)")
    }
}
