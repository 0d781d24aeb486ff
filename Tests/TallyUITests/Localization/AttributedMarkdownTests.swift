import Foundation
import SwiftUI
import TallyStage
import Testing

@MainActor
struct AttributedMarkdownTests {
    private func words(_ text: AttributedString) -> [String] {
        text.runs.map { run in
            let intent = run.inlinePresentationIntent ?? []
            var marks = ""
            if intent.contains(.emphasized) { marks += "i" }
            if intent.contains(.stronglyEmphasized) { marks += "b" }
            if intent.contains(.code) { marks += "c" }
            if intent.contains(.strikethrough) { marks += "s" }
            return String(text[run.range].characters) + "|" + marks + (run.link.map { " " + $0.absoluteString } ?? "")
        }
    }

    @Test func `emphasis, code, strikes and links are attributes`() throws {
        let text = try AttributedString(markdown: "a **b** *c* `d` ~~e~~ [f](https://g.example)")
        #expect(
            words(text) == ["a |", "b|b", " |", "c|i", " |", "d|c", " |", "e|s", " |", "f| https://g.example"])
    }

    @Test func `a text shows what Markdown means, as a literal of the same Markdown does`() throws {
        let text = try AttributedString(markdown: "A **strong** and *soft* `word`")
        let one = Stage(size: CGSize(width: 300, height: 40)) { Text(text) }
        let other = Stage(size: CGSize(width: 300, height: 40)) { Text("A **strong** and *soft* `word`") }
        #expect(one.image() == other.image())
    }

    @Test func `how spaces and blocks are read is said by the options`() throws {
        let markdown = "# Head\n\none\ntwo  three\n\n- item\n1. next"
        func read(_ syntax: AttributedString.MarkdownParsingOptions.InterpretedSyntax) throws -> String {
            String(try AttributedString(markdown: markdown, options: .init(interpretedSyntax: syntax)).characters)
        }
        #expect(try read(.full) == "Headone two  threeitemnext")
        #expect(try read(.inlineOnly) == "# Head one two three - item 1. next")
        #expect(try read(.inlineOnlyPreservingWhitespace) == markdown)
    }

    @Test func `bad Markdown is a text, and addresses may be relative`() throws {
        #expect(String(try AttributedString(markdown: "**open [x](").characters) == "**open [x](")
        #expect(String(try AttributedString(markdown: "").characters) == "")
        let base = URL(string: "https://a.example/b/")
        let text = try AttributedString(markdown: Data("[x](c)".utf8), baseURL: base)
        #expect(text.runs.first?.link?.absoluteURL.absoluteString == "https://a.example/b/c")
    }
}
