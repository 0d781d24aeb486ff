import SwiftUI
import TallyStage
import Testing

/// Changes that are made when a frame begins, and not where the last one ended.
@MainActor
struct BetweenFramesTests {
    /// How wide a strip has been laid out last.
    private final class Probe: Sendable {
        // unsafe: written and read on the main actor.
        nonisolated(unsafe) var width: CGFloat = 0
    }

    /// As wide as it is told, by an animation of its own.
    private struct Strip: Layout {
        var width: CGFloat
        let probe: Probe

        var animatableData: CGFloat {
            get { width }
            set { width = newValue }
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: width, height: 20)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            probe.width = width
            subviews.first?.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
        }
    }

    private struct Meter: View {
        let probe: Probe
        @State private var width: CGFloat = 100
        var body: some View {
            Strip(width: width, probe: probe) { Color.red }
                .geometryGroup()
                .onAppear { withAnimation(.linear(duration: 1)) { width = 200 } }
                .onReceive(Timer.publish(every: 0.5, on: .main, in: .common).autoconnect()) { _ in
                    withAnimation(.linear(duration: 10)) { width = 150 }
                }
        }
    }

    @Test func `a change of a timer takes hold of nothing that a layout has moved since the last frame`() throws {
        let probe = Probe()
        let stage = Stage(size: CGSize(width: 300, height: 50)) { Meter(probe: probe) }
        stage.advance(by: 0)
        for frame in 1...80 {
            stage.advance(by: 1.0 / 60)
            let width = try #require(stage.frame.shapes.first?.rect.width)
            #expect(abs(width - probe.width) < 0.1, "\(frame)")
        }
        #expect(probe.width > 140)
    }
}
