import SwiftUI
import TallyStage
import Testing

/// The names of UIKit that files use which import `SwiftUI` alone.
@MainActor
struct UIKitSubsetTests {
    private func resolved(_ color: Color, dark: Bool = false) -> Color.Resolved {
        var environment = EnvironmentValues()
        environment.colorScheme = dark ? .dark : .light
        return color.resolve(in: environment)
    }

    @Test func `a colour of UIKit follows the scheme of the place`() {
        let background = Color(.systemBackground)
        #expect(resolved(background) == resolved(.white))
        #expect(resolved(background, dark: true) == resolved(.black))
        #expect(resolved(Color(uiColor: .systemRed), dark: true) == resolved(.red, dark: true))
        #expect(resolved(Color(.red)).description == "#FF0000FF")
        #expect(resolved(Color(UIColor(red: 0, green: 1, blue: 0, alpha: 0.5))).description == "#00FF0080")
    }

    @Test func `a colour tells its components, and takes another opacity`() {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1) < 0.01 && abs(green - 0.5) < 0.01 && abs(blue) < 0.01 && abs(alpha - 0.25) < 0.01)
        #expect(UIColor.label.withAlphaComponent(1) != UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor(white: 1, alpha: 1) == UIColor(white: 1, alpha: 1))
    }

    @Test func `the corners asked for are round, the others are not`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        let bezier = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .bottomRight],
            cornerRadii: CGSize(width: 20, height: 20))
        let path = Path(bezier.cgPath)
        #expect(path.boundingRect == rect)
        #expect(!path.contains(CGPoint(x: 2, y: 2)) && !path.contains(CGPoint(x: 98, y: 48)))
        #expect(path.contains(CGPoint(x: 98, y: 2)) && path.contains(CGPoint(x: 2, y: 48)))
    }

    @Test func `an arc that is clockwise goes down from the right`() {
        let down = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: true)
        #expect(down.bounds.minY > -0.001 && abs(down.bounds.maxY - 10) < 0.01)
        let round = UIBezierPath(arcCenter: .zero, radius: 10, startAngle: 0, endAngle: .pi / 2, clockwise: false)
        #expect(abs(round.bounds.minY + 10) < 0.01 && abs(round.bounds.minX + 10) < 0.01)
    }

    @Test func `a path is built step by step`() {
        let bezier = UIBezierPath()
        bezier.move(to: .zero)
        bezier.addLine(to: CGPoint(x: 10, y: 0))
        bezier.addQuadCurve(to: CGPoint(x: 20, y: 10), controlPoint: CGPoint(x: 20, y: 0))
        bezier.addCurve(
            to: CGPoint(x: 0, y: 20), controlPoint1: CGPoint(x: 20, y: 20), controlPoint2: CGPoint(x: 10, y: 20))
        bezier.close()
        bezier.apply(CGAffineTransform(scaleX: 2, y: 2))
        #expect(bezier.contains(CGPoint(x: 10, y: 10)))
        #expect(bezier.bounds.maxX > 38)
        let both = UIBezierPath(ovalIn: CGRect(x: 50, y: 0, width: 10, height: 10))
        both.append(bezier)
        #expect(Path(both.cgPath).contains(CGPoint(x: 55, y: 5)))
        both.removeAllPoints()
        #expect(both.isEmpty && Path(both.cgPath) == Path())
    }

    @Test func `size classes are regular, previews and status bars change nothing`() {
        struct Room: View {
            @Environment(\.horizontalSizeClass) private var horizontal
            @Environment(\.verticalSizeClass) private var vertical
            var body: some View { Text(verbatim: "\(horizontal == .regular) \(vertical == .compact)") }
        }
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            Room().environment(\.verticalSizeClass, .compact).previewLayout(.sizeThatFits).previewDevice("Phone")
                .previewDisplayName("Room").statusBarHidden().statusBar(hidden: true)
        }
        #expect(stage.frame.visibleText == "true true")
    }
}
