import Foundation
import SwiftUI
import TallyStage
import Testing

/// Shapes as programs write them: by a rectangle's width and height alone, since it begins at (0, 0).
@MainActor
struct CustomShapeTests {
    /// The upper left half of its bounds, cut along the diagonal.
    private struct Corner: Shape {
        func path(in rect: CGRect) -> Path {
            Path { path in
                path.move(to: .zero)
                path.addLine(to: CGPoint(x: rect.width, y: 0))
                path.addLine(to: CGPoint(x: 0, y: rect.height))
                path.closeSubpath()
            }
        }
    }

    /// A square of 40 at (50, 50) of 100 by 100.
    private func stage(_ cut: @escaping (Color) -> some View) -> Stage {
        Stage { cut(Color.red).frame(width: 40, height: 40).offset(x: 0).position(x: 70, y: 70) }
    }

    private func isRed(_ stage: Stage, _ x: Int, _ y: Int) -> Bool { stage.image()[x, y] & 0xFF < 100 }

    private func expectCorner(_ stage: Stage) {
        #expect(isRed(stage, 55, 55) && isRed(stage, 75, 55) && isRed(stage, 55, 75))
        #expect(!isRed(stage, 85, 85) && !isRed(stage, 75, 80) && !isRed(stage, 45, 55))
    }

    @Test func `a clip is that of the view's own bounds`() {
        expectCorner(stage { $0.frame(width: 40, height: 40).clipShape(Corner()) })
    }

    @Test func `a mask is that of the view's own bounds`() {
        expectCorner(stage { $0.frame(width: 40, height: 40).mask(Corner()) })
    }

    @Test func `so is what is cut inside of a container`() {
        expectCorner(stage { $0.frame(width: 40, height: 40).clipShape(Corner()).containerShape(Rectangle()) })
        expectCorner(
            stage { color in
                ZStack { color.frame(width: 40, height: 40).clipShape(Corner()) }.containerShape(Circle())
            })
    }

    @Test func `what is hit is that of the view's own bounds`() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 40, height: 40).contentShape(Corner()).onTapGesture { log("tap") }
                .position(x: 70, y: 70)
        }
        for (point, hits) in [(55, 1), (62, 1), (80, 0), (85, 0)] {
            stage.tap(CGPoint(x: point, y: point))
            stage.advance(by: 0.1)
            #expect(log.take().count == hits, "\(point)")
        }
    }
}
