import Foundation
@testable import TallyCommand
import Testing

/// The document that compares Tally's numbers with others names tests and sheets: there must be such.
@Suite struct KitTableTests {
    private static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()

    private func text(_ path: String) throws -> String {
        try String(contentsOf: Self.root.appendingPathComponent(path), encoding: .utf8)
    }

    @Test func `every test and every sheet that the comparison names is there`() throws {
        let document = try text("Docs/KitAgainstOthers.md")
        let start = try #require(document.range(of: "## Where Tally's column is seen"))
        let end = try #require(document.range(of: "## What was read"))
        let list = document[start.upperBound..<end.lowerBound].split(separator: "\n").map {
            $0.trimmingCharacters(in: .whitespaces)
        }
        .joined(separator: " ")
        var suites: [String: String] = [:]
        for folder in ["Amount", "Components", "Text"] {
            for name in try FileManager.default.contentsOfDirectory(
                atPath: Self.root.appendingPathComponent("Tests/TallyTests/\(folder)").path)
            where name.hasSuffix(".swift") {
                suites[String(name.dropLast(6))] = try text("Tests/TallyTests/\(folder)/\(name)")
            }
        }
        var count = 0
        var suite = ""
        for match in list.matches(of: /(\w+Tests):|\*([^*]+)\*/) {
            if let name = match.1 {
                suite = String(name)
            } else if let name = match.2 {
                let isThere = suites[suite]?.contains("func `\(name)`") == true
                #expect(isThere, "\(suite): \(name)")
                count += 1
            }
        }
        #expect(count >= 30, "\(count)")
        let sheets = Set(
            SheetStyle.all.flatMap { style in SheetChange.all.map { "sheet-\(style.name)-\($0.name).png" } })
        let named = list.matches(of: /`(sheet-[^`]+)`/).map { String($0.1) }
        #expect(named.count >= 8 && sheets.isSuperset(of: named), "\(named)")
    }
}
