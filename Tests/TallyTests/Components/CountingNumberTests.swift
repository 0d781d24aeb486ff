import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

@MainActor
struct CountingNumberTests {
    /// 1 − 2^(−10 x), brought to 1 at the end.
    private func expo(_ x: Double) -> Double { x >= 1 ? 1 : (1 - pow(2, -10 * x)) / (1 - pow(2, -10)) }

    private let plain = IntegerFormatStyle<Int>(locale: Locale(identifier: "en_US"))

    private func theatre(
        _ value: Decimal, format: Decimal.FormatStyle = .en, duration: Double = 2, curve: UnitCurve? = nil,
        animation: Animation?? = nil
    ) -> Theatre {
        Theatre(value) { model in
            let number = CountingNumber(model.value, format: format, duration: duration, curve: curve).font(.test)
                .fixedSize()
            if let animation { number.rollAnimation(animation) } else { number }
        }
    }

    @Test func `every tenth of a second it shows the number that ease-out-expo is at`() {
        for (from, to) in [(0, 1_000_000), (1_000_000, 0), (-5000, 5000), (17, 18), (0, -999)] as [(Int, Int)] {
            let theatre = theatre(Decimal(from))
            theatre.stage.frameRate = 10
            theatre.show(Decimal(to))
            for tenth in 0...20 {
                let exact = Double(from) + Double(to - from) * expo(Double(tenth) / 20)
                #expect(theatre.rest == Int(exact.rounded()).formatted(plain), "\(tenth)")
                theatre.stage.advance(by: 0.1)
            }
            #expect(!theatre.stage.isAnimating)
            #expect(theatre.rest == to.formatted(plain))
            #expect(theatre.rests == 1)
        }
    }

    @Test func `the curve can be another one`() {
        let theatre = theatre(0, duration: 1, curve: .linear)
        theatre.stage.frameRate = 10
        theatre.show(1000)
        theatre.stage.advance(by: 0.3)
        #expect(theatre.rest == "300")
        theatre.stage.advance(by: 0.7)
        #expect(theatre.rest == "1,000")
        #expect(!theatre.stage.isAnimating)
    }

    @Test func `rollAnimation counts before the transaction, that before the number's own`() {
        let theatre = theatre(0)
        withAnimation(.linear(duration: 4)) { theatre.model.value = 100 }
        theatre.stage.advance(by: 1)
        #expect(theatre.rest == "25")
        let given = self.theatre(0, animation: .linear(duration: 1))
        withAnimation(.linear(duration: 4)) { given.model.value = 100 }
        given.stage.advance(by: 0.25)
        #expect(given.rest == "25")
        let still = self.theatre(0, animation: .some(nil))
        still.show(100)
        #expect(still.rest == "100")
        #expect(!still.stage.isAnimating)
        #expect(still.rests == 1)
    }

    @Test func `decimals of 38 digits count exactly`() {
        let large = Decimal(string: "12345678901234567890123456789012345678")!
        let format = Decimal.FormatStyle.en.grouping(.never)
        let theatre = theatre(large - 8, format: format, duration: 1, curve: .linear)
        theatre.stage.frameRate = 8
        theatre.show(large)
        for step in 0...8 {
            #expect(theatre.rest == "\(large - 8 + Decimal(step))")
            theatre.stage.advance(by: 0.125)
        }
        #expect(theatre.rest == "12345678901234567890123456789012345678")
        theatre.show(-large)
        theatre.settle()
        #expect(theatre.rest == "-12345678901234567890123456789012345678")
    }

    @Test func `numbers on the way have the places of both ends`() {
        func halfway(_ from: Decimal, _ to: Decimal) -> String {
            let theatre = theatre(from, duration: 1, curve: .linear)
            theatre.show(to)
            theatre.stage.advance(by: 0.5)
            return theatre.rest
        }
        #expect(halfway(0, 5) == "3")
        #expect(halfway(0, 5.02) == "2.51")
        #expect(halfway(0.125, 1) == "0.563")
        #expect(halfway(1000, 3000) == "2,000")
        #expect(halfway(-3, 3) == "0")
    }

