import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// Symbols and placeholders that come, go, and stand in another row of the number than before.
@MainActor
struct RowChangeTests {
    @MainActor @Observable
    final class Model {
        var value: Double?
        var locale = "en_US"
        var width: CGFloat?
    }

    private struct Row: View {
        let model: Model
        let style: RollStyle
        var body: some View {
            HStack(spacing: 0) {
                Text("[")
                RollingNumber(
                    model.value, format: .currency(code: "USD").locale(Locale(identifier: model.locale))
                )
                .rollStyle(style)
                .frame(width: model.width)
                Text("]")
            }
            .font(.system(size: 30))
            .lineLimit(1)
        }
    }

    nonisolated private static let styles: [RollStyle] = [.flow, .numericText, .odometer, .continuous, .ticker]

    /// Glyphs that are seen well in one frame, and not at all in the next.
    private func gone(_ old: [TextElement], _ new: [TextElement]) -> [String] {
        old.filter { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            // The window closes over what leaves beside it.
            return face.opacity > 0.5 && rect.width > face.rect.width / 3
                && !new.contains { $0.string == face.string && abs($0.rect.minX - face.rect.minX) < 15 }
        }
        .map(\.string)
    }

    @Test(arguments: styles)
    func `no symbol and no placeholder is gone in one frame`(style: RollStyle) {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Row(model: model, style: style) }
        stage.advance(by: 0)
        let changes: [(value: Double?, locale: String)] = [
            (1_234.5, "en_US"), (nil, "en_US"), (-7, "en_US"), (.nan, "en_US"), (1_234.5, "de_DE"), (nil, "de_DE"),
            (0, "de_DE"), (0, "en_US"), (-42, "en_US"),
        ]
        for (value, locale) in changes {
            var before = stage.faces
            (model.value, model.locale) = (value, locale)
            for frame in 0..<40 {
                stage.advance(by: 1.0 / 120)
                let faces = stage.faces
                // Digits turn away on their drums, and a point's dot leaves the line.
                let lost = gone(before, faces).filter { "$€?-".contains($0) }
                #expect(lost.isEmpty, "\(value as Any) in \(locale), frame \(frame): \(lost)")
                before = faces
            }
            #expect(stage.settle(within: 5))
        }
    }

    @Test(arguments: [60, 70, 90, 115] as [CGFloat], [0.7, 1, 2])
    func `in a narrow place a currency is shown once, and nothing lies on anything`(width: CGFloat, pause: Double) {
        let model = Model()
        (model.value, model.width) = (1_234.5, width)
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Row(model: model, style: .flow) }
        stage.advance(by: 0)
        for value in [-42, 0, 1_234.5] as [Double] {
            model.value = value
            for frame in 0..<Int(pause * 30) {
                stage.advance(by: 1.0 / 30)
                #expect(stage.faces.count { $0.string == "$" && $0.opacity > 0.5 } <= 1, "\(value), frame \(frame)")
                let worst = stage.overlap(besides: ["[", "]", "…"])
                #expect(worst.points < 3.5, "\(value), frame \(frame): \(worst)")
            }
        }
        #expect(stage.settle(within: 5))
    }

    @Test func `what left some time ago does not come back among others`() {
        let model = Model()
        model.value = 999
        let stage = Stage(size: CGSize(width: 400, height: 100)) {
            RollingNumber(
                model.value ?? 0,
                format: FloatingPointFormatStyle<Double>.number.notation(.compactName).locale(
                    Locale(identifier: "en_US"))
            ).font(.system(size: 30))
        }
        stage.advance(by: 0)
        model.value = 1_000_000
        stage.advance(by: 0.1)
        model.value = 45_000
        stage.advance(by: 1.4)
        model.value = 999
        for frame in 0..<20 {
            stage.advance(by: 1.0 / 30)
            #expect(stage.overlap().points < 2, "frame \(frame): \(stage.overlap())")
            // Columns of one middle are faces of one drum: those of 45 and those of 999 stand beside one another.
            let middles = Set(stage.faces.filter { $0.opacity > 0.3 && $0.string != "K" }.map { Int($0.rect.midX / 4) })
            #expect(!(3...5).contains(frame) || middles.count >= 4, "frame \(frame): \(middles)")
        }
    }

    @Test(arguments: styles)
    func `a symbol that comes in front of the digits is hidden as far as it has no room yet`(style: RollStyle) throws {
        let model = Model()
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Row(model: model, style: style).background(.white) }
        stage.advance(by: 0)
        model.value = 1_234.5
        var isCut = false
        for frame in 0..<30 {
            stage.advance(by: 1.0 / 60)
            let bracket = try #require(stage.faces.first { $0.string == "[" }).rect
            let image = stage.image()
            let scale = CGFloat(image.width) / 400
            // A quarter of a line is where what has no room fades out.
            let (left, right) = (Int((bracket.minX - 30) * scale), Int((bracket.minX - 2) * scale))
            for y in 0..<image.height {
                for x in left..<right where image[x, y] >> 8 & 255 < 230 {
                    Issue.record("frame \(frame): ink at \(CGFloat(x) / scale), the bracket at \(bracket.minX)")
                    return
                }
            }
            if let symbol = stage.faces.first(where: { $0.string == "$" }) {
                isCut = isCut || symbol.rect.minX < bracket.minX
            }
        }
        // In a style without rows for symbols it opens between the others.
        #expect(isCut || style == .ticker)
    }
}
