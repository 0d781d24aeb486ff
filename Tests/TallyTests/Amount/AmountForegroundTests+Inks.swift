import Foundation
import TallyScene
import TallyStage
import Testing

extension AmountForegroundTests {
    /// How blue ink is, from 0 to 1, by its place in points; of pixels that are the gradient's ink alone.
    func inks(_ stage: Stage) -> [(x: Double, blue: Double)] {
        let image = stage.image()
        let scale = Double(image.width) / Self.width
        var result: [(Double, Double)] = []
        for (index, pixel) in image.pixels.enumerated() {
            if pixel >> 8 & 255 >= 8 { continue }
            let (red, blue) = (pixel >> 16 & 255, pixel & 255)
            if red + blue < 200 { continue }
            result.append(((Double(index % image.width) + 0.5) / scale, Double(blue) / Double(red + blue)))
        }
        return result
    }

    func count(_ stage: Stage, of wanted: (_ red: UInt32, _ green: UInt32, _ blue: UInt32) -> Bool) -> Int {
        stage.image().pixels.count { wanted($0 >> 16 & 255, $0 >> 8 & 255, $0 & 255) }
    }

    /// From the first digit to the end of the unit, as they are shown.
    func span(_ stage: Stage) throws -> ClosedRange<Double> {
        let texts = stage.frame.texts.filter { $0.rect.width < 60 }
        let unit = try #require(texts.first { $0.string == "원" }?.rect)
        let digits = texts.filter { $0.opacity > 0.999 && $0.string != "원" }
        let first = try #require(digits.min { $0.rect.minX < $1.rect.minX }?.rect)
        return Double(first.minX)...Double(unit.maxX)
    }

    /// Plays frames, and looks in each whether ink is coloured by its place.
    func play(_ stage: Stage, _ name: String, for seconds: Double = 0.5) throws {
        stage.advance(by: 0)
        for _ in 0..<Int(seconds * 60) {
            let (inks, span) = (inks(stage), try span(stage))
            #expect(inks.count > 100)
            for ink in inks {
                let place = (ink.x - span.lowerBound) / (span.upperBound - span.lowerBound)
                if abs(min(max(place, 0), 1) - ink.blue) > 0.03 {
                    Issue.record("\(name), \(stage.time): \(ink) in \(span)")
                    return
                }
            }
            stage.advance(by: 1.0 / 60)
        }
    }
}
