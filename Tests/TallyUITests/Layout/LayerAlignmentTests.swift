import SwiftUI
import TallyStage
import Testing

@MainActor
struct LayerAlignmentTests {
    @MainActor private final class Model: ObservableObject { @Published var isOn = false }

    private struct Knob: View {
        @ObservedObject var model: Model
        var body: some View {
            Color.gray.frame(width: 100, height: 40)
                .overlay(alignment: model.isOn ? .trailing : .leading) { Color.red.frame(width: 10, height: 10) }
                .background(alignment: model.isOn ? .top : .bottom) { Color.blue.frame(width: 10, height: 10) }
                .mask(alignment: model.isOn ? .trailing : .leading) { Text(verbatim: "█").fixedSize() }
        }
    }

    @Test func `what lies over and behind a view moves when its alignment changes`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 40)) { Knob(model: model) }
        func places() -> [CGRect] { stage.frame.shapes.filter { $0.rect.width == 10 }.map(\.rect) }
        #expect(places() == [CGRect(x: 45, y: 30, width: 10, height: 10), CGRect(x: 0, y: 15, width: 10, height: 10)])
        withAnimation(.linear(duration: 1)) { model.isOn = true }
        stage.advance(by: 0.5)
        #expect(places() == [CGRect(x: 45, y: 15, width: 10, height: 10), CGRect(x: 45, y: 15, width: 10, height: 10)])
        stage.advance(by: 0.5)
        #expect(places() == [CGRect(x: 45, y: 0, width: 10, height: 10), CGRect(x: 90, y: 15, width: 10, height: 10)])
        #expect(stage.frame.texts[0].rect.maxX == 100)
        #expect(!stage.isAnimating)
    }

    @Test func `an alignment that changes without an animation shows at once`() {
        let model = Model()
        let stage = Stage(size: CGSize(width: 100, height: 40)) { Knob(model: model) }
        _ = stage.frame
        model.isOn = true
        stage.advance(by: 0)
        #expect(stage.frame.shapes.contains { $0.rect == CGRect(x: 90, y: 15, width: 10, height: 10) })
    }
}