    @Test func `percentages, money, compact numbers and scaled ones count in what they print`() {
        func halfway<F: FormatStyle>(_ from: F.FormatInput, _ to: F.FormatInput, _ format: F) -> String
        where F.FormatInput: RollableNumber & Sendable, F.FormatOutput == String {
            let theatre = Theatre(0) { model in
                CountingNumber(model.value == 0 ? from : to, format: format, duration: 1, curve: .linear).font(.test)
            }
            theatre.show(1)
            theatre.stage.advance(by: 0.5)
            return theatre.rest
        }
        let en = Locale(identifier: "en_US")
        #expect(halfway(0, 0.25, Decimal.FormatStyle.Percent(locale: en)) == "13%")
        #expect(halfway(0, 0.255, Decimal.FormatStyle.Percent(locale: en)) == "12.8%")
        #expect(halfway(0, 9.99, Decimal.FormatStyle.Currency(code: "USD", locale: en)) == "$5.00")
        #expect(halfway(0, 1_000_000, Decimal.FormatStyle(locale: en).notation(.compactName)) == "500K")
        #expect(halfway(0, 5, IntegerFormatStyle<Int>(locale: en)) == "3")
        #expect(halfway(255, 0, IntegerFormatStyle<UInt8>(locale: en)) == "128")
        #expect(halfway(0, 1, FloatingPointFormatStyle<Double>(locale: en).precision(.fractionLength(2))) == "0.50")
        #expect(halfway(5000, 6000, Decimal.FormatStyle(locale: en).scale(0.001)) == "6")
        #expect(halfway(-0.001, 0.001, Decimal.FormatStyle(locale: en).precision(.fractionLength(2))) == "0.00")
    }

    @Test func `interrupted, it goes on from the number shown`() {
        for time in stride(from: 0.05, to: 2, by: 0.15) {
            let theatre = theatre(0)
            theatre.show(1_000_000)
            theatre.stage.advance(by: time)
            let before = theatre.rest
            theatre.show(10)
            #expect(theatre.rest == before, "after \(time) s")
            #expect(theatre.label == "10")
            theatre.stage.advance(by: 1.9)
            #expect(theatre.rests == 0)
            theatre.stage.advance(by: 0.11)
            #expect(theatre.rest == "10")
            #expect(!theatre.stage.isAnimating)
            #expect(theatre.rests == 1)
        }
    }

    @Test func `there and back within one animation ends where it was`() {
        let theatre = theatre(5)
        theatre.show(900)
        theatre.stage.advance(by: 0.3)
        theatre.show(5)
        theatre.stage.advance(by: 0.1)
        #expect(theatre.rest != "5")
        theatre.stage.advance(by: 2)
        #expect(theatre.rest == "5")
        #expect(theatre.rests == 1)
    }

    @Test func `a spring settles to what is seen, however small the number`() {
        let format = Decimal.FormatStyle.en.precision(.fractionLength(6))
        let theatre = theatre(0, format: format, animation: .spring(duration: 0.5, bounce: 0.3))
        theatre.show(0.000_1)
        theatre.stage.advance(by: 0.1)
        #expect(theatre.rest != "0.000000" && theatre.rest != "0.000100")
        theatre.settle()
        #expect(theatre.rest == "0.000100")
    }

