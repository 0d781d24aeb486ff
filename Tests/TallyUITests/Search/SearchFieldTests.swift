import SwiftUI
import TallyStage
import Testing

/// The field in the bar of a screen, and how a search begins and ends: screens of 200 by 400 points.
@MainActor
struct SearchFieldTests {
    /// What a person searches in, and what is inside of the search.
    private struct Names: View {
        let log: Log
        var title: String? = "Names"
        @State private var text = ""
        private let names = ["Ada", "Alan", "Barbara", "Grace", "Linus"]

        var body: some View {
            NavigationStack {
                if let title { list.navigationTitle(title) } else { list }
            }
        }

        private var list: some View {
            List(names.filter { text.isEmpty || $0.lowercased().contains(text.lowercased()) }, id: \.self) { Text($0) }
                .overlay(alignment: .bottom) { Inside(log: log) }
                .searchable(text: $text)
                .onSubmit(of: .search) { log("search \(text)") }
                .onSubmit(of: .text) { log("text") }
        }
    }

    private struct Inside: View {
        let log: Log
        @Environment(\.isSearching) private var isSearching
        @Environment(\.dismissSearch) private var dismissSearch

        var body: some View {
            let _ = log("inside")
            VStack {
                Text(isSearching ? "searching" : "idle")
                Button("dismiss") { dismissSearch() }
            }
        }
    }

    private let log = Log()

    private func names() -> Stage {
        let log = log
        let stage = Stage.phone { Names(log: log) }
        stage.advance(by: 0.1)
        return stage
    }

    private func begin(_ stage: Stage) throws {
        try stage.tap("Search")
        stage.advance(by: 1)
    }

    private func fieldBox(_ stage: Stage) -> CGRect? { stage.frame.shapes.first { $0.kind == "search" }?.rect }

    @Test func `the field stands below the title in a stack, and nowhere without one`() throws {
        let stage = names()
        let prompt = try #require(stage.text("Search"))
        let title = try #require(stage.text("Names"))
        #expect(prompt.rect.minY > title.rect.maxY)
        #expect(try #require(stage.text("Ada")).rect.minY > prompt.rect.maxY)
        let ground = try #require(fieldBox(stage))
        #expect(ground.minX == 16 && ground.width == 168 && isNear(ground.height, 36, 0.01))
        let outside = Stage.phone { List { Text("row") }.searchable(text: .constant("")) }
        #expect(outside.text("Search") == nil)
        #expect(outside.text("row") != nil)
        let old = Stage.phone { NavigationView { Text("content").searchable(text: .constant("")) } }
        #expect(old.text("Search") != nil)
        let around = Stage.phone {
            NavigationStack { Text("content").navigationTitle("T") }.searchable(text: .constant(""))
        }
        #expect(around.text("Search") != nil)
    }

    @Test func `the search around a stack is that of its root alone`() throws {
        let stage = Stage.phone {
            NavigationStack { NavigationLink("push") { Text("pushed") }.navigationTitle("T") }
                .searchable(text: .constant(""))
        }
        try stage.tap("push")
        stage.advance(by: 2)
        #expect(stage.text("pushed") != nil)
        #expect(stage.text("Search") == nil)
    }

    @Test func `the prompt is that of the modifier in all its forms, and Search where there is none`() {
        func shown(@ViewBuilder _ content: @escaping () -> some View) -> [String] {
            Stage.phone { NavigationStack(root: content) }.frame.texts.map(\.string)
        }
        let word = "Word".dropLast()
        #expect(shown { Color.clear.searchable(text: .constant("")) } == ["Search"])
        #expect(shown { Color.clear.searchable(text: .constant(""), prompt: "Key") } == ["Key"])
        #expect(shown { Color.clear.searchable(text: .constant(""), prompt: Text("Text")) } == ["Text"])
        #expect(shown { Color.clear.searchable(text: .constant(""), prompt: word) } == ["Wor"])
        #expect(shown { Color.clear.searchable(text: .constant("typed"), prompt: word) } == ["typed"])
    }

