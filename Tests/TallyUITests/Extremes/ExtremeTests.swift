import Foundation
import SwiftUI
import TallyStage
import Testing

/// Every public argument that is a number may be any number: nothing traps or hangs, and what is shown is what a fresh
/// stage shows.
@MainActor
struct ExtremeTests {
    private struct Show: View {
        let this: ExtremeCase
        let value: CGFloat
        let control: Switch
        var body: some View { this.make(control.isOn ? value : 7) }
    }

    @Test(arguments: ExtremeCase.all)
    func `no number traps, hangs or leaves pixels`(this: ExtremeCase) {
        for value in ExtremeCase.values {
            let control = Switch()
            let stage = Stage { Show(this: this, value: value, control: control) }
            _ = stage.image()
            for animation in [nil, nil, Animation.spring] {
                withAnimation(animation) { control.isOn.toggle() }
                stage.advance(by: 0.1)
                #expect(stage.image() == stage.imageFromNothing(), "\(value)")
            }
            stage.frameRate = 10
            #expect(stage.settle(within: 10), "\(value)")
            #expect(stage.image() == stage.imageFromNothing(), "\(value)")
            let fresh = Stage { Show(this: this, value: value, control: control) }
            #expect(stage.frame == fresh.frame, "\(value)")
            #expect(stage.warnings == [], "\(value)")
        }
    }

    @Test func `extents and scales of a stage are held to what can be painted`() {
        for value in ExtremeCase.values {
            #expect(Stage(size: CGSize(width: value, height: 3)) { Square() }.image().height == 3)
            let scaled = Stage(size: CGSize(width: 10, height: 10), scale: value) { Square() }
            #expect((1...64).contains(scaled.scale) || scaled.scale == value)
            #expect(scaled.image().width <= 640)
        }
    }

    @Test func `a picture ends where nothing can be painted any more`() {
        let stage = Stage(size: CGSize(width: 20_000, height: 2), scale: 2) { Color.red }
        #expect(stage.image().width == 32_767 && stage.image().height == 4)
        #expect(stage.image()[32_766, 3] == stage.image()[0, 0])
    }

    @Test func `curves between the ends of all numbers are asked for points, and pressed`() {
        let end = CGFloat.greatestFiniteMagnitude
        let path = Path {
            $0.move(to: CGPoint(x: -end, y: -end))
            $0.addQuadCurve(to: CGPoint(x: -end, y: end), control: CGPoint(x: end, y: end))
            $0.addCurve(
                to: CGPoint(x: end, y: -end), control1: CGPoint(x: -end, y: -end), control2: CGPoint(x: end, y: end))
            $0.closeSubpath()
        }
        for point in [CGPoint.zero, CGPoint(x: end / 2, y: 1), CGPoint(x: -1, y: -end / 4)] {
            // Either will do: neither traps.
            _ = (path.contains(point), path.contains(point, eoFill: true))
        }
        var count = 0
        let stage = Stage { path.stroke(.red, lineWidth: end).contentShape(Rectangle()).onTapGesture { count += 1 } }
        stage.tap(CGPoint(x: 50, y: 50))
        #expect(count == 1)
    }

    /// Asks its view for its size in a width without end.
    private struct Asking: Layout {
        func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
            _ = subviews[0].sizeThatFits(ProposedViewSize(width: .infinity, height: 100))
            return subviews[0].sizeThatFits(ProposedViewSize(width: .greatestFiniteMagnitude, height: 100))
        }

        func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
            subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(width: 100, height: 100))
        }
    }

    @Test func `a grid of as many columns as fit is asked for any width`() {
        let stage = Stage {
            Asking {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 45), spacing: 0)], spacing: 0) {
                    Square(); Square()
                }
            }
        }
        #expect(stage.boxes.count == 2 && stage.boxes[1].minX - stage.boxes[0].minX == 50)
    }
}
