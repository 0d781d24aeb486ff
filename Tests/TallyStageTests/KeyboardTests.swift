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

    private struct Shortcuts: View {
        @State private var last = "none"
        var body: some View {
            VStack {
                Text(last)
                Button("A") { last = "save" }.keyboardShortcut("s")
                Button("B") { last = "save as" }.keyboardShortcut("s", modifiers: [.command, .shift])
                Button("C") { last = "larger" }.keyboardShortcut("+")
                Button("D") { last = "second" }.keyboardShortcut("2", modifiers: [.command, .shift])
                Button("E") { last = "capital" }.keyboardShortcut("Q", modifiers: .option)
            }
        }
    }

    @Test(
        arguments: [
            ("s", [.command], "save"), ("S", [.command, .capsLock], "save"), ("s", [.command, .numericPad], "save"),
            ("S", [.command, .shift], "save as"), ("s", [.command, .shift], "save as"),
            ("s", [.command, .shift, .capsLock], "save as"), ("s", [], "none"), ("s", [.command, .option], "none"),
            ("S", [.shift], "none"), ("+", [.command], "larger"), ("2", [.command, .shift], "second"),
            ("2", [.command], "none"), ("q", [.option], "capital"),
        ] as [(KeyEquivalent, EventModifiers, String)])
    func `shortcuts are known by the key and by what is held, whatever the locks are`(
        key: KeyEquivalent, modifiers: EventModifiers, last: String
    ) {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Shortcuts() }
        stage.press(key, modifiers: modifiers)
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == last)
    }

    @Test func `a sign that Shift types has a shortcut of its own, and the key beneath it another`() {
        let stage = Stage(size: CGSize(width: 200, height: 300)) { Shortcuts() }
        func press(_ key: KeyEquivalent, _ plain: KeyEquivalent) -> String? {
            stage.keyDown(
                KeyStroke(
                    key, characters: String(key.character), plain: plain, modifiers: [.command, .shift, .capsLock]))
            stage.advance(by: 0)
            return stage.frame.texts.first?.string
        }
        #expect(press("%", "5") == "none")
        #expect(press("+", "=") == "larger")
        #expect(press("@", "2") == "second")
    }

    private struct Holding: View {
        @State private var phases: [String] = []
        @FocusState private var isFocused: Bool
        var body: some View {
            Text(phases.joined(separator: " ")).focusable().focused($isFocused)
                .onKeyPress("w", phases: .all) { press in
                    phases.append(press.phase == .down ? "down" : press.phase == .up ? "up" : "repeat")
                    return .handled
                }
                .onAppear { isFocused = true }
        }
    }

    @Test func `a key that is held goes down once, repeats, and goes up when it is let go`() {
        let stage = Stage(size: CGSize(width: 300, height: 50)) { Holding() }
        stage.advance(by: 0)
        stage.press("w")
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == "down up")
        var stroke = KeyStroke("w", modifiers: [])
        stage.keyDown(stroke)
        stroke.isRepeat = true
        stage.keyDown(stroke)
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == "down up down repeat")
        stage.keyUp(stroke)
        stage.advance(by: 0)
        #expect(stage.frame.texts.first?.string == "down up down repeat up")
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
