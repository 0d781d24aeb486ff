import SwiftUI
import TallyStage
import Testing

/// Tokens in the field of a search.
@MainActor
struct SearchTokenTests {
    private struct Fruit: Identifiable, Equatable {
        var name: String
        var id: String { name }
    }

    private struct Ripe: Identifiable {
        let id: Int
        var isRipe = false
    }

    private struct Chosen: View {
        let log: Log
        @State private var text = ""
        @State private var tokens = [Fruit(name: "apple"), Fruit(name: "pear")]

        var body: some View {
            NavigationStack {
                Text("has " + tokens.map(\.name).joined(separator: "+") + "/" + text)
                    .searchable(text: $text, tokens: $tokens) { Text($0.name) }
                    .searchSuggestions {
                        Text("a plum").searchCompletion(Fruit(name: "plum"))
                        Text("a pear").searchCompletion(Fruit(name: "pear"))
                        Text("nothing").searchCompletion(Ripe(id: 1))
                    }
                    .onSubmit(of: .search) { log("submit") }
            }
        }
    }

    private let log = Log()

    private func chosen() -> Stage {
        let log = log
        let stage = Stage(size: CGSize(width: 390, height: 400)) { Chosen(log: log) }
        stage.tap(CGPoint(x: 280, y: 62))
        stage.advance(by: 1)
        return stage
    }

    @Test func `tokens stand before the text, and Delete at its start removes the last`() throws {
        let stage = chosen()
        let apple = try #require(stage.text("apple")).rect
        let pear = try #require(stage.text("pear")).rect
        #expect(apple.maxX < pear.minX)
        stage.typing("ab")
        stage.advance(by: 1)
        #expect(try #require(stage.text("ab")).rect.minX > pear.maxX)
        #expect(stage.text("has apple+pear/ab") != nil)
        stage.press(.delete)
        stage.advance(by: 1)
        #expect(stage.text("has apple+pear/a") != nil)
        stage.press(.leftArrow)
        stage.press(.delete)
        stage.advance(by: 1)
        #expect(stage.text("has apple/a") != nil)
        #expect(stage.text("pear") == nil)
        stage.press(.deleteForward)
        stage.advance(by: 1)
        #expect(stage.text("has apple/") != nil)
        stage.press(.delete)
        stage.press(.delete)
        stage.advance(by: 1)
        #expect(stage.text("has /") != nil)
    }

    @Test func `selected text at the start is deleted before a token is`() {
        let stage = chosen()
        stage.typing("ab")
        stage.press("a", modifiers: .command)
        stage.press(.delete)
        stage.advance(by: 1)
        #expect(stage.text("has apple+pear/") != nil)
    }

    @Test func `the cross and Cancel remove tokens, too`() throws {
        let stage = chosen()
        try stage.tap("Clear text")
        stage.advance(by: 1)
        #expect(stage.text("has /") != nil)
        let other = chosen()
        try other.tap("Cancel")
        other.advance(by: 1)
        #expect(other.text("has /") != nil)
    }

    @Test func `a suggested token takes the place of what is typed, once, and is submitted`() throws {
        let stage = chosen()
        stage.typing("pl")
        try stage.tap("a plum")
        stage.advance(by: 1)
        #expect(stage.text("has apple+pear+plum/") != nil)
        #expect(log.take() == ["submit"])
        #expect(stage.text("a pear") == nil, "what is found is seen")
        stage.typing("p")
        stage.advance(by: 1)
        try stage.tap("a pear")
        stage.advance(by: 1)
        #expect(stage.text("has apple+pear+plum/") != nil)
        stage.typing("x")
        stage.advance(by: 1)
        _ = log.take()
        try stage.tap("nothing")
        stage.advance(by: 1)
        #expect(stage.text("has apple+pear+plum/x") != nil, "a token of another type changes nothing")
        #expect(log.take() == [])
    }

    @Test func `suggested tokens are rows of what is not in the field yet`() throws {
        struct Suggested: View {
            @State private var text = ""
            @State private var tokens: [Fruit] = []
            @State private var all = [Fruit(name: "fig"), Fruit(name: "kiwi")]

            var body: some View {
                NavigationStack {
                    Text("has " + tokens.map(\.name).joined(separator: "+"))
                        .searchable(text: $text, tokens: $tokens, suggestedTokens: $all, prompt: "Fruit") {
                            Text("a \($0.name)")
                        }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Suggested() }
        #expect(stage.text("a kiwi") == nil)
        try stage.tap("Fruit")
        stage.advance(by: 1)
        #expect(try #require(stage.text("a kiwi")).rect.minY > 60)
        try stage.tap("a kiwi")
        stage.advance(by: 1)
        #expect(stage.text("has kiwi") != nil)
        #expect(try #require(stage.text("a kiwi")).rect.minY < 60)
        stage.typing("f")
        stage.advance(by: 1)
        #expect(stage.text("a fig") != nil)
        #expect(stage.text("a kiwi") != nil)
    }

    @Test func `a token can be edited by its view`() throws {
        struct Editing: View {
            @State private var text = ""
            @State private var tokens = [Ripe(id: 1), Ripe(id: 2)]

            var body: some View {
                NavigationStack {
                    Text(tokens.map { "\($0.id)\($0.isRipe)" }.joined(separator: " "))
                        .searchable(text: $text, editableTokens: $tokens) { $token in
                            Button("token \(token.id)") { token.isRipe.toggle() }
                        }
                }
            }
        }
        let stage = Stage(size: CGSize(width: 300, height: 400)) { Editing() }
        stage.advance(by: 0.1)
        try stage.tap("token 2")
        stage.advance(by: 1)
        #expect(stage.text("1false 2true") != nil)
    }

    @Test func `the forms with a binding to the presentation have tokens, too`() {
        let tokens = Binding.constant([Fruit(name: "fig")])
        let suggested = Binding.constant([Fruit(name: "kiwi")])
        func shown(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
            let stage = Stage(size: CGSize(width: 300, height: 400)) { NavigationStack(root: content) }
            stage.advance(by: 1)
            return stage.frame.texts.map(\.string)
        }
        #expect(
            shown {
                Color.clear.searchable(text: .constant("t"), tokens: tokens, isPresented: .constant(true)) {
                    Text($0.name)
                }
            } == ["fig", "t", "Cancel"])
        #expect(
            shown {
                Color.clear.searchable(text: .constant("t"), editableTokens: tokens, isPresented: .constant(true)) {
                    Text($0.wrappedValue.name)
                }
            } == ["fig", "t", "Cancel"])
        #expect(
            Set(
                shown {
                    Color.clear.searchable(
                        text: .constant("t"), tokens: tokens, suggestedTokens: suggested, isPresented: .constant(true)
                    ) { Text($0.name) }
                }) == ["fig", "t", "Cancel", "kiwi"])
    }
}
