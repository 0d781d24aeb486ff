import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct FlowTests {
    /// The faces that pass through the window between a change and its end, each once, in order.
    private func passing(_ theatre: Theatre) -> [String] {
        var seen: [String] = []
        for _ in 0..<120 {
            let shown = theatre.faces.filter { abs($0.rect.midY - 50) < $0.rect.height / 2 }.map(\.string).joined()
            if seen.last != shown, !shown.isEmpty { seen.append(shown) }
            if !theatre.stage.isAnimating { break }
            theatre.stage.advance(by: 1.0 / 120)
        }
        return seen
    }

    @Test func `a digit passes exactly the faces between`() {
        let theatre = Theatre(0)
        for from in 0...9 {
            for to in 0...9 where from != to {
                theatre.show(Decimal(from))
                theatre.settle()
                theatre.show(Decimal(to))
                let expected = (from < to ? Array(from...to) : (to...from).reversed()).map(String.init)
                #expect(passing(theatre) == expected, "\(from) → \(to)")
                theatre.settle()
                #expect(theatre.rest == String(to))
            }
        }
    }

    @Test func `nothing is evaluated while digits roll`() {
        let theatre = Theatre(1234)
        theatre.show(5678)
        #expect(theatre.stage.statistics.bodiesEvaluated <= 7)
        for _ in 0..<20 {
            theatre.stage.advance(by: 1.0 / 60)
            #expect(theatre.stage.statistics.bodiesEvaluated == 0)
        }
    }

    @Test func `an unchanged number is left alone`() {
        let theatre = Theatre(1) { model in
            VStack {
                Text(verbatim: "\(model.identity)")
                RollingNumber(model.value, format: Decimal.FormatStyle.en).rollSense(.up).rollWidth(.immediate)
            }
        }
        theatre.model.identity = 5
        theatre.stage.advance(by: 0)
        #expect(theatre.stage.statistics.bodiesEvaluated <= 2)
    }

    @Test(
        arguments: [
            (999, 1000, "1,000"), (1000, 999, "999"), (10, 9, "9"), (0, -3, "-3"), (-9, -10, "-10"), (-5, 5, "5"),
            (5, -5, "-5"), (5000, 15000, "15,000"), (99_999, 100_000, "100,000"), (0, 0, "0"),
        ] as [(Decimal, Decimal, String)])
    func `the last frame equals the formatted value`(from: Decimal, to: Decimal, text: String) {
        let theatre = Theatre(from)
        theatre.show(to)
        #expect(theatre.label == text)
        theatre.settle()
        #expect(theatre.rest == text)
        #expect(theatre.stage.frame.visibleText == text)
        #expect(theatre.faces.allSatisfy { $0.opacity == 1 })
        // As wide and as high as a number that has never been anything else.
        let fresh = Theatre(to)
        for (face, other) in zip(theatre.faces, fresh.faces) {
            #expect(abs(face.rect.minX - other.rect.minX) < 1e-9 && abs(face.rect.minY - other.rect.minY) < 1e-9)
            #expect(abs(face.rect.width - other.rect.width) < 1e-9 && abs(face.rect.height - other.rect.height) < 1e-9)
        }
    }

    @Test func `places come from zero in their place beside the digits that stay, and fade in`() throws {
        let theatre = Theatre(999)
        theatre.show(1000)
        theatre.stage.advance(by: 0.1)
        let zero = try #require(theatre.faces.first { $0.string == "0" && $0.opacity < 0.5 })
        let mark = try #require(theatre.faces.first { $0.string == "," })
        let hundreds = try #require(theatre.faces.filter { $0.string == "9" }.map(\.rect.minX).min())
        #expect(abs(zero.rect.maxX - mark.rect.minX) < 0.01 && abs(mark.rect.maxX - hundreds) < 0.01)
        theatre.stage.advance(by: 0.1)
        let fading = theatre.stage.frame.texts.filter { $0.opacity > 0.1 && $0.opacity < 0.9 }
        #expect(fading.contains { $0.string == "1" })
        #expect(fading.contains { $0.string == "," })
        theatre.settle()
        #expect(theatre.rest == "1,000")
    }

    @Test func `places that go roll to zero and fade`() {
        let theatre = Theatre(1000)
        theatre.show(999)
        var least = 1.0
        var sawZero = false
        while theatre.stage.isAnimating {
            theatre.stage.advance(by: 1.0 / 60)
            for text in theatre.stage.frame.texts where text.opacity > 0 && text.opacity < 1 {
                least = min(least, text.opacity)
                if text.string == "0", abs(text.rect.midY - 50) < 20 { sawZero = true }
            }
        }
        #expect(sawZero)
        #expect(least < 0.1)
        #expect(theatre.stage.frame.texts.filter { $0.string != "Ag0" }.count == 3)
    }

    @Test func `the decimal mark does not move while it exists`() {
        let format = Decimal.FormatStyle.en.precision(.fractionLength(2))
        let theatre = Theatre(9.99) { model in
            HStack(spacing: 0) {
                Spacer()
                RollingNumber(model.value, format: format).multilineTextAlignment(.trailing)
            }
            .font(.test)
        }
        let place = theatre.faces.first { $0.string == "." }?.rect
        theatre.show(10.50)
        while theatre.stage.isAnimating {
            theatre.stage.advance(by: 1.0 / 60)
            let now = theatre.faces.first { $0.string == "." }?.rect
            #expect(abs((now?.minX ?? 0) - (place?.minX ?? 1)) < 0.01)
            #expect(abs((now?.minY ?? 0) - (place?.minY ?? 1)) < 0.01)
        }
        #expect(theatre.rest == "10.50")
    }

    @Test func `a symbol that is another one cross-fades in place`() {
        let model = CurrencyModel()
        let stage = Stage(size: CGSize(width: 400, height: 100)) { CurrencyView(model: model) }
        model.code = "EUR"
        model.value = 10
        stage.advance(by: 0.1)
        let dollar = stage.frame.texts.first { $0.string == "$" }
        let euro = stage.frame.texts.first { $0.string == "€" }
        #expect((dollar?.opacity ?? 0) > 0.1 && (dollar?.opacity ?? 1) < 0.9)
        #expect((euro?.opacity ?? 0) > 0.1 && (euro?.opacity ?? 1) < 0.9)
        #expect(dollar?.rect.minY == euro?.rect.minY)
        _ = stage.settle()
        #expect(stage.frame.visibleText == "€10.00")
        #expect(!stage.frame.texts.contains { $0.string == "$" })
    }

    @Test func `digits are those of the text's numbering system`() {
        for (locale, text) in [("ar-u-nu-arab", "٥٬٦٧٨"), ("hi-u-nu-deva", "५,६७८")] {
            let theatre = Theatre(1234, format: Decimal.FormatStyle(locale: Locale(identifier: locale)))
            theatre.show(5678)
            theatre.stage.advance(by: 0.1)
            #expect(!theatre.stage.frame.texts.contains { "0123456789".contains($0.string) && $0.string != "" })
            theatre.settle()
            #expect(theatre.label == text)
            #expect(theatre.rest == text)
        }
    }

    @Test func `scale units change places`() {
        let format = Decimal.FormatStyle(locale: Locale(identifier: "ko_KR")).notation(.compactName)
        let theatre = Theatre(99_990_000, format: format)
        let before = theatre.label
        theatre.show(100_000_000)
        theatre.settle()
        #expect(before.hasSuffix("만"))
        #expect(theatre.rest == "1억")
    }
}

@MainActor @Observable
private final class CurrencyModel {
    var value: Decimal = 9.99
    var code = "USD"
}

private struct CurrencyView: View {
    let model: CurrencyModel
    var body: some View {
        RollingNumber(
            model.value,
            format: Decimal.FormatStyle.Currency(code: model.code, locale: Locale(identifier: "en_US")))
    }
}
