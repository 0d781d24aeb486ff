import SwiftUI
import TallyStage
import Testing

/// The names of UIKit that code for SwiftUI uses, as such code writes them.
@MainActor
struct UIKitTests {
    private struct RoundedCorner: Shape {
        var radius: CGFloat = .infinity
        var corners: UIRectCorner = .allCorners

        func path(in rect: CGRect) -> Path {
            let path = UIBezierPath(
                roundedRect: rect, byRoundingCorners: corners, cornerRadii: CGSize(width: radius, height: radius))
            return Path(path.cgPath)
        }
    }

    private func stage(_ scheme: ColorScheme = .light, @ViewBuilder _ content: @escaping () -> some View) -> Stage {
        var preferences = Preferences()
        preferences.colorScheme = scheme
        return Stage(
            size: CGSize(width: 100, height: 100), scale: 1, preferences: preferences, content: content)
    }

    @Test func `corners that are named are round, and the others sharp`() {
        let all: [(UIRectCorner, CGPoint)] = [
            (.topLeft, CGPoint(x: 1, y: 1)), (.topRight, CGPoint(x: 98, y: 1)), (.bottomLeft, CGPoint(x: 1, y: 98)),
            (.bottomRight, CGPoint(x: 98, y: 98)),
        ]
        for mask in 0..<UInt(16) {
            let stage = stage {
                Color.black.clipShape(RoundedCorner(radius: 30, corners: UIRectCorner(rawValue: mask)))
            }
            let picture = stage.image()
            for (corner, point) in all {
                let isRound = UIRectCorner(rawValue: mask).contains(corner)
                #expect((picture[Int(point.x), Int(point.y)] == 0xFFFF_FFFF) == isRound, "\(mask) \(point)")
            }
        }
        #expect(RoundedCorner().path(in: CGRect(x: 0, y: 0, width: 40, height: 20)).boundingRect.width == 40)
    }

    @Test func `a path of UIKit is the path that SwiftUI draws`() {
        let bezier = UIBezierPath()
        bezier.move(to: CGPoint(x: 10, y: 10))
        bezier.addLine(to: CGPoint(x: 50, y: 10))
        bezier.addQuadCurve(to: CGPoint(x: 60, y: 30), controlPoint: CGPoint(x: 60, y: 10))
        bezier.addCurve(
            to: CGPoint(x: 10, y: 60), controlPoint1: CGPoint(x: 60, y: 50), controlPoint2: CGPoint(x: 30, y: 60))
        bezier.close()
        let plain = Path {
            $0.move(to: CGPoint(x: 10, y: 10))
            $0.addLine(to: CGPoint(x: 50, y: 10))
            $0.addQuadCurve(to: CGPoint(x: 60, y: 30), control: CGPoint(x: 60, y: 10))
            $0.addCurve(
                to: CGPoint(x: 10, y: 60), control1: CGPoint(x: 60, y: 50), control2: CGPoint(x: 30, y: 60))
            $0.closeSubpath()
        }
        #expect(Path(bezier.cgPath) == plain && bezier.bounds == plain.boundingRect)
        #expect(Path(plain.cgPath) == plain && bezier.contains(CGPoint(x: 20, y: 20)))
        let copy = bezier.copy() as? UIBezierPath
        #expect(copy == bezier && copy !== bezier)
        copy?.removeAllPoints()
        #expect(copy?.isEmpty == true && !bezier.isEmpty && UIBezierPath().currentPoint == .zero)
    }

    @Test func `clockwise is clockwise on the screen`() {
        // From the right to the bottom: the quarter below and right of the centre.
        let quarter = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(isNear(quarter.bounds.minX, 50, 0.01) && isNear(quarter.bounds.maxY, 90, 0.01))
        #expect(isNear(quarter.bounds.minY, 50, 0.01) && isNear(quarter.bounds.maxX, 90, 0.01))
        let rest = UIBezierPath(
            arcCenter: CGPoint(x: 50, y: 50), radius: 40, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(isNear(rest.bounds.minX, 10, 0.01) && isNear(rest.bounds.minY, 10, 0.01))
    }

    @Test func `plain names are pure colours, system names are SwiftUI's and follow the scheme`() {
        func color(_ color: UIColor, _ scheme: ColorScheme = .light) -> Int {
            Int(stage(scheme) { Color(uiColor: color) }.image()[50, 50] & 0xFF_FFFF)
        }
        #expect(color(.red) == 0xFF0000 && color(.systemRed) == 0xFF3B30 && color(.systemRed, .dark) == 0xFF453A)
        #expect(color(.systemBackground) == 0xFFFFFF && color(.systemBackground, .dark) == 0)
        #expect(color(.secondarySystemBackground) == 0xF2F2F7 && color(.secondarySystemBackground, .dark) == 0x1C1C1E)
        #expect(color(.systemGroupedBackground) == 0xF2F2F7 && color(.systemGroupedBackground, .dark) == 0)
        #expect(color(.tertiarySystemBackground, .dark) == 0x2C2C2E && color(.tertiarySystemBackground) == 0xFFFFFF)
        #expect(color(.systemGray3) == 0xC7C7CC && color(.systemGray6, .dark) == 0x1C1C1E)
        #expect(color(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 1)) == 0x336699)
        #expect(color(UIColor(hue: 1.0 / 3, saturation: 1, brightness: 1, alpha: 1)) == 0x00FF00)
        #expect(UIColor(Color.red) == .systemRed && UIColor.red != .systemRed)
    }

    @Test func `components are read back, and an alpha takes the place of the old one`() {
        var (red, green, blue, alpha) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        let color = UIColor(red: 0.25, green: 0.5, blue: 0.75, alpha: 0.5).withAlphaComponent(0.2)
        #expect(color.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
        #expect(isNear(red, 0.25, 1e-5) && isNear(green, 0.5, 1e-5) && isNear(blue, 0.75, 1e-5))
        #expect(isNear(alpha, 0.2, 1e-5))
        #expect(UIColor(red: .nan, green: 0, blue: 0, alpha: 1).getRed(nil, green: nil, blue: nil, alpha: nil))
    }

    @Test func `components of a byte are read back to the last bit, for those who write them as hexadecimal digits`() {
        for byte in 0...255 {
            let component = CGFloat(byte) / 255
            var (red, green, blue, white) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
            let color = UIColor(red: component, green: 1 - component, blue: component, alpha: 1)
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            #expect(red == component && blue == component && Int((green * 255).rounded()) == 255 - byte)
            #expect(UIColor(white: component, alpha: 1).getWhite(&white, alpha: nil) && white == component)
        }
    }
}
