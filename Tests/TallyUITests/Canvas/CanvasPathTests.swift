import SwiftUI
import TallyStage
import Testing

/// A stage of 100×100 points with a canvas all over it.
@MainActor
func canvasStage(
    opaque: Bool = false, _ renderer: @escaping (inout GraphicsContext, CGSize) -> Void
) -> Stage {
    Stage(size: CGSize(width: 100, height: 100)) { Canvas(opaque: opaque, renderer: renderer) }
}

extension Stage {
    /// Red, green and blue of a pixel.
    func color(_ x: Int, _ y: Int) -> UInt32 { image()[x, y] & 0xFF_FFFF }

    /// True if no component of a pixel is further from a colour's.
    func isNear(_ x: Int, _ y: Int, _ color: UInt32, by tolerance: Int = 2) -> Bool {
        let found = self.color(x, y)
        return [0, 8, 16].allSatisfy { abs(Int(found >> $0 & 255) - Int(color >> $0 & 255)) <= tolerance }
    }
}

extension Color {
    static let pureRed = Color(red: 1, green: 0, blue: 0)
    static let pureGreen = Color(red: 0, green: 1, blue: 0)
    static let pureBlue = Color(red: 0, green: 0, blue: 1)
}

@MainActor
struct CanvasPathTests {
    private static let square = CGRect(x: 20, y: 20, width: 40, height: 40)

    @Test func `a canvas takes all the space and draws in its own points`() {
        var sizes: [CGSize] = []
        let stage = Stage(size: CGSize(width: 100, height: 80)) {
            Canvas { context, size in
                sizes.append(size)
                context.fill(Path(CGRect(origin: .zero, size: size)), with: .color(.pureRed))
            }
            .padding(10)
        }
        #expect(sizes == [CGSize(width: 80, height: 60)])
        #expect(stage.color(10, 10) == 0xFF0000 && stage.color(89, 69) == 0xFF0000)
        #expect(stage.color(9, 10) == 0xFFFFFF && stage.color(90, 69) == 0xFFFFFF)
        #expect(stage.frame.shapes.map(\.rect) == [CGRect(x: 10, y: 10, width: 80, height: 60)])
    }

    @Test func `paths are drawn in the order of the calls`() {
        let stage = canvasStage { context, _ in
            context.fill(Path(Self.square), with: .color(.pureRed))
            context.fill(Path(ellipseIn: Self.square), with: .color(.pureBlue))
            context.stroke(Path(Self.square), with: .color(.pureGreen), lineWidth: 4)
        }
        #expect(stage.color(23, 23) == 0xFF0000 && stage.color(40, 40) == 0x0000FF && stage.color(20, 40) == 0x00FF00)
        #expect(stage.color(17, 40) == 0xFFFFFF && stage.color(63, 63) == 0xFFFFFF)
    }

    @Test func `the fill rule decides about a hole`() {
        for isEvenOdd in [false, true] {
            let stage = canvasStage { context, _ in
                var path = Path(Self.square)
                path.addRect(Self.square.insetBy(dx: 10, dy: 10))
                context.fill(path, with: .color(.pureRed), style: FillStyle(eoFill: isEvenOdd))
            }
            #expect(stage.color(40, 40) == (isEvenOdd ? 0xFFFFFF : 0xFF0000) && stage.color(22, 22) == 0xFF0000)
        }
    }

    @Test func `the newest transform comes first, and copies keep their own`() {
        let stage = canvasStage { context, _ in
            var other = context
            other.translateBy(x: 50, y: 0)
            other.scaleBy(x: 2, y: 2)
            other.fill(Path(CGRect(x: 5, y: 5, width: 5, height: 5)), with: .color(.pureRed))
            context.rotate(by: .degrees(90))
            context.fill(Path(CGRect(x: 10, y: -20, width: 20, height: 10)), with: .color(.pureBlue))
            context.concatenate(CGAffineTransform(translationX: 50, y: 0))
            context.fill(Path(CGRect(x: 0, y: -10, width: 5, height: 5)), with: .color(.pureGreen))
        }
        #expect(stage.color(60, 10) == 0xFF0000 && stage.color(69, 19) == 0xFF0000 && stage.color(71, 15) == 0xFFFFFF)
        #expect(stage.color(15, 20) == 0x0000FF && stage.color(5, 20) == 0xFFFFFF)
        #expect(stage.color(8, 52) == 0x00FF00 && stage.color(8, 48) == 0xFFFFFF)
    }

