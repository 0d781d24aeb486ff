import SwiftUI
import TallyStage
import Testing

@MainActor
struct FocusTests {
    private enum Field: Hashable { case first, second }

    private struct Form: View {
        let log: Log
        @FocusState private var field: Field?
        var body: some View {
            Text(field.map { "\($0)" } ?? "none")
            Button("one") { log("one") }.focused($field, equals: .first)
            Button("two") { log("two") }.focused($field, equals: .second)
            Button("go") { field = .second }
            Button("leave") { field = nil }
        }
    }

    private func stage(@ViewBuilder _ content: @escaping () -> some View) -> Stage {
        Stage(size: CGSize(width: 300, height: 300), content: content)
    }

    @Test func `Tab moves the focus in the order of the views and the state tells where it is`() {
        let log = Log()
        let stage = stage { Form(log: log) }
        #expect(stage.text("none") != nil)
        stage.press(.tab)
        stage.advance(by: 0)
        #expect(stage.text("first") != nil)
        stage.press(.tab)
        stage.advance(by: 0)
        #expect(stage.text("second") != nil)
        stage.press(.space)
        stage.press(.return)
        #expect(log.entries == ["two", "two"])
        stage.press(.tab, modifiers: .shift)
        stage.advance(by: 0)
        #expect(stage.text("first") != nil)
    }

    @Test func `writing the state moves the focus, and nil takes it away`() throws {
        let log = Log()
        let stage = stage { Form(log: log) }
        try stage.tap("go")
        stage.advance(by: 0)
        stage.press(.return)
        #expect(log.take() == ["two"])
        try stage.tap("leave")
        stage.advance(by: 0)
        #expect(stage.text("none") != nil)
        stage.press(.return)
        #expect(log.entries.isEmpty)
    }

    @Test func `a state that asks for what cannot have the focus goes back to where that is`() throws {
        struct Fields: View {
            @FocusState private var field: Int?
            @State private var isAsked = false
            var body: some View {
                Text(field.map { "at \($0)" } ?? "none")
                TextField("one", text: .constant("")).focused($field, equals: 1)
                TextField("off", text: .constant("")).focused($field, equals: 2).disabled(true)
                Button("one") { field = 1 }
                Button("off") { field = 2 }
                Button("nobody") { field = 3 }
                Button("behind") {
                    isAsked = true; field = 1
                }
                .alert("Sure?", isPresented: $isAsked) { Button("Yes") {} }
            }
        }
        for label in ["off", "nobody", "behind"] {
            let stage = stage { Fields() }
            try stage.tap(label)
            #expect(stage.settle() && stage.text("none") != nil, "\(label)")
            if label == "behind" { continue }
            try stage.tap("one")
            stage.advance(by: 0)
            try stage.tap(label)
            stage.advance(by: 0)
            #expect(stage.text("at 1") != nil && stage.hasFocus, "\(label)")
        }
    }

    @Test func `the focus goes with its view`() {
        struct Going: View {
            let on: Bool
            @FocusState private var isFocused: Bool
            var body: some View {
                Text(isFocused ? "focused" : "plain")
                if on { Button("one") {}.focused($isFocused) }
                Button("two") {}
            }
        }
        let on = Remote(true)
        let stage = stage { Playing(on) { Going(on: $0) } }
        stage.press(.tab)
        stage.advance(by: 0)
        #expect(stage.text("focused") != nil)
        on.value = false
        stage.advance(by: 0)
        stage.advance(by: 0)
        #expect(stage.text("plain") != nil)
    }

    @Test func `keys go to the actions around what has the focus, from the inside out`() {
        let log = Log()
        let stage = stage {
            VStack {
                Square().focusable()
                    .onKeyPress(.upArrow) {
                        log("inner")
                        return .handled
                    }
            }
            .onKeyPress(phases: .all) {
                log("outer \($0.characters) \($0.phase == .up ? "up" : "down")")
                return .ignored
            }
        }
        stage.type("a")
        #expect(log.entries.isEmpty)
        stage.tap(CGPoint(x: 150, y: 150))
        stage.press(.upArrow)
        #expect(log.take().first == "inner")
        stage.type("a")
        #expect(log.take() == ["outer a down", "outer a up"])
    }

    @Test func `a view that asks for it has the focus when it appears`() {
        struct Asking: View {
            @FocusState private var isFocused: Bool
            var body: some View {
                Text(isFocused ? "focused" : "plain")
                Button("one") {}
                Button("two") {}.focused($isFocused).defaultFocus($isFocused, true)
            }
        }
        let stage = stage { Asking() }
        stage.advance(by: 0)
        #expect(stage.text("focused") != nil)
    }

    @Test func `a shortcut activates its button wherever the focus is`() {
        let log = Log()
        let stage = stage {
            Button("save") { log("save") }.keyboardShortcut("s")
            Button("ok") { log("ok") }.keyboardShortcut(.defaultAction)
            Button("off") { log("off") }.keyboardShortcut("o").disabled(true)
        }
        stage.press("s", modifiers: .command)
        stage.press("s")
        stage.press(.return)
        stage.press("o", modifiers: .command)
        #expect(log.entries == ["save", "ok"])
    }

    @Test func `hovering tells when the pointer comes, moves and leaves`() {
        let log = Log()
        let stage = Stage {
            Color.red.frame(width: 20, height: 20)
                .onHover { log($0 ? "in" : "out") }
                .onContinuousHover {
                    switch $0 {
                    case .active(let place): log("\(Int(place.x)) \(Int(place.y))")
                    case .ended: log("ended")
                    }
                }
        }
        stage.hover(CGPoint(x: 5, y: 5))
        stage.hover(CGPoint(x: 45, y: 50))
        stage.hover(CGPoint(x: 55, y: 52))
        stage.hover(CGPoint(x: 5, y: 5))
        #expect(log.entries == ["in", "5 10", "15 12", "out", "ended"])
    }

    private struct Tile: View {
        let name: String
        @Environment(\.isFocused) private var isFocused
        var body: some View { Text(isFocused ? "\(name) is focused" : name) }
    }

    @Test func `what is inside of a focusable view knows whether that has the focus`() {
        let stage = stage {
            Tile(name: "outside")
            HStack { Tile(name: "first") }.focusable()
            Tile(name: "second").focusable()
            Tile(name: "never").focusable(false)
        }
        func told() -> [String] { stage.frame.texts.map(\.string).filter { $0.hasSuffix("is focused") } }
        #expect(told().isEmpty)
        for name in ["first", "second", "first"] {
            stage.press(.tab)
            stage.advance(by: 0)
            stage.advance(by: 0)
            #expect(told() == ["\(name) is focused"])
        }
    }
}
