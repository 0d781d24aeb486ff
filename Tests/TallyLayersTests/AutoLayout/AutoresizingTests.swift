import ConformanceJSON
import Foundation
import TallyKit
import TallyLayers
import TallyStage
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

    @Test func `what comes after a new size keeps its own, and what was there has followed at once`() {
        let outer = UIView()
        let first = UIView()
        outer.addSubview(first)
        first.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.frame.size = CGSize(width: 200, height: 100)
        #expect(first.frame.size == CGSize(width: 200, height: 100))
        let second = UIView(frame: outer.bounds)
        second.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        outer.addSubview(second)
        outer.layoutIfNeeded()
        #expect(second.frame.size == CGSize(width: 200, height: 100))
        outer.bounds.size.width = 300
        #expect([first, second].map(\.frame.width) == [300, 300])
    }

    @Test func `a block that sets a size moves what follows it`() {
        let (root, outer, inner) = (UIView(), UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 50)), UIView())
        inner.frame = outer.bounds
        inner.autoresizingMask = .flexibleWidth
        outer.addSubview(inner)
        root.addSubview(outer)
        let stage = Stage(size: CGSize(width: 300, height: 200), view: root)
        stage.advance(by: 0)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { outer.frame.size.width = 200 }
        stage.advance(by: 0.5)
        for view in [outer, inner] { #expect(view.layer.presentation()?.bounds.width == 150) }
        #expect(inner.bounds.width == 200)
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
