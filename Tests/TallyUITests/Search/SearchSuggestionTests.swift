import SwiftUI
import TallyStage
import Testing

/// What is suggested over what is searched, and the scopes below the field.
@MainActor
struct SearchSuggestionTests {
    private struct Screen: View {
        let log: Log
        var hidden: SearchSuggestionsPlacement.Set = []
        @State private var text = ""

        var body: some View {
            NavigationStack {
                List(0..<20, id: \.self) { row in Button("row \(row) \(text)") { log("row \(row)") } }
                    .searchable(text: $text)
                    .searchSuggestions {
                        if text != "none" {
                            Text("Fruit: apple").searchCompletion("apple")
                            Text("hint")
                        }
                    }
                    .searchSuggestions(.hidden, for: hidden)
                    .onSubmit(of: .search) { log("submit \(text)") }
            }
        }
    }

    private let log = Log()

    private func screen(_ hidden: SearchSuggestionsPlacement.Set = []) throws -> Stage {
        let log = log
        let stage = Stage.phone { Screen(log: log, hidden: hidden) }
        #expect(stage.text("hint") == nil)
        try stage.tap("Search")
        stage.advance(by: 1)
        return stage
    }

    @Test func `suggestions stand over the content while a person searches, and go when it is cancelled`() throws {
        let stage = try screen()
        #expect(try #require(stage.text("Fruit: apple")).rect.minY > 50)
        let below = (0..<200).map { stage.image()[$0, 250] }
        #expect(Set(below).count == 1, "nothing is seen of the rows below")
        stage.tap(CGPoint(x: 50, y: 300))
        stage.advance(by: 0)
        #expect(log.take() == [], "what is below is not pressed")
        try stage.tap("Cancel")
        stage.advance(by: 1)
        #expect(stage.text("hint") == nil)
        try stage.tap("row 3 ")
        #expect(log.take() == ["row 3"])
    }

    @Test func `a chosen one takes the place of what is typed, is submitted, and uncovers what is found`() throws {
        let stage = try screen()
        stage.typing("ap")
        try stage.tap("Fruit: apple")
        stage.advance(by: 1)
        #expect(log.take() == ["submit apple"])
        #expect(stage.text("row 0 apple") != nil)
        #expect(stage.text("hint") == nil)
        stage.typing("s")
        stage.advance(by: 1)
        #expect(stage.text("hint") != nil)
        stage.tap(CGPoint(x: try #require(stage.text("hint")).rect.midX, y: try #require(stage.text("hint")).rect.midY))
        stage.advance(by: 1)
        #expect(stage.text("hint") != nil, "a row without a completion does nothing")
        stage.press(.return)
        stage.advance(by: 1)
        #expect(stage.text("hint") == nil)
        #expect(log.take() == ["submit apples"])
    }

    @Test func `where there are no rows the content is seen and pressed`() throws {
        let stage = try screen()
        stage.typing("none")
        stage.advance(by: 1)
        #expect(stage.text("hint") == nil)
        try stage.tap("row 2 none")
        #expect(log.take() == ["row 2"])
    }

    @Test func `suggestions that are hidden in the content are not shown, and those hidden in menus are`() throws {
        #expect(try screen(.content).text("hint") == nil)
        #expect(try screen(.menu).text("hint") != nil)
    }

    @Test func `suggestions can be hidden among themselves, and know how they are placed`() throws {
        struct Placed: View {
            @Environment(\.searchSuggestionsPlacement) private var placement
            var body: some View { Text(placement == .content ? "content" : "menu") }
        }
        let stage = Stage.phone {
            NavigationStack {
                Color.clear.searchable(text: .constant("")).searchSuggestions {
                    Placed()
                    Text("hidden").searchSuggestions(.hidden, for: .content)
                    Text("shown").searchSuggestions(.hidden, for: .menu)
                }
            }
        }
        try stage.tap("Search")
        stage.advance(by: 1)
        #expect(stage.text("content") != nil && stage.text("hidden") == nil && stage.text("shown") != nil)
    }

    @Test func `a completion elsewhere leaves its view as it is`() {
        let stage = Stage.phone { Text("plain").searchCompletion("x") }
        #expect(
            stage.frame.accessibility.map(\.traits) == Stage.phone { Text("plain") }.frame.accessibility.map(\.traits))
    }

    @available(*, deprecated)
    @Test func `the older form brings its suggestions itself`() throws {
        let stage = Stage.phone {
            NavigationStack {
                Color.clear.searchable(text: .constant(""), prompt: "Find") { Text("old").searchCompletion("o") }
            }
        }
        try stage.tap("Find")
        stage.advance(by: 1)
        #expect(stage.text("old") != nil)
    }

    // MARK: Scopes

    private struct Scoped: View {
        let activation: SearchScopeActivation
        @State private var text = ""
        @State private var scope = 1

        var body: some View {
            NavigationStack {
                Text("in \(scope)").searchable(text: $text)
                    .searchScopes($scope, activation: activation) {
                        Text("one").tag(1)
                        Text("two").tag(2)
                    }
                    .navigationTitle("Title")
            }
        }
    }

    @Test func `scopes stand below the field while a person searches, and one is chosen by a press`() throws {
        let stage = Stage.phone { Scoped(activation: .automatic) }
        #expect(stage.text("two") == nil)
        try stage.tap("Search")
        stage.advance(by: 1)
        #expect(try #require(stage.text("two")).rect.minY > (try #require(stage.text("Search"))).rect.maxY)
        try stage.tap("two")
        stage.advance(by: 1)
        #expect(stage.text("in 2") != nil)
        try stage.tap("Cancel")
        stage.advance(by: 1)
        #expect(stage.text("two") == nil && stage.text("in 2") != nil)
    }

    @Test func `scopes for what is typed come with the first letter`() throws {
        let stage = Stage.phone { Scoped(activation: .onTextEntry) }
        try stage.tap("Search")
        stage.advance(by: 1)
        #expect(stage.text("two") == nil)
        stage.typing("a")
        stage.advance(by: 1)
        #expect(stage.text("two") != nil)
        stage.press(.delete)
        stage.advance(by: 1)
        #expect(stage.text("two") == nil)
    }
}
