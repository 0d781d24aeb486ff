import Foundation
import Testing

/// Every snippet of an article stands, line by line, in a test beside: so it compiles, and does what the article says.
struct SnippetTests {
    private static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

    private static func files(_ folder: String, _ ending: String) throws -> [URL] {
        let all = FileManager.default.enumerator(at: root.appending(path: folder), includingPropertiesForKeys: nil)
        return (all?.allObjects as? [URL] ?? []).filter { $0.pathExtension == ending }
    }

    /// Each with single spaces, without those that are empty.
    private static func lines(_ text: some StringProtocol) -> [String] {
        text.split(separator: "\n").map { $0.split(separator: " ").joined(separator: " ") }.filter { !$0.isEmpty }
    }

    @Test func `the snippets of the articles are compiled and run`() throws {
        let tests = try Self.files("Tests", "swift").filter { $0.path.contains("/Articles/") }
            .map { "\n" + Self.lines(try String(contentsOf: $0, encoding: .utf8)).joined(separator: "\n") + "\n" }
        let articles = try Self.files("Sources", "md").filter { $0.path.contains(".docc/") }
        #expect(articles.count >= 3)
        for article in articles where Self.checked.contains(article.lastPathComponent) {
            let text = try String(contentsOf: article, encoding: .utf8)
            for snippet in text.components(separatedBy: "```swift\n").dropFirst() {
                let code = Self.lines(snippet.components(separatedBy: "```")[0])
                let isThere = tests.contains { $0.contains("\n" + code.joined(separator: "\n") + "\n") }
                #expect(
                    isThere, "\(article.lastPathComponent): no test has the snippet that begins \(code.first ?? "")")
            }
        }
    }

    private static let checked: Set<String> = [
        "OneFrame.md", "Transitions.md", "TimeIsAnArgument.md", "NavigationAndPresentation.md",
        "WhatAChangeEvaluates.md",
    ]
}
