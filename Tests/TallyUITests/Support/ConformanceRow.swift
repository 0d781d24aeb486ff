import Foundation
import Testing

/// One row of the table of values that SwiftUI itself gave, of the groups that need views.
struct ConformanceRow {
    let id: String
    let group: String
    let api: String
    let arguments: [String: Any]
    let input: [String: Any]
    let expected: Any
    let tolerance: Double

    /// Every row by its id.
    nonisolated(unsafe) static let all: [String: ConformanceRow] = {
        let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "TallyMotionTests/Conformance/swiftui-values.json")
        guard let data = try? Data(contentsOf: file),
            let table = try? JSONSerialization.jsonObject(with: data) as? [String: Any],
            let entries = table["entries"] as? [[String: Any]]
        else { return [:] }
        return Dictionary(uniqueKeysWithValues: entries.map { ($0["id"] as? String ?? "", ConformanceRow($0)) })
    }()

    private init(_ entry: [String: Any]) {
        id = entry["id"] as? String ?? ""
        group = entry["group"] as? String ?? ""
        api = entry["api"] as? String ?? ""
        arguments = entry["args"] as? [String: Any] ?? [:]
        input = entry["input"] as? [String: Any] ?? [:]
        expected = entry["expected"] ?? NSNull()
        tolerance = ((entry["tolerance"] as? [String: Any])?["abs"] as? NSNumber)?.doubleValue ?? 0
    }

    /// Rows of a group, by the numbers in their ids, in that order. The table of rows that hold looks for this call.
    static func rows(_ group: String, _ numbers: ClosedRange<Int>) throws -> [ConformanceRow] {
        try numbers.map { number in
            let digits = String(number)
            return try row("\(group)-" + String(repeating: "0", count: 3 - digits.count) + digits)
        }
    }

    var text: String { expected as? String ?? "" }
    var texts: [String] { (expected as? [Any] ?? []).map { "\($0)" } }
    var number: Int { (expected as? NSNumber)?.intValue ?? -1 }
    var double: Double { (expected as? NSNumber)?.doubleValue ?? .nan }
    var numbers: [Int] { (expected as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.intValue } }
    var doubles: [Double] { (expected as? [Any] ?? []).compactMap { ($0 as? NSNumber)?.doubleValue } }
    var pairs: [[Int]] { (expected as? [[Any]] ?? []).map { $0.compactMap { ($0 as? NSNumber)?.intValue } } }
    var truths: [Bool] { (expected as? [Any] ?? []).compactMap { $0 as? Bool } }
}

/// The row of an id; a test that needs it fails if there is none.
func row(_ id: String) throws -> ConformanceRow {
    try #require(ConformanceRow.all[id], "\(id) is not in the table")
}
