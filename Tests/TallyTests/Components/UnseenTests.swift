import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A number that nobody sees shows its newest value and holds no animation.
@MainActor
struct UnseenTests {
    nonisolated private static let styles: [RollStyle] = [.flow, .numericText, .odometer, .perDigit]

    @Test(arguments: styles.indices)
    func `in the background it jumps, also from the middle of a roll`(index: Int) {
        let theatre = Theatre(1_234, style: Self.styles[index], animation: .some(.linear(duration: 2)))
        theatre.show(98_765)
        theatre.stage.advance(by: 0.5)
        #expect(theatre.stage.isAnimating)
        theatre.stage.preferences.scenePhase = .background
        theatre.stage.advance(by: 0)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.rest == "98,765")
        #expect(theatre.rests == 1)
        theatre.show(5)
        #expect(!theatre.stage.isAnimating && theatre.rest == "5")
        #expect(theatre.rests == 2)
        theatre.stage.preferences.scenePhase = .active
        theatre.stage.advance(by: 0)
        #expect(!theatre.stage.isAnimating)
        theatre.show(6)
        #expect(theatre.stage.isAnimating)
        theatre.settle()
        #expect(theatre.rest == "6" && theatre.rests == 3)
        let fresh = Theatre(6, style: Self.styles[index])
        #expect(abs(theatre.faces[0].rect.minX - fresh.faces[0].rect.minX) < 1e-6)
    }

    /// Each component, with a value that changes.
    private struct Everything: View {
        let model: Theatre.Model
        let kind: Int

        var body: some View { changing.environment(\.scenePhase, model.identity == 1 ? .active : .background) }

        @ViewBuilder private var changing: some View {
            let whole = NSDecimalNumber(decimal: model.value).intValue
            switch kind {
            case 0: RollingNumber(model.value)
            case 1: RollingText(String(whole))
            case 2: CountingNumber(model.value, format: Decimal.FormatStyle.en)
            case 3: PushCounter(whole)
            case 4: ReelNumber(String(whole))
            case 5: ReelText(String(whole), faces: (0...9).map(String.init))
            default: AmountField(amount: .constant(model.value), currency: "USD")
            }
        }
    }

    @Test(arguments: 0...6)
    func `where no scene was ever active, as outside of an app, everything moves`(kind: Int) {
        let model = Theatre.Model(12)
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Everything(model: model, kind: kind) }
        stage.advance(by: 0)
        model.value = 34
        stage.advance(by: 0.02)
        #expect(stage.isAnimating)
        // From the first time on that it is active, a scene in the background is one that nobody sees.
        model.identity = 1
        stage.advance(by: 10)
        model.identity = 2
        stage.advance(by: 0)
        model.value = 56
        stage.advance(by: 0)
        #expect(!stage.isAnimating)
    }

    @Test func `offered no room it jumps`() {
        let theatre = Theatre(1_234) { model in
            RollingNumber(model.value, format: Decimal.FormatStyle.en)
                .frame(width: model.identity == 0 ? 0 : 300, height: model.identity == 0 ? 0 : 50)
        }
        theatre.show(77)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.label == "77")
        theatre.model.identity = 1
        theatre.stage.advance(by: 0)
        theatre.show(78)
        #expect(theatre.stage.isAnimating)
    }

    @Test(arguments: styles.indices)
    func `taken off the screen in the middle of a roll it moves no more, and comes back still`(index: Int) {
        let theatre = Theatre(1_234) { model in
            if model.identity == 0 {
                RollingNumber(model.value, format: Decimal.FormatStyle.en).rollStyle(Self.styles[index])
            }
        }
        theatre.show(98_765)
        theatre.stage.advance(by: 0.02)
        theatre.model.identity = 1
        theatre.stage.advance(by: 0)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.faces.isEmpty)
        theatre.show(3)
        theatre.model.identity = 0
        theatre.stage.advance(by: 0)
        #expect(!theatre.stage.isAnimating && theatre.rest == "3")
        theatre.show(4)
        theatre.settle()
        #expect(theatre.rest == "4")
    }
}
