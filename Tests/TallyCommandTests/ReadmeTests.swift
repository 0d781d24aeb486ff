import Foundation
import Testing

@Suite struct ReadmeTests {
    private func text(_ path: String) throws -> String {
        let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
            .deletingLastPathComponent()
        return try String(contentsOf: root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `the example is shown as it is`() throws {
        let example = try text("Examples/FirstStage/Sources/FirstStage/main.swift")
        #expect(try text("README.md").contains("```swift\n\(example)```\n"))
    }

    @Test func `the picture's command is the one that is run`() throws {
        func command(_ path: String) throws -> String {
            let words = try text(path).split(whereSeparator: { $0.isWhitespace }).filter { $0 != "\\" }
            let line = words.joined(separator: " ").replacing("\\#", with: "#")
            let start = try #require(line.range(of: "record --file Examples"))
            let end = try #require(line.range(of: " -o ", range: start.upperBound..<line.endIndex))
            return String(line[start.lowerBound..<end.lowerBound])
        }
        #expect(try command("Makefile") == command("README.md"))
    }
}
