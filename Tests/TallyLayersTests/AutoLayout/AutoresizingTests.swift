import Foundation
import TallyKit
import TallyLayers
import Testing

@MainActor
@Suite("Autoresizing masks")
struct AutoresizingTests {
    @Test func `the pinned values hold`() throws {
        let rows = ValueRow.all.filter { $0.group == "autoresizing" }
        #expect(rows.count == 4)
        for row in rows {
            let outer = UIView(frame: try Self.rect(row.input["old"]))
            let inner = UIView(frame: try Self.rect(row.input["frame"]))
            for name in row.input["mask"].array?.compactMap(\.string) ?? [] {
                let mask = try #require(Self.masks[name], "\(name)")
                inner.autoresizingMask.formUnion(mask)
            }
            outer.addSubview(inner)
            outer.layoutIfNeeded()
            outer.frame = try Self.rect(row.input["new"])
            outer.layoutIfNeeded()
            let expected = try Self.rect(row.expected)
            #expect(inner.frame == expected, "\(row.id), rule \(row.rule)")
        }
    }

    private static func rect(_ value: JSON) throws -> CGRect {
        let numbers = value.array?.compactMap(\.number) ?? []
        try #require(numbers.count == 4)
        return CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    }

    private static let masks: [String: UIView.AutoresizingMask] = [
        "flexibleLeftMargin": .flexibleLeftMargin, "flexibleWidth": .flexibleWidth,
        "flexibleRightMargin": .flexibleRightMargin, "flexibleTopMargin": .flexibleTopMargin,
        "flexibleHeight": .flexibleHeight, "flexibleBottomMargin": .flexibleBottomMargin,
    ]
}
