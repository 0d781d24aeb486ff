import SwiftUI
import TallyStage
import Testing

@MainActor
@Suite("Keyboard and pointer")
struct KeyboardTests {
    private struct Buttons: View {
        @State private var last = "none"
        @State private var isOver = false
        var body: some View {
            VStack {
                Text(last)
                Text(isOver ? "over" : "away")
                Button("One") { last = "one" }
                Button("Off") { last = "off" }.disabled(true)
                Button("Two") { last = "two" }.onHover { isOver = $0 }
            }
        }
    }

    @Test func `Tab goes through the enabled buttons and Space presses the one that has the focus`() {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Buttons() }
        stage.press(.space)
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == "none")
        stage.press(.tab)
        stage.type(" ")
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == "one")
        stage.press(.tab)
        stage.press(.return)
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == "two")
        stage.press(.tab, modifiers: .shift)
        stage.press(.space)
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == "one")
    }

    @Test func `hovering tells when the pointer comes and when it goes`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 200)) { Buttons() }
        let button = try #require(stage.frame.texts.first { $0.string == "Two" })
        stage.hover(CGPoint(x: button.rect.midX, y: button.rect.midY))
        stage.advance(by: 0)
        #expect(stage.frame.texts[1].string == "over")
        stage.hover(CGPoint(x: 1, y: 1))
        stage.advance(by: 0)
        #expect(stage.frame.texts[1].string == "away")
    }

    private struct Greeting: View {
        @State private var name = ""
        var body: some View {
            VStack {
                TextField("Name", text: $name).textFieldStyle(.roundedBorder)
                Text("Hello, \(name)")
            }
        }
    }

    @Test func `typing, keys and input methods reach a text field`() throws {
        let stage = Stage(size: CGSize(width: 200, height: 100)) { Greeting() }
        try stage.tap("Name")
        stage.type("Ada!")
        stage.press(.delete)
        stage.press(.leftArrow, modifiers: .command)
        stage.press("a", modifiers: .command)
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "Ada Hello, Ada")
        stage.press("c", modifiers: .command)
        #expect(stage.preferences.pasteboard == "Ada")
        stage.press(.end)
        stage.compose("ㅎ")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "Adaㅎ Hello, Ada")
        stage.type("한")
        stage.advance(by: 0)
        #expect(stage.frame.visibleText == "Ada한 Hello, Ada한")
        #expect(stage.settle())
    }
}
