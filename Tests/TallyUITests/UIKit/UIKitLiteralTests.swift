import SwiftUI
import TallyStage
import Testing

/// Literals of colours and pictures, and what files that import only SwiftUI ask UIKit for besides.
@MainActor
struct UIKitLiteralTests {
    private func resolved(_ color: Color, _ scheme: ColorScheme = .light) -> Color.Resolved {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return color.resolve(in: environment)
    }

    @Test func `a colour literal is the colour that it names`() {
        let blue = Color(#colorLiteral(red: 0, green: 0.5, blue: 1, alpha: 0.25))
        #expect(resolved(blue) == resolved(Color(red: 0, green: 0.5, blue: 1, opacity: 0.25)))
        let kit: UIColor = #colorLiteral(red: 1, green: 0, blue: 0, alpha: 1)
        #expect(resolved(Color(uiColor: kit)) == resolved(Color(red: 1, green: 0, blue: 0)))
        let colors = [
            #colorLiteral(red: 1, green: 1, blue: 1, alpha: 1), #colorLiteral(red: 0, green: 0, blue: 0, alpha: 1),
        ]
        #expect(colors.map { resolved(Color($0)) } == [resolved(.white), resolved(.black)])
    }

    @Test func `a picture literal without a picture has no size`() {
        let picture: UIImage = #imageLiteral(resourceName: "no such picture")
        #expect(picture.size == .zero && UIImage(named: "no such picture") == nil)
        #expect(UIColor(named: "no such colour") == nil)
    }

    @Test func `a colour of a provider is one in the light and another in the dark`() {
        let color = Color(
            UIColor { $0.userInterfaceStyle == .dark ? .yellow : UIColor(red: 0, green: 0, blue: 1, alpha: 1) })
        #expect(resolved(color, .light) == resolved(Color(red: 0, green: 0, blue: 1)))
        #expect(resolved(color, .dark) == resolved(Color(UIColor.yellow), .dark))
    }

    @Test func `generators ask for the feedback that the modifier asks for`() throws {
        let stage = Stage {
            Button("tap") {
                UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
                UIImpactFeedbackGenerator(style: .soft).impactOccurred(intensity: 0.5)
                let generator = UINotificationFeedbackGenerator()
                generator.prepare()
                generator.notificationOccurred(.warning)
                UISelectionFeedbackGenerator().selectionChanged()
            }
        }
        #expect(stage.sensoryFeedback.isEmpty)
        try stage.tap("tap")
        #expect(
            stage.sensoryFeedback == [
                .impact(weight: .heavy), .impact(flexibility: .soft, intensity: 0.5), .warning, .selection,
            ])
        // Where nothing plays, nobody is asked.
        UISelectionFeedbackGenerator().selectionChanged()
    }

    @Test func `the application's window is the stage, which keeps nothing of its edges`() throws {
        var seen: [CGFloat] = []
        let stage = Stage(size: CGSize(width: 320, height: 480)) {
            Button("ask") {
                let window = UIApplication.shared.windows.first
                seen = [window?.safeAreaInsets.bottom ?? -1, window?.bounds.width ?? -1]
                let scene = UIApplication.shared.connectedScenes.first as? UIWindowScene
                if scene?.activationState == .foregroundActive { seen.append(scene?.keyWindow?.frame.height ?? -1) }
                if let url = URL(string: "https://example.com") { UIApplication.shared.open(url) }
            }
        }
        try stage.tap("ask")
        #expect(seen == [0, 320, 480] && stage.openedURLs.map(\.absoluteString) == ["https://example.com"])
    }

    @Test func `a window takes the keyboard from its field`() throws {
        struct Screen: View {
            @State private var text = ""
            @FocusState private var isFocused: Bool
            var body: some View {
                TextField("Name", text: $text).focused($isFocused)
                Text(isFocused ? "typing" : "resting")
                Button("Done") { UIApplication.shared.windows.first?.endEditing(true) }
            }
        }
        let stage = Stage { VStack { Screen() } }
        try stage.tap("Name")
        #expect(stage.text("typing") != nil)
        try stage.tap("Done")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "Name resting Done")
    }

    @Test func `a colour is made of what comes down to one`() {
        struct Brand: ShapeStyle, Hashable {
            func resolve(in environment: EnvironmentValues) -> Color.Resolved {
                (environment.colorScheme == .dark ? Color.white : .black).resolve(in: environment)
            }
        }
        #expect(Color(.indigo) == Color.indigo)
        #expect(resolved(Color(Brand()), .dark) == resolved(.white) && resolved(Color(Brand())) == resolved(.black))
    }

    @Test func `a length grows with the text size as a metric does`() throws {
        struct Screen: View {
            @ScaledMetric private var metric: CGFloat = 20
            let note: ([CGFloat]) -> Void
            var body: some View { Button("ask") { note([metric, UIFontMetrics.default.scaledValue(for: 20)]) } }
        }
        for size in [DynamicTypeSize.xSmall, .large, .accessibility3] {
            var preferences = Preferences()
            preferences.typeSize = size
            var seen: [CGFloat] = []
            let stage = Stage(size: CGSize(width: 200, height: 200), scale: 1, preferences: preferences) {
                Screen { seen = $0 }
            }
            try stage.tap("ask")
            #expect(seen.count == 2 && seen.first == seen.last && (size == .large) == (seen.first == 20))
        }
        #expect(UIFontMetrics.default.scaledValue(for: 20) == 20)
    }

    @Test func `the shape of bordered buttons is a shape`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 40)
        func rounded(_ radius: CGFloat, _ rect: CGRect) -> Path {
            RoundedRectangle(cornerRadius: radius, style: .continuous).path(in: rect)
        }
        #expect(ButtonBorderShape.buttonBorder.path(in: rect) == rounded(8, rect))
        #expect(ButtonBorderShape.capsule.path(in: rect) == Capsule().path(in: rect))
        #expect(
            ButtonBorderShape.roundedRectangle(radius: 12).inset(by: 4).path(in: rect)
                == rounded(8, rect.insetBy(dx: 4, dy: 4)))
        #expect(ButtonBorderShape.capsule.inset(by: 60).path(in: rect).isEmpty)
        let stage = Stage { Text("x").padding().background(.red, in: .buttonBorder) }
        #expect(stage.frame.shapes.count == 1)
    }

    @Test func `insets leave what is within them`() {
        let rect = CGRect(x: 0, y: 0, width: 100, height: 50)
        #expect(
            rect.inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
                == CGRect(x: 2, y: 1, width: 94, height: 46))
        #expect(rect.inset(by: UIEdgeInsets(top: 0, left: 60, bottom: 0, right: 60)).isNull)
    }
}
