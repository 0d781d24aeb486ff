import ConformanceJSON
import Foundation

/// One pinned value of SwiftUI, and how near to it a result must be.
struct ConformanceRow: Decodable {
    let id: String
    let group: String
    let api: String
    let args: JSON
    let input: JSON
    let expected: JSON
    let tolerance: JSON

    private struct File: Decodable {
        let entries: [ConformanceRow]
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Conformance")

    /// All rows, in the order of the file.
    static let all: [ConformanceRow] = {
        do {
            let data = try Data(contentsOf: folder.appending(path: "swiftui-values.json"))
            return try JSONDecoder().decode(File.self, from: data).entries
        } catch {
            fatalError("The conformance file cannot be read: \(error)")
        }
    }()

    /// The ids of the rows that the tests of the views run: those that a test asks for by `row("id")`, or by
    /// `rows("group", first...last)`, without numbers all.
    static func idsRunByViews() throws -> Set<String> {
        let tests = folder.deletingLastPathComponent().deletingLastPathComponent().appending(path: "TallyUITests")
        var ids: Set<String> = []
        let one = /row\("([a-z-]+-\d+)"\)/
        let several = /rows\("([a-z-]+)"(?:, (\d+)\.\.\.(\d+))?\)/
        let files = FileManager.default.enumerator(at: tests, includingPropertiesForKeys: nil)
        while let file = files?.nextObject() as? URL {
            guard file.pathExtension == "swift" else { continue }
            let text = try String(contentsOf: file, encoding: .utf8)
            for call in text.matches(of: one) { ids.insert(String(call.1)) }
            for call in text.matches(of: several) {
                let numbers = (call.2.flatMap { Int($0) } ?? 1)...(call.3.flatMap { Int($0) } ?? 999)
                for row in all where row.group == String(call.1) {
                    if let number = Int(row.id.suffix(3)), numbers.contains(number) { ids.insert(row.id) }
                }
            }
        }
        return ids
    }

    /// Compares a number; exactly if the row has no tolerance, and NaN equals NaN.
    func check(_ actual: Double, _ expected: JSON? = nil) -> Outcome {
        guard let wanted = (expected ?? self.expected).number else { return .fails("expected is not a number") }
        if wanted.isNaN && actual.isNaN || wanted == actual { return .holds }
        let allowed = tolerance["abs"].number ?? (tolerance["rel"].number ?? 0) * wanted.magnitude
        return (actual - wanted).magnitude <= allowed ? .holds : .fails("\(actual) instead of \(wanted)")
    }

    func check(_ actual: [Double]) -> Outcome {
        guard let wanted = expected.array, wanted.count == actual.count else { return .fails("\(actual)") }
        return zip(actual, wanted).map { check($0, $1) }.first { $0 != .holds } ?? .holds
    }
}

/// What came of a row.
enum Outcome: Equatable {
    case holds
    case fails(String)
    case hasNoRunner

    init(_ holds: Bool, _ message: @autoclosure () -> String = "does not hold") {
        self = holds ? .holds : .fails(message())
    }
}
