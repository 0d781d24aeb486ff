import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct ControlTests {
    /// Owns a value that a control changes, and tells a test of it.
    private struct Owner<Value, Content: View>: View {
        @State private var value: Value
        let report: (Value) -> Void
        let content: (Binding<Value>) -> Content

        init(
            _ value: Value, _ report: @escaping (Value) -> Void,
            @ViewBuilder content: @escaping (Binding<Value>) -> Content
        ) {
            _value = State(initialValue: value)
            self.report = report
            self.content = content
        }

        var body: some View {
            let _ = report(value)
            content($value)
        }
    }

    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 200, height: 100), content: content)
    }

    @Test func `a toggle turns with a press on it or its label, and with Space`() throws {
        var isOn = false
        let stage = stage { Owner(false, { isOn = $0 }) { Toggle("Wi-Fi", isOn: $0) } }
        try stage.tap("Wi-Fi")
        stage.advance(by: 0)
        #expect(isOn)
        #expect(stage.frame.accessibility.contains { $0.label == "Wi-Fi" && $0.value == "1" })
        stage.press(.tab)
        stage.press(.space)
        stage.advance(by: 0)
        #expect(!isOn)
    }

    @Test func `the knob of a switch slides from one end to the other`() {
        let stage = stage { Owner(false, { _ in }) { Toggle("", isOn: $0).labelsHidden() } }
        func knob() -> CGRect { stage.boxes[1] }
        #expect(isNear(knob(), 76.5, 36.5, 27, 27))
        stage.tap(CGPoint(x: 100, y: 50))
        stage.advance(by: 0.1)
        #expect(knob().minX > 77 && knob().minX < 96)
        #expect(stage.settle())
        #expect(isNear(knob(), 96.5, 36.5, 27, 27))
    }

    @Test func `a toggle that is a button stays one and the same when it turns`() throws {
        let stage = stage { Owner(false, { _ in }) { Toggle("Bold", isOn: $0).toggleStyle(.button) } }
        let off = stage.frame.shapes
        try stage.tap("Bold")
        stage.advance(by: 0)
        #expect(stage.frame.shapes.count == 1)
        #expect(stage.frame.shapes[0].rect == off[0].rect)
        #expect(stage.frame.shapes[0].color != off[0].color)
    }

    @Test func `a toggle style of one's own decides what is shown and what turns it`() throws {
        struct Lamp: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    configuration.label
                    Text(configuration.isOn ? "lit" : "dark").onTapGesture { configuration.$isOn.wrappedValue.toggle() }
                }
            }
        }
        let stage = stage { Owner(false, { _ in }) { Toggle("x", isOn: $0).toggleStyle(Lamp()) } }
        let dark = try #require(stage.text("dark"))
        stage.tap(CGPoint(x: dark.rect.midX, y: dark.rect.midY))
        stage.advance(by: 0)
        #expect(stage.text("lit") != nil)
    }

    @Test func `a slider follows a drag under a continuous transaction and tells of its beginning and end`() {
        var value = 0.0
        let log = Log()
        let stage = stage {
            Owner(0.0, { value = $0 }) { $value in
                Slider(value: $value, in: 0...100) { log($0 ? "begin" : "end") }
            }
        }
        // The knob's middle goes from 14 to 186.
        stage.drag(from: CGPoint(x: 14, y: 50), to: CGPoint(x: 100, y: 50))
        #expect(isNear(value, 50))
        #expect(log.entries == ["begin", "end"])
        stage.drag(from: CGPoint(x: 105, y: 50), to: CGPoint(x: 500, y: 50))
        #expect(value == 100)
    }

    @Test func `a slider held off its middle does not jump, also a little beside the knob`() {
        for offset in [8.0, -20] {
            var value = 0.0
            let stage = stage { Owner(0.5, { value = $0 }) { Slider(value: $0) } }
            stage.pointerDown(CGPoint(x: 100 + offset, y: 50))
            stage.advance(by: 0)
            #expect(isNear(value, 0.5))
            stage.pointerMove(CGPoint(x: 57 + offset, y: 50))
            stage.pointerUp(CGPoint(x: 57 + offset, y: 50))
            stage.advance(by: 0)
            #expect(isNear(value, 0.25))
        }
    }

    @Test func `a press on the track of a slider does nothing, and a drag that begins there scrolls what is around`() {
        var value = 0.0
        let log = Log()
        let stage = stage {
            ScrollView(.horizontal) {
                Owner(0.5, { value = $0 }) { Slider(value: $0) { log($0 ? "begin" : "end") } }.frame(width: 200)
                    .padding(.trailing, 300)
            }
        }
        let y = stage.boxes[0].midY
        stage.tap(CGPoint(x: 57, y: y))
        stage.advance(by: 0)
        #expect(value == 0.5 && log.entries.isEmpty)
        let before = stage.boxes[2].minX
        stage.drag(from: CGPoint(x: 57, y: y), to: CGPoint(x: 17, y: y))
        #expect(value == 0.5 && log.entries.isEmpty)
        #expect(stage.boxes[2].minX < before - 20)
    }

    @Test func `a slider goes by steps, also with the arrows`() {
        var value = 0.0
        let stage = stage { Owner(0.0, { value = $0 }) { Slider(value: $0, in: 0...10, step: 3) } }
        stage.drag(from: CGPoint(x: 14, y: 50), to: CGPoint(x: 100, y: 50))
        #expect(value == 6)
        stage.press(.tab)
        stage.press(.rightArrow)
        stage.advance(by: 0)
        #expect(value == 9)
        stage.press(.rightArrow)
        stage.advance(by: 0)
        #expect(value == 9)
        stage.press(.home)
        stage.advance(by: 0)
        #expect(value == 0)
    }

    @Test func `values that make no sense are shown at an end`() {
        for value in [Double.nan, -Double.infinity, -5] {
            let stage = stage { Slider(value: .constant(value), in: 0...1) }
            #expect(stage.boxes.last?.minX == 0)
        }
        let flat = stage { Slider(value: .constant(1), in: 1...1) }
        #expect(flat.boxes.count == 3)
        let done = stage { ProgressView(value: 3, total: 0.0) }
        #expect(done.boxes.last?.width == 0)
    }

    @Test func `a stepper steps within its bounds`() throws {
        var value = 0
        let stage = stage { Owner(1, { value = $0 }) { Stepper("n", value: $0, in: 0...2) } }
        try stage.tap("Increment")
        stage.advance(by: 0)
        try stage.tap("Increment")
        stage.advance(by: 0)
        #expect(value == 2)
        for _ in 0..<3 {
            try stage.tap("Decrement")
            stage.advance(by: 0)
        }
        #expect(value == 0)
    }

    @Test func `a picker chooses what is tapped, and its ground slides there`() throws {
        var value = 0
        let stage = stage {
            Owner(0, { value = $0 }) { selection in
                Picker("p", selection: selection) {
                    ForEach(0..<4) { Text("n\($0)").tag($0) }
                }
                .pickerStyle(.segmented)
            }
        }
        #expect(stage.boxes.contains { isNear($0, 2, 36, 49, 28) })
        try stage.tap("n2")
        stage.advance(by: 0.1)
        #expect(value == 2)
        let moving = stage.boxes.filter { $0.height == 28 }
        #expect(moving.count == 1 && moving[0].minX > 3 && moving[0].minX < 99)
        #expect(stage.settle())
        #expect(stage.boxes.contains { isNear($0, 100, 36, 49, 28) })
        stage.press(.tab)
        stage.press(.leftArrow)
        stage.advance(by: 0)
        #expect(value == 1)
    }

    @Test func `a bar of progress is as long as what is done and moves under an animation`() {
        let done = Remote(0.0)
        let stage = stage { Playing(done) { ProgressView(value: $0) } }
        withAnimation(.linear(duration: 1)) { done.value = 1 }
        stage.advance(by: 0.5)
        #expect(isNear(stage.boxes[1].width, 100))
        #expect(stage.boxes[1].height == 4)
    }

    @Test func `a wheel turns in eighths of a second and needs no frame between`() {
        let stage = stage { ProgressView() }
        let before = stage.frame
        stage.advance(by: 0.1)
        #expect(stage.frame == before)
        stage.advance(by: 0.05)
        #expect(stage.frame != before)
        #expect(!stage.isAnimating)
    }

    @Test func `a group opens and closes with an animation`() throws {
        let stage = stage { DisclosureGroup("more") { Square() } }
        #expect(stage.frame.shapes.count == 1)
        try stage.tap("more")
        stage.advance(by: 0.1)
        let square = stage.frame.shapes.first { $0.rect.width == 10 && $0.rect.height == 10 }
        #expect((square?.opacity ?? 0) > 0 && (square?.opacity ?? 1) < 1)
        #expect(stage.settle())
        try stage.tap("more")
        #expect(stage.settle())
        #expect(stage.frame.shapes.count == 1)
    }

    @Test func `a primitive button style decides what makes the button act`() throws {
        struct Double: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.onTapGesture(count: 2) { configuration.trigger() }
            }
        }
        struct Framed: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View { Button(configuration).padding(5) }
        }
        let log = Log()
        let stage = stage { Button("b") { log("go") }.buttonStyle(Double()) }
        try stage.tap("b")
        #expect(log.entries.isEmpty)
        try stage.tap("b")
        #expect(log.take() == ["go"])
        let framed = self.stage { Button("b") { log("go") }.buttonStyle(Framed()) }
        try framed.tap("b")
        #expect(log.take() == ["go"])
    }

    @Test func `the styles of buttons have their grounds`() {
        let bordered = stage { Button("b") {}.buttonStyle(.bordered) }
        let prominent = stage { Button("b") {}.buttonStyle(.borderedProminent).tint(.green) }
        #expect(bordered.frame.shapes.count == 1)
        #expect(prominent.frame.shapes.count == 1)
        #expect(prominent.frame.shapes[0].color != bordered.frame.shapes[0].color)
        for plain in [stage { Button("b") {} }, stage { Button("b") {}.buttonStyle(.plain) }] {
            #expect(plain.frame.shapes.isEmpty)
        }
    }
}