    @Test func `a press brings the focus and the button that cancels, and the title makes room in an animation`() throws
    {
        let stage = names()
        let before = try #require(fieldBox(stage))
        try stage.tap("Search")
        var heights: [CGFloat] = []
        var widths: [CGFloat] = []
        stage.advance(by: 0)
        while stage.isAnimating, stage.time < 5 {
            let ground = try #require(fieldBox(stage))
            heights.append(ground.minY)
            widths.append(ground.width)
            stage.advance(by: 1.0 / 60)
        }
        #expect(heights.count > 10)
        #expect(zip(heights, heights.dropFirst()).allSatisfy { $0 >= $1 })
        #expect(zip(widths, widths.dropFirst()).allSatisfy { $0 >= $1 })
        let after = try #require(fieldBox(stage))
        #expect(after.minY < before.minY - 50 && after.width < before.width - 40)
        #expect(stage.text("Names") == nil)
        #expect(stage.text("Cancel") != nil)
        #expect(stage.hasFocus)
        #expect(stage.text("searching") != nil)
    }

    @Test func `what is typed is in the binding, and Cancel empties it and brings the title back`() throws {
        let stage = names()
        let rest = stage.image()
        try begin(stage)
        stage.typing("al")
        stage.advance(by: 1)
        #expect(stage.frame.texts.map(\.string).filter { ["Ada", "Alan", "Grace"].contains($0) } == ["Alan"])
        try stage.tap("Cancel")
        stage.advance(by: 2)
        #expect(stage.text("Ada") != nil)
        #expect(stage.text("idle") != nil)
        #expect(stage.caret == nil)
        #expect(stage.image() == rest)
        #expect(stage.nextFrameTime == nil)
    }

    @Test func `Escape cancels, and so does the action of the environment`() throws {
        let stage = names()
        try begin(stage)
        stage.typing("x")
        stage.press(.escape)
        stage.advance(by: 2)
        #expect(stage.text("idle") != nil && stage.text("Ada") != nil && stage.text("Names") != nil)
        try begin(stage)
        stage.typing("ada")
        try stage.tap("dismiss")
        stage.advance(by: 2)
        #expect(stage.text("idle") != nil && stage.text("Alan") != nil && stage.caret == nil)
    }

    @Test func `a search goes on when the focus leaves, until it is cancelled`() throws {
        let stage = names()
        try begin(stage)
        stage.typing("a")
        stage.releaseInput()
        stage.advance(by: 1)
        #expect(stage.text("searching") != nil)
        #expect(stage.text("Cancel") != nil)
        #expect(stage.caret == nil)
    }

    @Test func `Return submits a search, and no text`() throws {
        let stage = names()
        try begin(stage)
        stage.typing("gr")
        _ = log.take()
        stage.press(.return)
        stage.advance(by: 0)
        #expect(log.take().filter { $0 != "inside" } == ["search gr"])
        #expect(stage.text("searching") != nil)
    }

    @Test func `the cross empties the field and leaves it the focus`() throws {
        let stage = names()
        #expect(throws: StageError.self) { try stage.tap("Clear text") }
        try begin(stage)
        stage.typing("gr")
        stage.advance(by: 1)
        try stage.tap("Clear text")
        stage.advance(by: 1)
        #expect(stage.text("Ada") != nil)
        #expect(stage.caret != nil)
        #expect(stage.text("searching") != nil)
        #expect(throws: StageError.self) { try stage.tap("Clear text") }
    }

    @Test func `views inside are evaluated when the search begins and ends, and not for what is typed`() throws {
        let stage = names()
        _ = log.take()
        try begin(stage)
        #expect(log.take() == ["inside"])
        stage.typing("zz")
        stage.advance(by: 1)
        #expect(log.take() == [])
        try stage.tap("Cancel")
        stage.advance(by: 2)
        #expect(log.take() == ["inside"])
    }

    @Test func `a search that is cancelled on its way goes back from where it is`() throws {
        let stage = names()
        let rest = stage.image()
        try stage.tap("Search")
        stage.advance(by: 0.1)
        let midway = try #require(fieldBox(stage)).minY
        stage.press(.escape)
        stage.advance(by: 0)
        #expect(isNear(try #require(fieldBox(stage)).minY, midway, 0.5))
        stage.advance(by: 2)
        #expect(stage.image() == rest)
    }

    @Test func `the field is told to assistive technology as a search field by its prompt, with its text`() throws {
        let stage = names()
        let field = try #require(stage.frame.accessibility.first { $0.label == "Search" })
        #expect(field.traits.contains(.isSearchField))
        try begin(stage)
        stage.typing("gr")
        #expect(stage.frame.accessibility.first { $0.label == "Search" }?.value == "gr")
        #expect(stage.frame.accessibility.first { $0.label == "Cancel" }?.traits.contains(.isButton) == true)
    }
}
