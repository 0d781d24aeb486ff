import SwiftUI
import TallyStage
import Testing

/// What a canvas does where two of its features meet.
@MainActor
struct CanvasEdgeTests {
    private static let all = Path(CGRect(x: 0, y: 0, width: 100, height: 100))
    private static let left = Path(CGRect(x: 0, y: 0, width: 50, height: 100))

    @Test func `a layer that clips at half its opacity lets half through, or holds half back`() {
        let shown = canvasStage { context, _ in
            context.clipToLayer(opacity: 0.5) { $0.fill(Self.left, with: .color(.black)) }
            context.fill(Self.all, with: .color(.pureRed))
        }
        #expect(shown.isNear(25, 50, 0xFF7F7F) && shown.color(75, 50) == 0xFFFFFF)
        let kept = canvasStage { context, _ in
            context.clipToLayer(opacity: 0.5, options: .inverse) { $0.fill(Self.left, with: .color(.black)) }
            context.fill(Self.all, with: .color(.pureRed))
        }
        #expect(kept.isNear(25, 50, 0xFF7F7F) && kept.color(75, 50) == 0xFF0000)
        for (opacity, color) in [(7.0, 0xFF0000), (-1, 0xFFFFFF), (.nan, 0xFFFFFF)] {
            let stage = canvasStage { context, _ in
                context.clipToLayer(opacity: opacity) { $0.fill(Self.left, with: .color(.black)) }
                context.fill(Self.all, with: .color(.pureRed))
            }
            #expect(stage.color(25, 50) == UInt32(color), "\(opacity)")
        }
    }

    @Test func `an inverse clip cuts what its fill rule covers`() {
        let rings = Path { path in
            path.addRect(CGRect(x: 10, y: 10, width: 80, height: 80))
            path.addRect(CGRect(x: 30, y: 30, width: 40, height: 40))
        }
        func stage(_ isEvenOdd: Bool) -> Stage {
            canvasStage { context, _ in
                context.clip(to: rings, style: FillStyle(eoFill: isEvenOdd), options: .inverse)
                context.fill(Self.all, with: .color(.pureRed))
            }
        }
        #expect(stage(true).color(50, 50) == 0xFF0000 && stage(false).color(50, 50) == 0xFFFFFF)
        #expect(stage(true).color(20, 20) == 0xFFFFFF && stage(true).color(5, 5) == 0xFF0000)
    }

    @Test func `what is blended is cut once by a clip that is a layer`() {
        let stage = canvasStage { context, _ in
            context.fill(Self.all, with: .color(.white))
            context.clipToLayer { $0.fill(Self.left, with: .color(.black.opacity(0.5))) }
            context.blendMode = .multiply
            context.fill(Self.all, with: .color(.pureRed))
        }
        #expect(stage.isNear(25, 50, 0xFF7F7F) && stage.color(75, 50) == 0xFFFFFF)
    }

    @Test func `a style fills the rectangle around a line, half its width included`() {
        let stage = canvasStage { context, _ in
            let line = Path { path in
                path.move(to: CGPoint(x: 50, y: 20))
                path.addLine(to: CGPoint(x: 50, y: 80))
            }
            context.stroke(
                line,
                with: .style(LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)),
                lineWidth: 40)
        }
        #expect(stage.isNear(31, 50, 0x060606, by: 8) && stage.isNear(50, 50, 0x808080, by: 8))
        #expect(stage.isNear(68, 50, 0xF9F9F9, by: 8))
    }

    @Test func `a gradient that repeats more often than is drawn repeats around its start`() {
        let stage = canvasStage { context, _ in
            let gradient = Gradient(stops: [
                .init(color: .black, location: 0), .init(color: .black, location: 0.5),
                .init(color: .white, location: 0.5), .init(color: .white, location: 1),
            ])
            context.fill(
                Path(CGRect(x: -100, y: 0, width: 300, height: 100)),
                with: .linearGradient(
                    gradient, startPoint: CGPoint(x: 50, y: 0), endPoint: CGPoint(x: 52, y: 0), options: .repeat))
        }
        let picture = stage.image()
        #expect((0..<99).allSatisfy { abs(Int(picture[$0, 50] & 0xFF) - Int(picture[$0 + 1, 50] & 0xFF)) > 100 })
    }

    @Test func `a blur of no width and one below are none`() {
        func stage(_ radius: CGFloat?) -> Stage {
            canvasStage { context, _ in
                if let radius { context.addFilter(.blur(radius: radius)) }
                context.fill(Path(ellipseIn: CGRect(x: 20, y: 20, width: 50, height: 50)), with: .color(.pureBlue))
            }
        }
        let plain = stage(nil)
        for radius in [0, -4, CGFloat.nan] {
            #expect(stage(radius).image() == plain.image())
            let drawn = stage(radius)
            #expect(drawn.frame.shapes == plain.frame.shapes)
        }
        #expect(stage(4).image() != plain.image())
    }

    @Test func `a picture of one's own that is opaque stands on black, and tiles fill all of a place`() {
        let opaque = Stage(size: CGSize(width: 100, height: 100)) {
            Image(size: CGSize(width: 40, height: 40), opaque: true) {
                $0.fill(Path(CGRect(x: 0, y: 0, width: 20, height: 40)), with: .color(.pureRed))
            }
        }
        #expect(opaque.color(40, 50) == 0xFF0000 && opaque.color(60, 50) == 0 && opaque.color(80, 50) == 0xFFFFFF)
    }
}
