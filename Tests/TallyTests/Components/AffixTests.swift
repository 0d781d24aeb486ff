import Foundation
import SwiftUI
import Tally
import TallyScene
import TallyStage
import Testing

/// What stands before and behind a number.
@MainActor
struct AffixTests {
    private func theatre(
        _ value: Decimal, _ style: RollStyle = .flow, width: CGFloat = 600, factor: CGFloat = 1,
        direction: LayoutDirection = .leftToRight
    ) -> Theatre {
        Theatre(value, width: width) { model in
            HStack(spacing: 0) {
                RollingNumber(model.value, format: Decimal.FormatStyle.en) {
                    Rectangle().fill(.red).frame(width: 30, height: 30).accessibilityLabel("Star")
                } suffix: {
                    Text(verbatim: "pts").font(.system(size: 20))
                }
                .rollStyle(style)
                .rollAnimation(.linear(duration: 0.5))
                .minimumScaleFactor(factor)
                Spacer(minLength: 0)
            }
            .font(.test)
            .environment(\.layoutDirection, direction)
        }
    }

    private func suffix(_ theatre: Theatre) throws -> CGRect {
        try #require(theatre.stage.frame.texts.first { $0.string == "pts" }?.rect)
    }

    nonisolated private static let styles: [RollStyle] = [
        .flow, .numericText, .odometer, .continuous, .perDigit, .ticker,
    ]

    @Test(arguments: styles.indices)
    func `what stands beside a number travels with its width, and no digit is seen over it`(index: Int) throws {
        let theatre = theatre(5, Self.styles[index])
        var last = try suffix(theatre).minX
        let bare = Theatre(5, style: Self.styles[index])
        #expect(abs(last - 30 - bare.stage.frame.accessibility[0].rect.width) < 0.01)
        for (value, frames) in [(1_234_567, 12), (5, 6), (98_765_432, 40), (12, 3), (123_456, 2), (77, 40)] {
            theatre.model.value = Decimal(value)
            for frame in 0..<frames {
                theatre.stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let place = try suffix(theatre)
                let limit: CGFloat = Self.styles[index] == .perDigit ? 400 : 32
                #expect(abs(place.minX - last) < limit, "\(value), frame \(frame): \(last) to \(place.minX)")
                if frame == 0, Self.styles[index] != .perDigit { #expect(abs(place.minX - last) < 0.01) }
                last = place.minX
                // The square is as red as it was, and behind the unit it is white.
                let image = theatre.stage.image()
                let scale = Double(image.width) / 600
                var dark = 0
                for y in 0..<image.height {
                    for x in 0..<Int(27 * scale) where image[x, y] >> 16 & 255 < 128 { dark += 1 }
                    for x in Int(Double(place.maxX + 1) * scale)..<image.width where image[x, y] >> 16 & 255 < 128 {
                        dark += 1
                    }
                }
                #expect(dark == 0, "\(value), frame \(frame)")
            }
        }
    }

    @Test func `all stand on one baseline, and shrink together`() throws {
        let (wide, narrow) = (theatre(1_234_567), theatre(1_234_567, width: 150, factor: 0.2))
        let (a, b) = (try suffix(wide), try suffix(narrow))
        let scale = b.height / a.height
        #expect(scale < 0.8 && scale > 0.4)
        #expect(abs(b.maxX - 150) < 0.1 && abs(a.minX * scale - b.minX) < 0.5)
        // A text on the number's baseline.
        let text = Stage(size: CGSize(width: 600, height: 100)) {
            HStack(alignment: .firstTextBaseline, spacing: 0) {
                Text(verbatim: "1").font(.test)
                Text(verbatim: "pts").font(.system(size: 20))
                Spacer(minLength: 0)
            }
        }
        text.advance(by: 0)
        let other = try #require(text.frame.texts.first { $0.string == "pts" }?.rect)
        #expect(abs(other.minY - a.minY) < 0.01)
        // Where that is not enough, the number is cut off and what stands beside it is not.
        let cut = theatre(1_234_567, width: 150)
        #expect(try suffix(cut).maxX <= 150.01 && suffix(cut).height == a.height)
        #expect(cut.rest.contains("…"))
    }

    @Test func `assistive technology is told all of it in order`() {
        #expect(theatre(1_234).label == "Star, 1,234, pts")
        #expect(theatre(1_234_567, width: 100).label == "Star, 1,234,567, pts")
    }

    @Test func `from right to left the prefix stands on the right`() throws {
        let mirrored = theatre(1_234, direction: .rightToLeft)
        let digits = mirrored.faces.filter { $0.string == "1" }.map(\.rect.minX)
        #expect(try suffix(mirrored).maxX <= (digits.first ?? 0) + 0.01)
    }

    @Test func `one side may be bare, and the value may be missing`() {
        let theatre = Theatre(12) { model in
            VStack {
                RollingNumber(model.value, format: Decimal.FormatStyle.en, prefix: { Text(verbatim: "a") })
                RollingNumber(model.value, format: Decimal.FormatStyle.en, suffix: { Text(verbatim: "b") })
                RollingNumber(nil as Decimal?, format: Decimal.FormatStyle.en, placeholder: "–", suffix: {})
            }
        }
        #expect(theatre.stage.frame.accessibility.map(\.label) == ["a, 12", "12, b", "–"])
    }
}
