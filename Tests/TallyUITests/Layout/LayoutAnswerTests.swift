import SwiftUI
import TallyStage
import Testing

/// Layouts that ask their views for much before they place them: what they were told first counts as what they were told last.
@MainActor
struct LayoutAnswerTests {
    /// As long as `length` where a width of 7 is proposed, and 10 points else; so is its leading guide.
    private struct Picky: Layout {
        let length: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: proposal.width == 7 ? length : 10, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}

        func explicitAlignment(
            of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
            cache: inout ()
        ) -> CGFloat? { guide == .leading && proposal.width == 7 ? length : nil }
    }

    /// As wide as its view is for a width of 7, or as that one's leading guide says; asks for many others besides.
    private struct Curious: Layout {
        let asksForGuides: Bool

        private func ask(_ view: LayoutSubview, _ width: CGFloat) -> CGFloat {
            let proposal = ProposedViewSize(width: width, height: 10)
            return asksForGuides
                ? view.dimensions(in: proposal)[.leading] : view.sizeThatFits(proposal).width
        }

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            let width = ask(subviews[0], 7)
            for other in 20..<40 { _ = ask(subviews[0], CGFloat(other)) }
            return CGSize(width: width, height: 10)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 25, height: 10))
        }
    }

    private struct Row: View {
        let length: CGFloat
        let asksForGuides: Bool
        var body: some View {
            HStack(spacing: 0) {
                Curious(asksForGuides: asksForGuides) { Picky(length: length) { Color.clear } }
                Square()
            }
        }
    }

    @Test(arguments: [false, true])
    func `a size or a guide that was asked for long before counts when it changes`(asksForGuides: Bool) {
        let length = Remote(CGFloat(10))
        let stage = Stage { Playing(length) { Row(length: $0, asksForGuides: asksForGuides) } }
        for new in [40.0, 20, 60, 10] {
            length.value = new
            stage.advance(by: 0)
            let fresh = Stage { Row(length: new, asksForGuides: asksForGuides) }
            #expect(stage.boxes.last.map { isNear($0, 45 + new / 2, 45, 10, 10) } ?? false, "\(new)")
            #expect(stage.frame == fresh.frame, "\(new)")
        }
    }

    /// Puts its view into the corner, in a size of its own.
    private struct Corner: Layout {
        let side: CGFloat

        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            CGSize(width: 80, height: 80)
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: side, height: side))
        }
    }

    private struct Reader: View {
        let side: CGFloat
        var body: some View {
            Corner(side: side) {
                GeometryReader { proxy in
                    VStack(spacing: 0) {
                        Square()
                        if proxy.size.width > 30 { Square(color: .blue) }
                        if proxy.size.width > 50 { Square(color: .green) }
                    }
                }
            }
        }
    }

    @Test func `a reader stays where a layout has put it, whatever it makes of its size`() {
        let side = Remote(CGFloat(20))
        let stage = Stage { Playing(side) { Reader(side: $0) } }
        for new in [40.0, 60, 20, 60, 40] {
            side.value = new
            stage.advance(by: 0)
            #expect(stage.boxes.count == (new > 50 ? 3 : new > 30 ? 2 : 1), "\(new)")
            #expect(stage.boxes.first.map { isNear($0, 10, 10, 10, 10) } ?? false, "\(new)")
            #expect(stage.frame == Stage { Reader(side: new) }.frame, "\(new)")
        }
    }
}
