import SwiftUI
import TallyStage
import Testing

/// What a text itself says to assistive technology in place of what is seen.
@MainActor
struct TextSpeechTests {
    private func made<V: View>(_ view: V) -> Stage { Stage(size: CGSize(width: 400, height: 300)) { view } }

    @Test func `a part of a text is read in other words, and seen in its own`() {
        let stage = made(
            Text("H").accessibilityLabel("hydrogen") + Text(verbatim: " 2") + Text("O").accessibilityLabel("oxygen"))
        #expect(stage.frame.accessibility.map(\.label) == ["hydrogen 2oxygen"])
        #expect(stage.frame.visibleText == "H 2O")
    }

    @Test func `a style around a part, and a line under it, leave its words`() {
        let text: Text = Text("5′").accessibilityLabel(Text("five feet")).bold().underline(true, pattern: .dash)
        let stage = made(text.foregroundStyle(.red))
        #expect(stage.frame.accessibility.map(\.label) == ["five feet"])
    }

    @Test func `a label of the whole counts before those of parts, and a view's label before both`() {
        let joined = Text("a").accessibilityLabel("one") + Text("b")
        #expect(made(joined.accessibilityLabel("all")).frame.accessibility.map(\.label) == ["all"])
        #expect(
            made(joined.accessibilityLabel("all").padding().accessibilityLabel("view")).frame.accessibility.map(\.label)
                == ["view"])
    }

    @Test func `the level of a heading and the kind of a text are told`() throws {
        let text = Text("let").accessibilityTextContentType(.sourceCode) + Text(" x").accessibilityHeading(.h2)
        let element = try #require(made(text).frame.accessibility.first)
        #expect(element.contentType == .sourceCode)
        #expect(element.heading == .h2)
        #expect(try #require(made(Text("x")).frame.accessibility.first).heading == nil)
    }

    @Test func `words that change alone are read anew`() throws {
        struct Balance: View {
            @State private var isKnown = false
            var body: some View {
                VStack {
                    Text(verbatim: "••••").accessibilityLabel(isKnown ? "ten dollars" : "hidden")
                    Button("Tell") { isKnown = true }
                }
            }
        }
        let stage = made(Balance())
        #expect(stage.frame.accessibility.map(\.label) == ["hidden", "Tell"])
        try stage.tap("Tell")
        stage.advance(by: 0)
        #expect(stage.frame.accessibility.map(\.label) == ["ten dollars", "Tell"])
    }

    @Test func `letters shown in another case are read by their label`() {
        let stage = made(Text("usa").accessibilityLabel("United States").textCase(.uppercase))
        #expect(stage.frame.visibleText == "USA")
        #expect(stage.frame.accessibility.map(\.label) == ["United States"])
    }
}