    @Test func `the label is the new text from the moment of the change, and the first appearance is still`() {
        let theatre = theatre(12)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.rest == "12")
        theatre.show(3456)
        #expect(theatre.label == "3,456")
        #expect(theatre.rest == "12")
        theatre.stage.advance(by: 0.5)
        #expect(theatre.label == "3,456")
    }

    @Test func `it counts on appearing if asked`() {
        let theatre = Theatre(100) { model in
            CountingNumber(model.value, format: Decimal.FormatStyle.en, duration: 1, curve: .linear).rollsOnAppear(
                from: 20)
        }
        #expect(theatre.rest == "20")
        #expect(theatre.label == "100")
        theatre.stage.advance(by: 0.5)
        #expect(theatre.rest == "60")
        theatre.settle()
        #expect(theatre.rest == "100")
    }

    @Test func `less motion, what is not finite and another meaning are a short cross-fade`() {
        let calm = theatre(1)
        calm.stage.preferences.reduceMotion = true
        calm.stage.advance(by: 0)
        calm.show(1000)
        let start = calm.stage.time
        calm.stage.advance(by: 0.075)
        #expect(Set(calm.faces.map(\.string)) == ["1", "1,000"])
        for face in calm.faces { #expect(abs(face.opacity - 0.5) < 0.02) }
        calm.settle()
        #expect(calm.stage.time - start <= 0.1501 && calm.rest == "1,000" && calm.rests == 1)

        let number = Theatre(0) { model in
            CountingNumber(
                model.value == 0 ? 3 : model.value == 1 ? Double.nan : model.value == 2 ? -.infinity : 7,
                format: FloatingPointFormatStyle<Double>(locale: Locale(identifier: "en_US"))
            ).font(.test)
        }
        for (step, text) in [(1, "NaN"), (2, "-∞"), (3, "7")] {
            number.show(Decimal(step))
            #expect(number.label == text)
            number.stage.advance(by: 0.15)
            #expect(number.rest == text)
        }

        let meaning = Theatre(10) { model in
            CountingNumber(model.value, format: Decimal.FormatStyle.en).rollIdentity(model.identity).font(.test)
        }
        meaning.model.identity = 1
        meaning.show(9000)
        meaning.stage.advance(by: 0.075)
        #expect(Set(meaning.faces.map(\.string)) == ["10", "9,000"])
    }

    @Test func `durations that make no sense show the value at once`() {
        for duration in [0, -1, .nan, .infinity, -.infinity] as [Double] {
            let theatre = theatre(0, duration: duration)
            theatre.show(10)
            #expect(theatre.rest == "10")
            #expect(!theatre.stage.isAnimating)
        }
    }

    @Test func `the ends of a Decimal's range are reached`() {
        let theatre = theatre(Decimal.greatestFiniteMagnitude)
        theatre.show(-Decimal.greatestFiniteMagnitude)
        theatre.stage.advance(by: 0.5)
        theatre.settle()
        #expect(theatre.rest == (-Decimal.greatestFiniteMagnitude).formatted(Decimal.FormatStyle.en))
    }

    @Test func `equal texts move nothing`() {
        let theatre = theatre(1, format: .en.precision(.fractionLength(0)))
        theatre.show(1.2)
        #expect(!theatre.stage.isAnimating)
        #expect(theatre.rests == 0)
    }

    @Test func `what is not shown counts at once`() {
        let theatre = theatre(0)
        theatre.stage.preferences.scenePhase = .background
        theatre.stage.advance(by: 0)
        theatre.show(77)
        #expect(theatre.rest == "77")
        #expect(!theatre.stage.isAnimating)
    }

    @Test func `a still number is not evaluated`() {
        let theatre = theatre(0)
        theatre.show(50)
        theatre.settle()
        theatre.stage.advance(by: 1)
        #expect(theatre.stage.nextFrameTime == nil)
    }

    @Test func `the width is that of the text shown, of the new one, or the widest`() {
        func widths(_ width: RollWidth) -> [Double] {
            let theatre = Theatre(9) { model in
                HStack(spacing: 0) {
                    CountingNumber(model.value, format: Decimal.FormatStyle.en, duration: 1, curve: .linear)
                        .rollWidth(width)
                    Text(verbatim: "x")
                    Spacer()
                }
                .font(.test)
            }
            func place() -> Double { Double(theatre.stage.frame.texts.first { $0.string == "x" }?.rect.minX ?? 0) }
            let before = place()
            theatre.show(100)
            let start = place()
            theatre.stage.advance(by: 0.5)
            let middle = place()
            theatre.settle()
            return [before, start, middle, place()]
        }
        let digit = theatre(9).faces[0].rect.width
        func isClose(_ widths: [Double], _ digits: [Double]) -> Bool {
            zip(widths, digits).allSatisfy { abs($0 - $1 * digit) < 0.01 }
        }
        #expect(isClose(widths(.animated), [1, 1, 2, 3]))
        #expect(isClose(widths(.immediate), [1, 3, 3, 3]))
        #expect(isClose(widths(.reserved(0...9999)).map { $0 - (widths(.reserved(0...9999))[0]) }, [0, 0, 0, 0]))
    }

    private struct Price<F: FormatStyle>: View where F.FormatInput == Int, F.FormatOutput == String {
        let theatre: Theatre.Model
        let format: F
        var body: some View {
            let value = Int(truncating: theatre.value as NSDecimalNumber)
            CountingNumber(value, format: format, duration: 1, curve: .linear).font(.test).fixedSize()
        }
    }

    @Test func `a whole number whose format has places behind the decimal mark is counted in whole ones`() {
        let place = Locale(identifier: "en_US")
        func expect<F: FormatStyle>(_ format: F, _ texts: [String])
        where F.FormatInput == Int, F.FormatOutput == String {
            let theatre = Theatre(980) { Price(theatre: $0, format: format) }
            theatre.stage.frameRate = 10
            theatre.show(1_000)
            for text in texts {
                #expect(theatre.rest == text)
                theatre.stage.advance(by: 0.5)
            }
        }
        expect(.currency(code: "USD").locale(place), ["$980.00", "$990.00", "$1,000.00"])
        expect(.percent.locale(place), ["980%", "990%", "1,000%"])
        expect(.number.precision(.fractionLength(1)).locale(place), ["980.0", "990.0", "1,000.0"])
    }
}
