import Foundation
import Testing

/// Every row of the conformance file holds, or `not-yet.txt` says why it does not.
struct ConformanceTests {
    /// The groups that no row may be missing from, except for the reasons given in `not-yet.txt` as decided otherwise.
    private static let complete: Set<String> = [
        "unitcurve", "bezier", "spring-conversion", "spring-motion", "spring-settling", "animation-progress",
        "retarget",
        "retiming", "velocity", "completion", "animation-equality",
    ]

    private static func outcome(of row: ConformanceRow) -> Outcome {
        switch row.group {
        case "unitcurve", "bezier": row.unitCurve()
        case "spring-conversion", "spring-motion", "spring-settling": row.spring()
        case "animation-progress", "animation-description", "default-animation": row.progress()
        case "retarget", "completion": row.retarget()
        case "retiming": row.retiming()
        case "velocity", "animatable-data": row.data()
        case "animation-equality": row.equality()
        default: .hasNoRunner
        }
    }

    private static func notYet() throws -> [String: String] {
        let text = try String(contentsOf: ConformanceRow.folder.appending(path: "not-yet.txt"), encoding: .utf8)
        var reasons: [String: String] = [:]
        for line in text.split(separator: "\n") where !line.hasPrefix("#") {
            let parts = line.split(separator: " ", maxSplits: 1)
            try #require(parts.count == 2, "not-yet.txt: a line is an id, spaces and a reason, but one is '\(line)'")
            try #require(reasons.updateValue(String(parts[1]), forKey: String(parts[0])) == nil, "\(parts[0]) twice")
        }
        return reasons
    }

    @Test func `every row of the file holds or is listed with a reason`() throws {
        let reasons = try Self.notYet()
        let rows = ConformanceRow.all
        let runByViews = try ConformanceRow.idsRunByViews()
        #expect(runByViews.isSubset(of: rows.map(\.id)))
        #expect(rows.count == 784)
        #expect(Set(rows.map(\.id)).count == rows.count)
        for row in rows {
            switch (Self.outcome(of: row), reasons[row.id]) {
            case (.holds, .some):
                Issue.record("\(row.id) holds: remove it from not-yet.txt")
            case (.fails(let message), nil):
                Issue.record("\(row.id) fails: \(message); \(row.api) \(row.args) \(row.input)")
            case (.hasNoRunner, .some) where runByViews.contains(row.id):
                Issue.record("\(row.id) is run by TallyUITests: remove it from not-yet.txt")
            case (.hasNoRunner, nil) where !runByViews.contains(row.id):
                Issue.record("\(row.id) has no runner: \(row.api)")
            default:
                break
            }
        }
        #expect(Set(reasons.keys).subtracting(rows.map(\.id)).isEmpty, "not-yet.txt names rows that do not exist")
    }

    @Test func `what is missing from a required group is decided elsewhere`() throws {
        let reasons = try Self.notYet()
        for row in ConformanceRow.all where Self.complete.contains(row.group) {
            guard let reason = reasons[row.id] else { continue }
            #expect(reason.contains("by design:"), "\(row.id) \(reason)")
        }
    }
}
