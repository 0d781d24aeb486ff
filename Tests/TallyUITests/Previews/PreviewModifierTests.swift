import SwiftUI
import TallyStage
import TallyUI
import Testing

/// Previews in surroundings of their own.
@MainActor
struct PreviewModifierTests {
    fileprivate static var made = 0

    private struct Named: PreviewModifier {
        let name: String
        func body(content: Content, context: Void) -> some View {
            VStack {
                Text(name)
                content
            }
        }
    }

    private struct Sample: PreviewModifier {
        static func makeSharedContext() async throws -> [String] {
            PreviewModifierTests.made += 1
            return ["apple", "pear"]
        }

        func body(content: Content, context: [String]) -> some View { content.environment(\.previewedWords, context) }
    }

    private struct Late: PreviewModifier {
        static func makeSharedContext() async throws -> String {
            try await Task.sleep(for: .seconds(1))
            return "late"
        }

        func body(content: Content, context: String) -> some View {
            VStack {
                Text(context)
                content
            }
        }
    }

    private struct Failing: PreviewModifier {
        struct Missing: Error {}
        static func makeSharedContext() throws -> Int { throw Missing() }
        func body(content: Content, context: Int) -> some View { content }
    }

    private struct Words: View {
        @Environment(\.previewedWords) private var words
        var body: some View { Text(words.joined(separator: " ")) }
    }

    private func shown(_ content: _PreviewContent) -> Stage {
        Stage(size: CGSize(width: 200, height: 200)) { content.view }
    }

    @Test func `a preview stands in its modifiers, the first the innermost`() {
        let stage = shown(
            _PreviewContent(traits: .modifier(Named(name: "inner")), .modifier(Named(name: "outer"))) {
                Text("content")
            })
        #expect(stage.frame.texts.map(\.string) == ["outer", "inner", "content"])
    }

    @Test func `a context is made once, and is there at once where nothing is waited for`() {
        for _ in 0..<2 {
            let stage = shown(
                _PreviewContent(traits: .modifier(Sample()), .fixedLayout(width: 9, height: 9)) { Words() })
            #expect(stage.frame.visibleText == "apple pear")
        }
        #expect(Self.made == 1)
    }

    @Test func `a preview is seen once its context has come`() async {
        let stage = shown(_PreviewContent(traits: .modifier(Late())) { Text("content") })
        #expect(stage.frame.texts.isEmpty)
        for _ in 0..<40 where stage.frame.texts.isEmpty { await stage.play(for: 0.1) }
        #expect(stage.frame.texts.map(\.string) == ["late", "content"])
    }

    @Test func `an error stands in place of the views`() {
        let stage = shown(_PreviewContent(traits: .modifier(Failing())) { Text("content") })
        #expect(stage.frame.visibleText.contains("Missing") && !stage.frame.visibleText.contains("content"))
    }
}

extension EnvironmentValues {
    @Entry fileprivate var previewedWords: [String] = []
}
