import SwiftUI
import TallyStage
import Testing

/// A focus state that is tied to the field of a search.
@MainActor
struct SearchFocusTests {
    private enum Field { case search, note }

    private struct Screen: View {
        @State private var text = ""
        @State private var note = ""
        @FocusState private var isSearching: Bool

        var body: some View {
            NavigationStack {
                VStack {
                    Text(isSearching ? "searching" : "idle")
                    Button("Find") { isSearching = true }
                    Button("Stop") { isSearching = false }
                    TextField("Note", text: $note)
                }
                .searchable(text: $text)
                .searchFocused($isSearching)
                .navigationTitle("Title")
            }
        }
    }

    private struct Chosen: View {
        @State private var text = ""
        @State private var note = ""
        @FocusState private var field: Field?

        var body: some View {
            NavigationStack {
                VStack {
                    Text(field == .search ? "at search" : field == .note ? "at note" : "nowhere")
                    Button("Find") { field = .search }
                    TextField("Note", text: $note).focused($field, equals: .note)
                }
                .searchable(text: $text)
                .searchFocused($field, equals: .search)
                .navigationTitle("Title")
            }
        }
    }

    @Test func `true begins the search, false takes the focus away, and a press tells the state`() throws {
        let stage = Stage.phone { Screen() }
        #expect(stage.text("idle") != nil && stage.caret == nil)
        try stage.tap("Find")
        stage.advance(by: 1)
        #expect(stage.text("searching") != nil && stage.caret != nil && stage.text("Cancel") != nil)
        try stage.tap("Stop")
        stage.advance(by: 1)
        #expect(stage.text("idle") != nil && stage.caret == nil)
        try stage.tap("Search")
        stage.advance(by: 1)
        #expect(stage.text("searching") != nil && stage.caret != nil)
        try stage.tap("Cancel")
        stage.advance(by: 1)
        #expect(stage.text("idle") != nil && stage.caret == nil)
    }

    @Test func `the field of a search is one of several that a state tells apart`() throws {
        let stage = Stage.phone { Chosen() }
        #expect(stage.text("nowhere") != nil)
        try stage.tap("Find")
        stage.advance(by: 1)
        #expect(stage.text("at search") != nil && stage.text("Cancel") != nil)
        try stage.tap("Note")
        stage.advance(by: 1)
        #expect(stage.text("at note") != nil)
    }
}
