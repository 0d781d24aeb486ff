import SwiftUI
import TallyStage
import Testing

/// Controls in the labels of others, tapped by name.
@MainActor
struct InnerControlTests {
    private struct Program: View {
        @State private var pressed = "nothing"

        var body: some View {
            NavigationStack {
                List {
                    Text("pressed \(pressed)")
                    Button {
                        pressed = "outer"
                    } label: {
                        HStack {
                            Text("Outer")
                            Button("Inner") { pressed = "inner" }.buttonStyle(.borderless)
                        }
                    }
                    NavigationLink(destination: Text("screen")) {
                        HStack {
                            Text("Row")
                            Button("Star") { pressed = "star" }.buttonStyle(.borderless)
                        }
                    }
                }
            }
        }
    }

    private struct Same: View {
        @State private var pressed = "nothing"

        var body: some View {
            VStack {
                Text("pressed \(pressed)")
                Button {
                    pressed = "outer"
                } label: {
                    HStack {
                        Color.red.frame(width: 100, height: 40)
                        Button("Go") { pressed = "inner" }
                    }
                }
            }
        }
    }

    @Test(arguments: [("Inner", "inner"), ("Outer", "outer"), ("Star", "star")])
    func `a name means the innermost control that has it`(name: String, pressed: String) throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Program() }
        try stage.tap(name)
        #expect(stage.settle())
        #expect(stage.text("pressed \(pressed)") != nil)
    }

    @Test func `a link is followed by what it reads itself`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Program() }
        try stage.tap("Row")
        #expect(stage.settle())
        #expect(stage.text("screen") != nil)
    }

    @Test func `of two that have the same name the inner one is pressed`() throws {
        let stage = Stage(size: CGSize(width: 300, height: 200)) { Same() }
        try stage.tap("Go")
        #expect(stage.settle())
        #expect(stage.text("pressed inner") != nil)
    }
}
