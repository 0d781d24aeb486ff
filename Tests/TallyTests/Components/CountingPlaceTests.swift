import Foundation
import SwiftUI
import Tally
import TallyStage
import Testing

/// A counting number between neighbours, and in a place that is too narrow for it.
@MainActor
struct CountingPlaceTests {
    private func number(_ model: Theatre.Model) -> CountingNumber {
        CountingNumber(model.value, format: Decimal.FormatStyle.en, duration: 1, curve: .linear)
    }

    private func shown(_ theatre: Theatre) -> TextElement? {
        theatre.stage.frame.texts.first { $0.opacity > 0 && $0.string != "x" }
    }

    @Test(arguments: [RollWidth.immediate, .animated, .widest, .reserved(0...99)])
    func `no number on the way lies on its neighbour`(_ width: RollWidth) {
        for alignment in [TextAlignment.leading, .center, .trailing] {
            let theatre = Theatre(9_999) { model in
                HStack(spacing: 0) {
                    Text(verbatim: "x")
                    number(model).rollWidth(width).multilineTextAlignment(alignment)
                    Text(verbatim: "x")
                }
                .font(.test)
            }
            for value in [0, 12_345, 7] as [Decimal] {
                theatre.show(value)
                for _ in 0..<11 {
                    let sides = theatre.stage.frame.texts.filter { $0.string == "x" }.map(\.rect)
                    guard let rect = shown(theatre)?.rect else { return #expect(Bool(false), "nothing is shown") }
                    #expect(sides[0].maxX <= rect.minX + 0.01 && rect.maxX <= sides[1].minX + 0.01)
                    theatre.stage.advance(by: 0.1)
                }
                theatre.settle()
            }
        }
    }

    @Test(arguments: [RollWidth.immediate, .animated, .widest, .reserved(0...99)])
    func `under an animation of its neighbors no number on the way is cut`(_ width: RollWidth) {
        let theatre = Theatre(7) { model in
            HStack {
                Text(verbatim: "x"); number(model).rollWidth(width); Text(verbatim: "x")
            }.font(.test)
        }
        for value in [12_345, 80, 1_234_567] as [Decimal] {
            withAnimation(.easeInOut(duration: 0.5)) { theatre.show(value) }
            for _ in 0..<12 {
                #expect(shown(theatre)?.string.contains("…") == false)
                theatre.stage.advance(by: 0.05)
            }
            theatre.settle()
        }
    }

    @Test func `in a narrow place each text is cut as a text is`() {
        let theatre = Theatre(9) { number($0).font(.test).frame(width: 30) }
        let text = Theatre(9) {
            Text($0.value, format: Decimal.FormatStyle.en).lineLimit(1).monospacedDigit().font(.test).frame(width: 30)
        }
        for value in [1_234_567, 12, 99_999] as [Decimal] {
            theatre.show(value)
            theatre.settle()
            text.show(value)
            #expect(shown(theatre)?.string == shown(text)?.string)
            #expect(shown(theatre)?.rect == shown(text)?.rect)
        }
        #expect(shown(theatre)?.string.last == "…")
    }

    @Test func `or shown smaller, in every frame`() throws {
        let theatre = Theatre(9) { number($0).font(.test).minimumScaleFactor(0.1).frame(width: 30) }
        let least = try #require(shown(theatre)?.rect.height)
        theatre.show(1_234_567)
        var heights: [CGFloat] = []
        for _ in 0..<11 {
            let shown = try #require(self.shown(theatre))
            #expect(!shown.string.contains("…") && shown.rect.width <= 30.01)
            heights.append(shown.rect.height)
            theatre.stage.advance(by: 0.1)
        }
        #expect(heights.first == least && heights == heights.sorted(by: >) && heights[10] < least / 2)
    }

    @MainActor @Observable
    final class Widths { var width = RollWidth.animated }

    @Test(arguments: [RollWidth.immediate, .animated, .widest, .reserved(0...99_999)])
    func `another width in the middle of a count goes on counting`(_ first: RollWidth) {
        for second in [RollWidth.immediate, .animated, .widest, .reserved(0...99_999)] where second != first {
            let widths = Widths()
            widths.width = first
            let theatre = Theatre(0) { number($0).rollWidth(widths.width).font(.test) }
            theatre.show(1_000)
            theatre.stage.advance(by: 0.5)
            #expect(theatre.stage.frame.visibleText == "500")
            withAnimation { widths.width = second }
            theatre.stage.advance(by: 0)
            #expect(theatre.stage.frame.visibleText == "500")
            theatre.stage.advance(by: 0.25)
            #expect(theatre.stage.frame.visibleText == "750")
            theatre.settle()
            #expect(theatre.stage.frame.visibleText == "1,000")
        }
    }

    @Test(arguments: [TextAlignment.leading, .center, .trailing])
    func `in a room kept wider it stands where its text would, from right to left too`(_ alignment: TextAlignment) {
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            for width in [RollWidth.widest, .reserved(0...1_234_567)] {
                let theatre = Theatre(1_234_567) {
                    number($0).rollWidth(width).multilineTextAlignment(alignment).font(.test)
                        .environment(\.layoutDirection, direction)
                }
                let wide = shown(theatre)?.rect ?? .zero
                theatre.show(7)
                theatre.settle()
                let rect = shown(theatre)?.rect ?? .zero
                let isLeft = (alignment == .leading) == (direction == .leftToRight)
                let (got, wanted) =
                    alignment == .center
                    ? (rect.midX, wide.midX) : isLeft ? (rect.minX, wide.minX) : (rect.maxX, wide.maxX)
                #expect(abs(got - wanted) < 0.51, "\(direction) \(width)")
                #expect(rect.width < wide.width / 3)
            }
        }
    }
}
