import SwiftUI
import TallyStage
import Testing

/// What is inside of a matched view while that is on its way.
@MainActor
struct MatchedGeometryContentTests {
    private let isOn = Remote(false)
    private let slow = Animation.linear(duration: 1)

    /// A row of two bars with a gap of what is left between them, in a place that is as wide as said.
    private struct Bars: View {
        @Namespace private var space
        let isOn: Bool
        var body: some View {
            ZStack(alignment: .topLeading) {
                Color.clear
                Color.clear.matchedGeometryEffect(id: "place", in: space).frame(width: isOn ? 100 : 20, height: 10)
                ViewThatFits(in: .horizontal) {
                    Color.green.frame(width: 60, height: 5)
                    Color.red.frame(width: 10, height: 5)
                }
                .matchedGeometryEffect(id: "place", in: space, isSource: false)
            }
        }
    }

    @Test func `rule 120: what is inside is laid out for the rectangle of each moment`() {
        let isOn = isOn
        let stage = Stage { Playing(isOn) { Bars(isOn: $0) } }
        let shown = { stage.frame.shapes.filter { $0.rect.height == 5 }.map(\.rect) }
        #expect(shown() == [CGRect(x: 5, y: 2.5, width: 10, height: 5)])
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0)
        #expect(shown() == [CGRect(x: 5, y: 2.5, width: 10, height: 5)])
        // 20 + 80 × 0.25 are too few for the wide one.
        stage.advance(by: 0.25)
        #expect(shown() == [CGRect(x: 15, y: 2.5, width: 10, height: 5)])
        stage.advance(by: 0.25)
        #expect(shown() == [CGRect(x: 0, y: 2.5, width: 60, height: 5)])
        stage.advance(by: 0.5)
        #expect(shown() == [CGRect(x: 20, y: 2.5, width: 60, height: 5)])
        #expect(stage.nextFrameTime == nil)
        withAnimation(slow) { isOn.value = false }
        stage.advance(by: 0.75)
        #expect(shown() == [CGRect(x: 15, y: 2.5, width: 10, height: 5)])
    }

    @Test func `rule 120: a text that grows into its place is broken into lines for the width of each moment`() {
        let isOn = isOn
        let stage = Stage(size: CGSize(width: 320, height: 200)) {
            Playing(isOn) { isOn in
                WithNamespace { space in
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        if isOn {
                            Text("The quick brown fox jumps over it").lineLimit(nil)
                                .frame(maxWidth: .infinity, maxHeight: .infinity)
                                .matchedGeometryEffect(id: 1, in: space).frame(width: 300, height: 150)
                        } else {
                            Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 80, height: 150)
                        }
                    }
                }
            }
        }
        withAnimation(slow) { isOn.value = true }
        var lines: [Int] = []
        for _ in 0...10 {
            stage.advance(by: lines.isEmpty ? 0 : 0.1)
            let rects = stage.frame.texts.map(\.rect)
            lines.append(rects.count)
            // It stands in the middle of the rectangle of the moment.
            let (left, right) = (rects.map(\.minX).min()!, rects.map(\.maxX).max()!)
            #expect(abs((left + right) / 2 - (40 + 110 * stage.time)) < 5)
            #expect(right - left <= 80 + 220 * stage.time + 0.01)
        }
        #expect(lines.first! > 2 && lines.last == 1)
        #expect(lines == lines.sorted(by: >))
        #expect(Set(lines).count > 2)
    }

    @Test func `what moves inside a matched view by itself goes on doing so in the moving rectangle`() {
        let (isOn, inner) = (isOn, Remote(false))
        let stage = Stage {
            Playing(isOn) { isOn in
                WithNamespace { space in
                    ZStack(alignment: .topLeading) {
                        Color.clear
                        Color.clear.matchedGeometryEffect(id: 1, in: space).frame(width: isOn ? 100 : 20, height: 10)
                        Playing(inner) { Color.red.frame(width: 10, height: 5).offset(y: $0 ? 40 : 0) }
                            .frame(maxWidth: .infinity, alignment: .trailing)
                            .matchedGeometryEffect(id: 1, in: space, isSource: false)
                    }
                }
            }
        }
        let red = { stage.frame.shapes.first { $0.rect.height == 5 }?.rect ?? .null }
        withAnimation(slow) { inner.value = true }
        stage.advance(by: 0.5)
        #expect(red().origin == CGPoint(x: 10, y: 22.5))
        withAnimation(slow) { isOn.value = true }
        stage.advance(by: 0.5)
        #expect(red().origin == CGPoint(x: 50, y: 42.5))
        stage.advance(by: 0.5)
        #expect(red().origin == CGPoint(x: 90, y: 42.5))
    }
}
