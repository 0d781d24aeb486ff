import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A number takes the place of its placeholder as a whole, and gives it back so.
@MainActor
struct PlaceholderTests {
    @MainActor @Observable
    final class Model {
        var value: Int?
        init(_ value: Int?) { self.value = value }
    }

    private struct Row: View {
        let model: Model
        let style: RollStyle
        var placeholder = "?????"
        var body: some View {
            RollingNumber(model.value, format: .number.locale(Locale(identifier: "en_US")), placeholder: placeholder)
                .rollStyle(style).font(.system(size: 30))
        }
    }

    nonisolated private static let styles: [RollStyle] = [
        .flow, .perDigit, .perDigit(columns: .byPosition), .numericText, .odometer, .continuous, .ticker,
    ]
    nonisolated private static let values = [0, 5, 128, -7, 1_234_567]

    private func play(_ value: Int?, style: RollStyle) -> (model: Model, stage: Stage) {
        let model = Model(value)
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Row(model: model, style: style) }
        stage.advance(by: 0)
        return (model, stage)
    }

    /// Where characters stand, and how well each is seen; those that are hardly seen are left out.
    private func seen(_ stage: Stage, _ wanted: (Character) -> Bool) -> [TextElement] {
        stage.faces.filter { face in
            let rect = face.clip.map { $0.intersection(face.rect) } ?? face.rect
            return face.opacity > 0.05 && rect.height > 1 && rect.width > 1 && face.string.contains(where: wanted)
        }
    }

    /// What is wrong with one frame; empty if a placeholder and a number are two rows that pass each other.
    ///
    /// - Parameter rows: How many there may be of each: what is called off leaves while it comes again.
    private func faults(_ stage: Stage, width: Double, rows: Int = 1) -> [String] {
        let marks = seen(stage) { $0 == "?" }
        let digits = seen(stage) { $0.isNumber }
        var faults: [String] = []
        for row in [marks, digits] {
            let heights = Set(row.map { ($0.rect.midY * 2).rounded() })
            if heights.count > rows { faults.append("parts: \(heights)") }
        }
        for (mark, digit) in marks.flatMap({ mark in digits.map { (mark, $0) } }) {
            let distance = abs(Double(mark.rect.midY - digit.rect.midY))
            let ink = min(mark.opacity, digit.opacity)
            // Nearer than two thirds of a digit's height, at least one is pale.
            let limit = rows > 1 ? 0.45 : 0.3
            if distance < 14 && ink > limit { faults.append("on one another: \(distance) at \(ink)") }
        }
        if marks.contains(where: { Double($0.rect.width) < width * 0.35 }) { faults.append("narrow") }
        return faults
    }

    private func width(of style: RollStyle) -> Double {
        Double(play(nil, style: style).stage.faces.first { $0.string == "?" }?.rect.width ?? 0)
    }

    @Test(arguments: styles, values)
    func `a placeholder and a number pass each other as two rows, both ways`(style: RollStyle, value: Int) {
        let width = width(of: style)
        #expect(width > 8)
        for (from, to) in [(nil, value), (value, nil)] as [(Int?, Int?)] {
            let (model, stage) = play(from, style: style)
            model.value = to
            var passed = 0
            for frame in 0..<90 {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let faults = faults(stage, width: width)
                #expect(faults.isEmpty, "\(from as Any) to \(to as Any), frame \(frame): \(faults)")
                if !seen(stage, { $0 == "?" }).isEmpty, !seen(stage, { $0.isNumber }).isEmpty { passed += 1 }
            }
            #expect(passed > 1, "\(from as Any) to \(to as Any): never seen together")
            #expect(stage.settle(within: 5))
        }
    }

    @Test(arguments: styles, [1, 2, 3, 5, 8, 12, 20, 30])
    func `called off on the way, they still are two rows`(style: RollStyle, frames: Int) {
        let width = width(of: style)
        let (model, stage) = play(128, style: style)
        for round in 0..<4 {
            model.value = model.value == nil ? 128 : nil
            for frame in 0..<(round == 3 ? 90 : frames) {
                stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
                let faults = faults(stage, width: width, rows: 2)
                #expect(faults.isEmpty, "round \(round), frame \(frame): \(faults)")
            }
        }
        #expect(stage.settle(within: 5))
        #expect(stage.faces.map(\.string).joined() == "128")
    }

    @Test(arguments: [RollStyle.flow, .odometer, .continuous], [0.1, 0.3, 0.9])
    func `a number that has come rolls on by its drums`(style: RollStyle, pause: Double) {
        let (model, stage) = play(nil, style: style)
        model.value = 123
        stage.advance(by: pause)
        model.value = 456
        for frame in 0..<60 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            // Faces of a drum are a line apart: none lie on one another.
            let digits = seen(stage) { $0.isNumber }.sorted {
                ($0.rect.midX, $0.rect.midY) < ($1.rect.midX, $1.rect.midY)
            }
            for (upper, lower) in zip(digits, digits.dropFirst()) where abs(upper.rect.midX - lower.rect.midX) < 4 {
                #expect(lower.rect.midY - upper.rect.midY > 20, "frame \(frame): \(upper.string), \(lower.string)")
            }
        }
        #expect(stage.settle(within: 5))
    }

    @Test(arguments: styles)
    func `what both begin or end with stays where it is`(style: RollStyle) throws {
        let model = Model(nil)
        let stage = Stage(size: CGSize(width: 400, height: 100)) { Row(model: model, style: style, placeholder: "0") }
        stage.advance(by: 0)
        let rest = try #require(stage.faces.first { $0.string == "0" }).rect
        model.value = 10
        for frame in 0..<60 {
            stage.advance(by: frame == 0 ? 0 : 1.0 / 60)
            let zeros = stage.faces.filter { $0.string == "0" }
            #expect(zeros.count == 1, "frame \(frame): \(zeros.count)")
            #expect(zeros.allSatisfy { abs($0.rect.midY - rest.midY) < 0.5 && $0.opacity > 0.99 }, "frame \(frame)")
        }
        #expect(stage.settle(within: 5))
    }
}
