import Foundation
import Testing

@testable import TallyCore
@testable import TallyUI

@Suite struct AnimatableDataTests {
    @Test(arguments: try ConformanceValue.rows("animatable-data", 1...5))
    func `rules 128 and 130: animatable data is SwiftUI's`(row: ConformanceValue) throws {
        func input(_ name: String) throws -> Double { try #require(row.input[name]?.first) }
        if row.api == "Angle.animatableData" {
            let data = Angle(degrees: try input("degrees")).animatableData
            #expect(abs(data - row.expected[0]) <= 1e-15 * row.expected[0])
        } else {
            #expect(row.api.hasPrefix("EdgeInsets"))
            let data = EdgeInsets(
                top: try input("top"), leading: try input("leading"), bottom: try input("bottom"),
                trailing: try input("trailing")
            ).animatableData
            let read = [data.first, data.second.first, data.second.second.first, data.second.second.second]
            #expect(read.map(Double.init) == row.expected)
        }
    }

    private func survives<V: Animatable>(_ value: V, _ zero: V) -> V {
        var copy = zero
        copy.animatableData = value.animatableData
        return copy
    }

    @Test func `data carries everything that moves`() {
        #expect(survives(Angle.degrees(33), .zero).radians == Angle.degrees(33).radians)
        #expect(survives(UnitPoint(x: 0.25, y: 0.5), .zero) == UnitPoint(x: 0.25, y: 0.5))
        #expect(survives(CGRect(x: 1, y: 2, width: 3, height: 4), .zero) == CGRect(x: 1, y: 2, width: 3, height: 4))
        #expect(survives(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4), EdgeInsets()).leading == 2)
        let stroke = survives(
            StrokeStyle(lineWidth: 2, lineCap: .round, miterLimit: 3, dash: [1], dashPhase: 4), StrokeStyle())
        #expect(stroke == StrokeStyle(lineWidth: 2, miterLimit: 3, dashPhase: 4))
        let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(survives(radii, RectangleCornerRadii()) == radii)
        let color = Color.Resolved(red: 0.1, green: 0.2, blue: 0.3, opacity: 0.4)
        #expect(survives(color, Color.Resolved(red: 0, green: 0, blue: 0)) == color)
    }

    @Test func `shapes animate what they are made of`() {
        let trimmed = survives(
            _TrimmedShape(shape: RoundedRectangle(cornerRadius: 5), startFraction: 0.25, endFraction: 0.5),
            _TrimmedShape(shape: RoundedRectangle(cornerRadius: 0)))
        #expect(trimmed.shape.cornerSize == CGSize(width: 5, height: 5))
        #expect(trimmed.startFraction == 0.25)
        let turned = Circle().rotation(.degrees(180), anchor: .bottomTrailing).animatableData
        #expect(turned.second.first == .pi * 128)
        #expect(turned.second.second == AnimatablePair(128, 128))
        var shape = AnyShape(RoundedRectangle(cornerRadius: 4))
        shape.animatableData = shape.animatableData.scaled(by: 0.5) + .zero
        #expect((shape.base as? RoundedRectangle)?.cornerSize.width == 2)
        shape.animatableData = AnyShape(Circle().scale(2)).animatableData
        #expect((shape.base as? RoundedRectangle)?.cornerSize.width == 2, "data of another shape is ignored")
    }
}
