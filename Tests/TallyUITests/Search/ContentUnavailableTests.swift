import SwiftUI
import TallyStage
import Testing

/// What stands where there is no content.
@MainActor
struct ContentUnavailableTests {
    private func texts(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
        Stage(size: CGSize(width: 400, height: 400), content: content).frame.texts.map(\.string)
    }

    @Test func `a title, a description and actions stand in the middle of the room, below the symbol`() throws {
        let log = Log()
        let stage = Stage(size: CGSize(width: 300, height: 400)) {
            ContentUnavailableView {
                Label("No Mail", systemImage: "star")
            } description: {
                Text("It comes later.")
            } actions: {
                Button("Fetch") { log("fetch") }
            }
        }
        let title = try #require(stage.text("No Mail")).rect
        let description = try #require(stage.text("It comes later.")).rect
        let action = try #require(stage.text("Fetch")).rect
        #expect(isNear(title.midX, 150, 0.5) && isNear(description.midX, 150, 0.5) && isNear(action.midX, 150, 0.5))
        #expect(title.maxY <= description.minY && description.maxY < action.minY)
        let symbol = stage.boxes.reduce(CGRect.null) { $0.union($1) }
        #expect(symbol.maxY < title.minY && symbol.width > 30)
        #expect(isNear((symbol.minY + action.maxY) / 2, 200, 12))
        try stage.tap("Fetch")
        #expect(log.take() == ["fetch"])
    }

    @Test func `the short forms have a title with a symbol, and a description or none`() {
        let word = "Words".dropLast()
        #expect(texts { ContentUnavailableView("Key", systemImage: "star") } == ["Key"])
        #expect(
            texts { ContentUnavailableView(word, systemImage: "star", description: Text("why")) } == ["Word", "why"])
    }

    @Test func `a search without results says what was searched for`() throws {
        let hint = "Check the spelling or try a new search."
        #expect(texts { ContentUnavailableView.search } == ["No Results", hint])
        #expect(texts { ContentUnavailableView.search(text: "xyz") } == ["No Results for “xyz”", hint])
        struct Screen: View {
            @State private var text = ""
            var body: some View {
                NavigationStack { ContentUnavailableView.search.searchable(text: $text) }
            }
        }
        let stage = Stage(size: CGSize(width: 400, height: 400)) { Screen() }
        #expect(stage.text("No Results") != nil)
        try stage.tap("Search")
        stage.typing("q")
        stage.advance(by: 1)
        #expect(stage.text("No Results for “q”") != nil)
    }
}
