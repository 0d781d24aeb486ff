import SwiftUI
import TallyStage
import Testing

/// What a geometry group offers the views inside while its frame moves.
@MainActor
struct GeometryGroupTests {
    @MainActor @Observable
    final class Model {
        var height = 20.0
    }

    /// Takes no width, whatever it is offered, and shows its view so far to the right as it is offered points.
    private struct Signpost: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
            CGSize(width: 0, height: subviews.first?.sizeThatFits(.unspecified).height ?? 0)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
            let x = bounds.minX + (proposal.width ?? 0)
            subviews.first?.place(at: CGPoint(x: x, y: bounds.minY), proposal: .unspecified)
        }
    }

    private struct Page: View {
        let model: Model
        var body: some View {
            Signpost { Text("A").frame(width: 10, height: model.height) }
                .geometryGroup()
                .frame(width: 62, alignment: .leading)
        }
    }

    @Test func `along an axis on which its frame stays, what is inside is offered what the group is`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 100)) { Page(model: model) }
        func left() -> [CGFloat] { stage.frame.texts.map(\.rect.minX) }
        let rest = left()
        #expect(rest.count == 1 && rest[0] > 70)
        withAnimation(.linear(duration: 0.1)) { model.height = 60 }
        for frame in 0..<8 {
            stage.advance(by: 1.0 / 60)
            #expect(left() == rest, "frame \(frame)")
        }
    }
}
