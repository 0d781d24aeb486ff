import SwiftUI
import TallyStage
import Testing

/// Places its views on a diagonal, a step apart.
private struct Diagonal: Layout {
    var step: CGFloat
    var animatableData: CGFloat {
        get { step }
        set { step = newValue }
    }
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for (index, view) in subviews.enumerated() {
            let distance = step * CGFloat(index) * (subviews.count > 2 ? 1 : 1)
            view.place(
                at: CGPoint(x: bounds.minX + distance, y: bounds.minY + distance * distance / 10),
                proposal: .unspecified)
        }
    }
}

private struct WeightKey: LayoutValueKey { static let defaultValue = 1.0 }

/// Shares its width by weight.
private struct Weighted: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let total = subviews.reduce(0) { $0 + $1[WeightKey.self] }
        var x = bounds.minX
        for view in subviews {
            let width = bounds.width * view[WeightKey.self] / total
            view.place(
                at: CGPoint(x: x, y: bounds.minY), proposal: ProposedViewSize(width: width, height: bounds.height))
            x += width
        }
    }
}

@MainActor
struct CustomLayoutTests {
    @Test func `a layout of one's own places its views`() {
        let stage = Stage {
            Diagonal(step: 20) {
                Square(); Square(); Square()
            }
        }
        #expect(stage.boxes.map(\.minX) == [0, 20, 40])
        #expect(stage.boxes.map(\.minY) == [0, 40, 160])
    }

    @Test func `the animatable data of a layout moves, and each frame is laid out with it`() {
        let step = Remote<CGFloat>(10)
        let stage = Stage {
            Playing(step) {
                Diagonal(step: $0) {
                    Square(); Square()
                }
            }
        }
        withAnimation(.linear(duration: 1)) { step.value = 30 }
        stage.advance(by: 0)
        #expect(isNear(stage.boxes[1], 10, 10, 10, 10))
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[1], 20, 40, 10, 10))
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[1], 30, 90, 10, 10))
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `a layout reads values that its views carry, and lays out again when one changes`() {
        let weight = Remote(1.0)
        let stage = Stage {
            Playing(weight) { weight in
                Weighted {
                    Color.red; Color.red.layoutValue(key: WeightKey.self, value: weight)
                }
            }
        }
        #expect(stage.boxes.map(\.width) == [50, 50])
        weight.value = 4
        stage.advance(by: 0)
        #expect(stage.boxes.map(\.width) == [20, 80])
    }

    @Test func `a change deep in the tree lays out only what depends on it`() {
        let width = Remote<CGFloat>(10)
        let stage = Stage {
            VStack {
                HStack {
                    Playing(width) { Color.red.frame(width: $0, height: 10) }; Spacer()
                }.frame(width: 60, height: 20)
                ForEach(0..<50) { _ in Color.blue.frame(width: 1, height: 1) }
            }
        }
        width.value = 20
        stage.advance(by: 0)
        #expect(stage.boxes[0].width == 20)
        #expect(stage.statistics.nodesLaidOut < 10)
    }

    /// Counts how often it is asked for its size.
    private struct Asked: Layout {
        let log: Log
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            MainActor.assumeIsolated { log("\(proposal)") }
            return CGSize(width: 10, height: 10)
        }
        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {}
    }

    private struct Nested: View {
        let depth: Int
        let log: Log
        var body: some View {
            HStack {
                if depth > 0 { AnyView(Nested(depth: depth - 1, log: log)) } else { Asked(log: log) {} }
                Square()
            }
        }
    }

    @Test func `however deep it stands, a view is asked for its size a few times, and not again for another's change`()
    {
        let x = Remote(10.0)
        let log = Log()
        let stage = Stage {
            VStack {
                Nested(depth: 8, log: log)
                Playing(x) { Color.red.frame(width: $0, height: 10) }
            }
        }
        // A stack asks for the least, the most and what it then offers; asked anew at each step, that were 3 to the 9th.
        #expect((1...12).contains(log.take().count))
        x.value = 20
        stage.advance(by: 0)
        #expect(log.entries.isEmpty)
    }
}
