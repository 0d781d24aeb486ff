import SwiftUI
import TallyStage
import Testing

/// Sheets of a size of their own, on stages of 900 by 1000 points, and on narrow ones.
@MainActor
struct PresentationSizingTests {
    private struct Square: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            .init(width: 400, height: 300)
        }
    }

    private struct Nothing: PresentationSizing {
        func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize {
            .init(width: -5, height: .nan)
        }
    }

    private func sheet(
        width: CGFloat = 900, height: CGFloat = 1000, _ sizing: some PresentationSizing, _ side: Remote<CGFloat>
    ) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: height)) {
            Color.white.sheet(isPresented: .constant(true)) {
                Playing(side) { side in
                    Color.red.frame(minWidth: side, idealWidth: side, minHeight: side, idealHeight: side)
                        .presentationSizing(sizing)
                }
            }
        }
        #expect(stage.settle())
        return stage
    }

    private func rect(_ stage: Stage) -> CGRect {
        stage.frame.shapes.filter { "\($0.color)" == "#FF3B30FF" }.map(\.rect).max { $0.width < $1.width } ?? .null
    }

    @Test func `a sheet stands in the middle, in its size`() {
        #expect(rect(sheet(Square(), Remote(10))) == CGRect(x: 250, y: 350, width: 400, height: 300))
        #expect(rect(sheet(.form, Remote(10))).size == CGSize(width: 540, height: 620))
        #expect(rect(sheet(.page, Remote(10))).width == 704)
        #expect(rect(sheet(.fitted, Remote(150))) == CGRect(x: 375, y: 425, width: 150, height: 150))
        #expect(
            rect(sheet(.form.fitted(horizontal: false, vertical: true), Remote(150))).size
                == CGSize(width: 540, height: 150))
    }

    @Test func `it is as it was on a narrow stage, and where no sizing is set`() {
        let narrow = rect(sheet(width: 400, height: 800, Square(), Remote(10)))
        #expect(narrow.width == 400 && narrow.maxY == 800)
        let automatic = rect(sheet(.automatic, Remote(10)))
        #expect(automatic.width == 900 && automatic.maxY == 1000)
    }

    @Test func `a fitted sheet follows its views, and a sticky one does not become smaller`() {
        let (side, other) = (Remote(CGFloat(150)), Remote(CGFloat(150)))
        let fitted = sheet(.fitted, side)
        let sticky = sheet(.fitted.sticky(horizontal: true, vertical: true), other)
        for (next, kept) in [(300, 300), (100, 300), (400, 400)] as [(CGFloat, CGFloat)] {
            side.value = next
            other.value = next
            for stage in [fitted, sticky] { stage.advance(by: 1) }
            #expect(rect(fitted).size == CGSize(width: next, height: next))
            #expect(rect(sticky).size == CGSize(width: kept, height: kept))
        }
    }

    @Test func `sizes that make no sense are held within the room`() {
        let stage = sheet(Nothing(), Remote(0))
        #expect(rect(stage).width <= 1 || rect(stage).isNull)
        #expect(rect(sheet(.fitted, Remote(5000))).width <= 5000)
    }
}
