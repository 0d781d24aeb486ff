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
        _ = UIColor.orange.withAlphaComponent(0.25).getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        #expect(abs(red - 1) < 0.01 && abs(green - 0.5) < 0.01 && abs(blue) < 0.01 && abs(alpha - 0.25) < 0.01)
        #expect(UIColor.label.withAlphaComponent(1) != UIColor.label.withAlphaComponent(0.5))
        #expect(UIColor(white: 1, alpha: 1) == UIColor(white: 1, alpha: 1))
    }

    @Test func `a colour of Display P3 lies outside of sRGB, and texts on grounds are the same in both schemes`() {
        let red = resolved(Color(UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 0.5)))
        #expect(red == resolved(Color(.displayP3, red: 1, green: 0, blue: 0, opacity: 0.5)) && red.red > 1.05)
        for isDark in [false, true] {
            #expect(resolved(Color(.darkText), dark: isDark).description == "#000000FF")
            #expect(resolved(Color(.lightText), dark: isDark).description == "#FFFFFF99")
        }
        #expect(UIColor(named: "none", in: .main, compatibleWith: nil) == nil)
    }

    @Test func `previews and status bars change nothing`() {
        let stage = Stage(size: CGSize(width: 200, height: 60)) {
            Text(verbatim: "room").previewLayout(.sizeThatFits).previewDevice("Phone")
                .previewDisplayName("Room").statusBarHidden().statusBar(hidden: true)
        }
        #expect(stage.frame.visibleText == "room")
    }
}
