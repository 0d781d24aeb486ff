import SwiftUI
import TallyStage
import Testing

@testable import TallyControls

@MainActor
struct ColorPickerTests {
    private struct Screen: View {
        @State var color: Color
        var supportsOpacity = true
        let note: (Color) -> Void

        var body: some View {
            VStack {
                ColorPicker("Accent", selection: $color, supportsOpacity: supportsOpacity)
                Spacer()
            }
            .padding()
            .onChange(of: color) { note($1) }
        }
    }

    @MainActor
    private final class Chosen {
        var colors: [Color] = []
        func hexadecimals(in stage: Stage) -> [String] {
            stage.advance(by: 0)
            return colors.map { PickedColor($0.resolve(in: EnvironmentValues()), supportsOpacity: true).words }
        }
    }

    private func stage(_ color: Color, supportsOpacity: Bool = true, _ chosen: Chosen) -> Stage {
        Stage(size: CGSize(width: 390, height: 700)) {
            Screen(color: color, supportsOpacity: supportsOpacity) { chosen.colors.append($0) }
        }
    }

    @Test func `a well shows the colour and says it, and opens a palette`() throws {
        let chosen = Chosen()
        let stage = stage(Color(red: 1, green: 0, blue: 0), chosen)
        let well = try #require(
            stage.frame.accessibility.first { $0.label == "Accent" && $0.traits.contains(.isButton) })
        #expect(well.value == "#FF0000")
        #expect(stage.text("Grid") == nil)
        stage.tap(CGPoint(x: well.rect.midX, y: well.rect.midY))
        #expect(stage.settle())
        #expect(stage.text("Grid") != nil && stage.text("Opacity") != nil && chosen.colors.isEmpty)
        try stage.tap("#00FF00")
        #expect(chosen.hexadecimals(in: stage) == ["#00FF00"])
        try stage.tap("#FFFFFF")
        #expect(chosen.hexadecimals(in: stage) == ["#00FF00", "#FFFFFF"])
        // It stays open until a tap beside it.
        stage.tap(CGPoint(x: 200, y: 690))
        #expect(stage.settle())
        #expect(stage.text("Grid") == nil && chosen.colors.count == 2)
    }

    @Test func `sliders and a number choose, too, and the opacity stays`() throws {
        let chosen = Chosen()
        let stage = stage(Color(red: 1, green: 0, blue: 0, opacity: 0.5), chosen)
        try stage.tap("Accent")
        #expect(stage.settle())
        try stage.tap("Sliders")
        #expect(stage.settle())
        try stage.tap("Hex Color")
        stage.press("a", modifiers: .control)
        stage.type("0a84ff\n")
        #expect(chosen.hexadecimals(in: stage) == ["#0A84FF, 50%"])
        stage.press("a", modifiers: .control)
        stage.type("nonsense\n")
        #expect(chosen.colors.count == 1)
    }

    @Test func `without opacity every choice is opaque`() throws {
        let chosen = Chosen()
        let stage = stage(.red.opacity(0.3), supportsOpacity: false, chosen)
        try stage.tap("Accent")
        #expect(stage.settle())
        #expect(stage.text("Opacity") == nil)
        try stage.tap("#0000FF")
        #expect(chosen.hexadecimals(in: stage) == ["#0000FF"])
    }

    @Test func `a colour is read from three or six digits`() {
        var picked = PickedColor(Color.black.resolve(in: EnvironmentValues()), supportsOpacity: true)
        for (text, wanted) in [("#fff", "FFFFFF"), ("0A84FF", "0A84FF"), (" #123456 ", "123456"), ("abc", "AABBCC")] {
            #expect(picked.read(hexadecimal: text) && picked.hexadecimal == wanted)
        }
        for text in ["", "#", "12", "12345", "1234567", "gggggg", "+12345", "٣٣٣"] {
            let before = picked
            #expect(!picked.read(hexadecimal: text) && picked == before, "\(text)")
        }
    }

    @Test func `components beyond what displays show are held`() {
        let wide = Color(.displayP3, red: 1.5, green: -1, blue: .nan, opacity: 2)
        let picked = PickedColor(wide.resolve(in: EnvironmentValues()), supportsOpacity: true)
        #expect(picked.percent == 100 && picked.components.allSatisfy((0...255).contains))
    }
}
