import SwiftUI
import TallyStage
import Testing

/// Forms in styles of a program's own.
@MainActor
struct FormStyleTests {
    private struct Boxed: FormStyle {
        var title = "box"
        @State private var count = 0

        func makeBody(configuration: Configuration) -> some View {
            VStack(alignment: .leading) {
                Button("\(title) \(count)") { count += 1 }
                configuration.content
            }
        }
    }

    private struct Framed: FormStyle {
        func makeBody(configuration: Configuration) -> some View {
            VStack {
                Text("frame")
                Form(configuration)
            }
        }
    }

    private struct Settings: View {
        @State private var isOn = false
        var body: some View {
            Form {
                Text("row")
                Section("Section") { Toggle("Switch", isOn: $isOn) }
            }
        }
    }

    private func stage(@ViewBuilder _ view: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 400), content: view)
    }

    private func read(_ stage: Stage) -> [String] { stage.frame.texts.map(\.string) }

    @Test func `a style shows the content as it likes, and keeps its state`() throws {
        let stage = stage { Settings().formStyle(Boxed()) }
        #expect(read(stage) == ["box 0", "row", "Section", "Switch"])
        try stage.tap("box 0")
        stage.advance(by: 0)
        try stage.tap("Switch")
        stage.advance(by: 1)
        #expect(read(stage).first == "box 1")
        #expect(stage.frame.accessibility.first { $0.label == "Switch" }?.value == "1")
    }

    @Test func `a form in a style is in the style outside of that one`() {
        let plain = stage { Settings() }
        let framed = stage { Settings().formStyle(Framed()) }
        #expect(read(framed) == ["frame"] + read(plain))
        // Cards, as a form has where no style is set.
        #expect(framed.frame.shapes.count >= plain.frame.shapes.count)
        let both = stage { Settings().formStyle(Framed()).formStyle(Boxed(title: "outer")) }
        #expect(read(both).prefix(3) == ["frame", "outer 0", "row"])
        let columns = stage { Settings().formStyle(Framed()).formStyle(.columns) }
        #expect(columns.frame.shapes.count < framed.frame.shapes.count && read(columns).first == "frame")
    }

    @Test func `styles of our own look as they did`() {
        #expect(stage { Settings().formStyle(.grouped) }.frame == stage { Settings() }.frame)
        #expect(stage { Settings().formStyle(.automatic) }.frame == stage { Settings() }.frame)
        #expect(stage { Settings().formStyle(.columns) }.frame != stage { Settings() }.frame)
        #expect(
            stage { Settings().formStyle(.columns).formStyle(Boxed()) }.frame
                == stage { Settings().formStyle(.columns) }.frame)
    }
}
