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
        var hasSign = false
        var fontSize: CGFloat = 20

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
                RollingNumber(
                    isAfter ? 1_000_000 : 999_900,
                    format: decimal("en_US").notation(.compactName).precision(.significantDigits(1...4)))
                if hasSign { RollingNumber(isAfter ? -152 : 148, format: decimal("en_US")) }
            }
            .font(.system(size: fontSize))
            .frame(width: fontSize * 4.5, alignment: .leading)
        }
    }

    nonisolated private static let styles: [(name: String, style: RollStyle)] = [
        ("flow", .flow), ("numericText", .numericText), ("ticker", .ticker), ("odometer", .odometer),
        ("continuous", .continuous), ("perDigit", .perDigit),
    ]
    private static let isRecording = ProcessInfo.processInfo.environment["TALLY_RECORD_GOLDENS"] == "1"

    @Test(arguments: styles.indices)
    func `every style moves as it was found good`(index: Int) {
        let (name, style) = Self.styles[index]
        let model = Model()
        let stage = Stage(size: CGSize(width: 96, height: 104)) { Rows(model: model).rollStyle(style) }
        model.isAfter = true
        let interval = name == "perDigit" ? 0.0175 : 0.15
        let check = Golden(name, isRecording: Self.isRecording).check(stage.dump(for: 3 * interval, every: interval))
        #expect(check.holds, "\(check)")
    }

    @Test(arguments: styles.indices)
    func `every style looks as it was found good, turned round on the way`(index: Int) {
        let (name, style) = Self.styles[index]
        let model = Model()
        let stage = Stage(size: CGSize(width: 72, height: 92)) {
            Rows(model: model, hasSign: true, fontSize: 14).rollStyle(style)
        }
        let interval = name == "perDigit" ? 0.025 : 0.2
        model.isAfter = true
        stage.advance(by: interval)
        model.isAfter = false
        let sheet = stage.contactSheet(for: 2 * interval, every: interval, columns: 3)
        let check = Golden(name, isRecording: Self.isRecording).check(sheet, allowed: 16)
        #expect(check.holds, "\(check)")
    }
}
