import SwiftUI
import TallyStage
import Testing

/// `tint(_:)` of a colour and of a style, in the controls that take it.
@MainActor
struct TintTests {
    private let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)

    /// How red and how blue a picture is at a place.
    private func color(_ stage: Stage, _ x: Int, _ y: Int) -> (red: Int, blue: Int) {
        let pixel = stage.image()[x, y]
        return (Int(pixel >> 16 & 255), Int(pixel & 255))
    }

    private func isGradual<V: View>(from left: Int, to right: Int, y: Int = 50, _ view: V) -> Bool {
        let stage = Stage { view.frame(width: 100, height: 100) }
        let (start, end) = (color(stage, left, y), color(stage, right, y))
        return start.red > end.red + 60 && end.blue > start.blue + 60
    }

    @Test func `a gradient fills what controls fill with their tint`() {
        #expect(isGradual(from: 5, to: 95, ProgressView(value: 1).tint(gradient)))
        #expect(isGradual(from: 5, to: 70, Slider(value: .constant(1)).tint(gradient)))
        #expect(isGradual(from: 27, to: 45, Toggle("t", isOn: .constant(true)).labelsHidden().tint(gradient)))
        #expect(isGradual(from: 5, to: 95, Gauge(value: 1) {}.gaugeStyle(.accessoryLinearCapacity).tint(gradient)))
        #expect(
            isGradual(
                from: 5, to: 95,
                Button {
                } label: {
                    Color.clear.frame(maxWidth: .infinity)
                }.frame(height: 40)
                    .buttonStyle(.borderedProminent).tint(gradient)))
    }

    @Test func `a colour is a style too, and nil is what is the control's own`() {
        func shapes<V: View>(_ view: V) -> [Color.Resolved] { Stage { view }.frame.shapes.map(\.color) }
        let style: Color? = .green
        let bar = ProgressView(value: 0.5)
        #expect(shapes(bar.tint(AnyShapeStyle(.green))) == shapes(bar.tint(style)))
        #expect(shapes(bar.tint(style)) != shapes(bar))
        #expect(shapes(bar.tint(nil).tint(.green)) == shapes(bar))
        #expect(shapes(bar.tint(LinearGradient?.none).tint(.green)) == shapes(bar))
        let toggle = Toggle("t", isOn: .constant(true))
        #expect(shapes(toggle.tint(LinearGradient?.none).tint(.red)) == shapes(toggle))
        // The accent colour of the inside is a tint's that is a colour.
        let accent = Color.accentColor.frame(width: 10, height: 10)
        #expect(shapes(accent.tint(AnyShapeStyle(.green))) == shapes(accent.tint(.green)))
        #expect(shapes(accent.tint(gradient)) == shapes(accent))
    }

    @Test func `a bordered button takes its tint faintly, and its title whole`() {
        let stage = Stage { Button("b") {}.buttonStyle(.bordered).tint(AnyShapeStyle(.green)) }
        #expect(stage.frame.shapes.map(\.color) == [Color.green.opacity(0.15).resolve(in: EnvironmentValues())])
        #expect(stage.text("b")?.color == Color.green.resolve(in: EnvironmentValues()))
    }

    @Test func `a change of the style moves`() {
        let remote = Remote(AnyShapeStyle(.red))
        let stage = Stage { Playing(remote) { ProgressView(value: 1).tint($0) } }
        func red() -> Int { color(stage, 50, 50).red }
        let start = red()
        withAnimation(.linear(duration: 1)) { remote.value = AnyShapeStyle(.blue) }
        stage.advance(by: 0.5)
        let half = red()
        stage.advance(by: 0.6)
        #expect(start > half + 20 && half > red() + 20)
    }
}
