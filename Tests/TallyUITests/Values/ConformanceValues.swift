import Foundation

/// One row of the shared table of values that SwiftUI itself gave.
struct ConformanceValue: CustomStringConvertible, Sendable {
    let id: String
    let api: String
    let arguments: [String: String]
    let input: [String: [Double]]
    /// A single number is a list of one.
    let expected: [Double]
    let expectedText: String?
    let expectedTruth: Bool?

    var description: String { id }

    /// Rows of a group, by the numbers in their ids. The table of rows that hold looks for this call.
    static func rows(_ group: String, _ numbers: ClosedRange<Int> = 1...999) throws -> [ConformanceValue] {
        let tests = URL(filePath: #filePath).resolvingSymlinksInPath()
            .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        let file = tests.appending(path: "TallyMotionTests/Conformance/swiftui-values.json")
        let table = try JSONSerialization.jsonObject(with: Data(contentsOf: file)) as? [String: Any]
        let entries = table?["entries"] as? [[String: Any]] ?? []
        return entries.filter { $0["group"] as? String == group }.map(ConformanceValue.init).filter {
            Int($0.id.suffix(3)).map(numbers.contains) ?? false
        }
    }

    private init(_ entry: [String: Any]) {
        func numbers(_ value: Any?) -> [Double] {
            (value as? [Any])?.compactMap { ($0 as? NSNumber)?.doubleValue }
                ?? (value as? NSNumber).map { [$0.doubleValue] } ?? []
        }
        id = entry["id"] as? String ?? ""
        api = entry["api"] as? String ?? ""
        arguments = (entry["args"] as? [String: Any] ?? [:]).compactMapValues { $0 as? String }
        input = (entry["input"] as? [String: Any] ?? [:]).mapValues(numbers)
        expected = numbers(entry["expected"])
        expectedText =
            entry["expected"] as? String ?? (entry["expected"] as? [Any])?.compactMap { $0 as? String }.first
        expectedTruth = entry["expected"] as? Bool
    }
}
