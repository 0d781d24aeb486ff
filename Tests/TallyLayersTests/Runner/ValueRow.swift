import ConformanceJSON
import Foundation
import TallyCore
import TallyLayers
import TallyScene

/// One pinned value of Core Animation or UIKit, and how near to it a result must be.
struct ValueRow: Decodable {
    let id: String
    let group: String
    let rule: String
    let input: JSON
    let expected: JSON
    let tolerance: Double

    private struct File: Decodable {
        let entries: [ValueRow]
    }

    static let folder = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Conformance")

    /// All rows, in the order of the file.
    static let all: [ValueRow] = {
        do {
            let data = try Data(contentsOf: folder.appending(path: "coreanimation-values.json"))
            return try JSONDecoder().decode(File.self, from: data).entries
        } catch {
            fatalError("The conformance file cannot be read: \(error)")
        }
    }()

    func check(_ actual: Double, _ expected: JSON? = nil) -> Outcome {
        let expected = expected ?? self.expected
        guard let wanted = expected.number ?? expected.bool.map({ $0 ? 1 : 0 }) else {
            return .fails("\(expected) is not a number")
        }
        return (actual - wanted).magnitude <= tolerance ? .holds : .fails("\(actual) instead of \(wanted)")
    }

    func check(_ actual: [Double], _ expected: JSON? = nil) -> Outcome {
        let expected = expected ?? self.expected
        guard let wanted = expected.array, wanted.count == actual.count else {
            return .fails("\(actual) instead of \(expected)")
        }
        return Outcome.all(zip(actual, wanted).map { check($0, $1) })
    }

    func check(_ actual: LayerValue, _ expected: JSON? = nil) -> Outcome {
        switch actual {
        case .number(let value): check(value, expected)
        case .pair(let v): check([v.x, v.y], expected)
        case .rect(let v): check([v.x, v.y, v.z, v.w], expected)
        case .color(let v): check([v.red, v.green, v.blue, v.alpha], expected)
        case .transform(let t): check(t.list, expected)
        default: .fails("\(actual)")
        }
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

    /// The first that does not hold.
    static func all(_ outcomes: [Outcome]) -> Outcome { outcomes.first { $0 != .holds } ?? .holds }
}

extension CATransform3D {
    /// Row by row.
    var list: [Double] {
        [m11, m12, m13, m14, m21, m22, m23, m24, m31, m32, m33, m34, m41, m42, m43, m44].map { Double($0) }
    }

    init(_ list: [Double]) {
        let n = list.map { CGFloat($0) }
        self.init(
            m11: n[0], m12: n[1], m13: n[2], m14: n[3], m21: n[4], m22: n[5], m23: n[6], m24: n[7], m31: n[8],
            m32: n[9], m33: n[10], m34: n[11], m41: n[12], m42: n[13], m43: n[14], m44: n[15])
    }
}

extension JSON {
    var numbers: [Double]? { array.map { $0.compactMap(\.number) } }
}