    @Test func `nothing is drawn outside the canvas`() {
        let stage = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in context.fill(Path(Self.square), with: .color(.pureRed)) }
                .frame(width: 40, height: 40)
        }
        #expect(stage.color(60, 60) == 0xFF0000 && stage.color(75, 60) == 0xFFFFFF && stage.color(60, 75) == 0xFFFFFF)
        #expect(stage.color(45, 60) == 0xFFFFFF)
    }

    @Test func `an opaque canvas is black where nothing is drawn`() {
        #expect(canvasStage(opaque: true) { _, _ in }.color(50, 50) == 0)
        #expect(canvasStage { _, _ in }.color(50, 50) == 0xFFFFFF)
    }

    @Test func `gradients lie where they are told to, whatever the path`() {
        let gradient = Gradient(colors: [.black, .white])
        let stage = canvasStage { context, size in
            let all = Path(CGRect(origin: .zero, size: size))
            context.fill(
                all, with: .linearGradient(gradient, startPoint: .zero, endPoint: CGPoint(x: 50, y: 0)))
        }
        #expect(stage.isNear(0, 0, 0x020202, by: 3) && stage.isNear(25, 0, 0x828282, by: 4))
        #expect(stage.color(60, 0) == 0xFFFFFF)
        let radial = canvasStage { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .radialGradient(gradient, center: CGPoint(x: 50, y: 50), startRadius: 0, endRadius: 40))
        }
        #expect(
            radial.isNear(50, 50, 0, by: 4) && radial.isNear(70, 50, 0x828282, by: 4)
                && radial.color(95, 50) == 0xFFFFFF)
        let conic = canvasStage { context, size in
            context.fill(
                Path(CGRect(origin: .zero, size: size)),
                with: .conicGradient(gradient, center: CGPoint(x: 50, y: 50), angle: .degrees(90)))
        }
        #expect(conic.isNear(49, 90, 0x000000, by: 6) && conic.isNear(50, 10, 0x808080, by: 3))
    }

    @Test func `gradients repeat and run back and forth`() {
        let gradient = Gradient(colors: [.black, .white])
        func stage(_ options: GraphicsContext.GradientOptions) -> Stage {
            canvasStage { context, size in
                context.fill(
                    Path(CGRect(origin: .zero, size: size)),
                    with: .linearGradient(
                        gradient, startPoint: CGPoint(x: 20, y: 0), endPoint: CGPoint(x: 40, y: 0), options: options))
            }
        }
        let turns = stage(.repeat)
        let mirrored = stage(.mirror)
        for x in [10, 30, 50, 90] { #expect(turns.isNear(x, 0, 0x868686, by: 8), "\(x)") }
        for x in [1, 21, 41, 81] { #expect(turns.isNear(x, 0, 0x131313, by: 8), "\(x)") }
        for x in [39, 79] { #expect(turns.isNear(x, 0, 0xF9F9F9, by: 8) && !mirrored.isNear(x, 0, 0, by: 60)) }
        #expect(mirrored.isNear(41, 0, 0xEC, by: 255) && mirrored.isNear(59, 0, 0x060606, by: 8))
        #expect(mirrored.isNear(1, 0, 0xECECEC, by: 8) && mirrored.isNear(61, 0, 0x131313, by: 8))
    }

    @Test func `a style is laid out in the rectangle around the path`() {
        let stage = canvasStage { context, _ in
            context.fill(
                Path(Self.square),
                with: .style(.linearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing)))
            context.fill(Path(CGRect(x: 70, y: 0, width: 10, height: 10)), with: .foreground)
        }
        #expect(stage.isNear(20, 40, 0x030303, by: 3) && stage.isNear(59, 40, 0xFCFCFC, by: 3))
        #expect(stage.color(75, 5) == 0)
        let red = Stage(size: CGSize(width: 100, height: 100)) {
            Canvas { context, _ in context.fill(Path(Self.square), with: context.resolve(.foreground)) }
                .foregroundStyle(Color.pureRed)
        }
        #expect(red.color(40, 40) == 0xFF0000)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -.infinity, 0, -3, 1e12])
    func `bad numbers draw nothing and break nothing`(_ value: CGFloat) {
        let stage = canvasStage { context, _ in
            for change in 0..<6 {
                var bad = context
                switch change {
                case 0: bad.translateBy(x: value, y: 0)
                case 1: bad.scaleBy(x: value, y: 1)
                case 2: bad.rotate(by: .radians(Double(value)))
                case 3: bad.concatenate(CGAffineTransform(a: value, b: 0, c: 0, d: value, tx: 0, ty: 0))
                case 4: bad.clip(to: Path(CGRect(x: 0, y: 0, width: value, height: value)))
                default: bad.addFilter(.blur(radius: value))
                }
                bad.fill(Path(CGRect(x: 0, y: 0, width: value, height: 2)), with: .color(.pureRed))
                bad.stroke(
                    Path(ellipseIn: CGRect(x: 0, y: 0, width: 2, height: 2)), with: .color(.pureRed), lineWidth: value)
                bad.draw(Text(verbatim: "x"), in: CGRect(x: 0, y: 0, width: value, height: value))
                bad.draw(Text(verbatim: "x"), at: CGPoint(x: value, y: 0))
                bad.drawLayer { $0.opacity = Double(value) }
                _ = bad.clipBoundingRect
            }
            context.opacity = Double.nan
            context.fill(Path(CGRect(x: 40, y: 40, width: 40, height: 40)), with: .color(.pureRed))
            context.opacity = 7
            context.fill(Path(CGRect(x: 90, y: 90, width: 10, height: 10)), with: .color(.pureBlue))
        }
        #expect(stage.color(60, 60) == 0xFFFFFF || value.isFinite)
        #expect(stage.color(95, 95) == 0x0000FF || value == 1e12)
    }
}
