import ConformanceJSON
import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// A view whose content has a size.
final class SizedView: UIView {
    var size: CGSize {
        didSet { invalidateIntrinsicContentSize() }
    }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { fatalError("not archived") }

    override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite("The pinned values of stack views")
struct StackViewValueTests {
    private let rows = ValueRow.all.filter { $0.group == "stack-view" }

    /// Those that contradict another, and why this one was not chosen.
    private let notChosen = [
        "stack-view-006": "the documentation's reading of fillProportionally; stack-view-005 is what was seen"
    ]

    @Test func `all hold but the one that contradicts another`() throws {
        #expect(rows.count == 27)
        for row in rows where notChosen[row.id] == nil {
            let stack = try #require(StackViewRow(row), "\(row.id)")
            let frames = stack.result
            let expected = try #require(row.expected.array)
            try #require(frames.count == expected.count, "\(row.id): \(frames)")
            for (frame, expected) in zip(frames, expected) {
                guard let wanted = expected.array?.compactMap(\.number) else { continue }
                #expect(
                    zip(frame, wanted).allSatisfy { abs($0 - $1) <= row.tolerance },
                    "\(row.id), rule \(row.rule): \(frame) instead of \(wanted)")
            }
        }
    }
}

/// A row of the table as a stack view on a stage.
@MainActor
struct StackViewRow {
    let result: [[Double]]

    init?(_ row: ValueRow) {
        let input = row.input
        let bounds = input["bounds"].array?.compactMap(\.number) ?? []
        let views = Self.views(input)
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = input["axis"].string == "vertical" ? .vertical : .horizontal
        stack.spacing = CGFloat(input["spacing"].number ?? 0)
        stack.distribution = Self.distribution(input["distribution"].string)
        stack.alignment = Self.alignment(input["alignment"].string)
        func priority(_ key: String, _ index: Int, _ set: (UIView, UILayoutPriority) -> Void) {
            if let value = input[key].number { set(views[index], UILayoutPriority(Float(value))) }
        }
        priority("huggingOf1st", 0) { $0.setContentHuggingPriority($1, for: .horizontal) }
        priority("huggingOf2nd", 1) { $0.setContentHuggingPriority($1, for: .horizontal) }
        priority("compressionOf2nd", 1) { $0.setContentCompressionResistancePriority($1, for: .horizontal) }
        if let gap = input["customSpacingAfter1st"].number { stack.setCustomSpacing(CGFloat(gap), after: views[0]) }
        if input["layoutMarginsRelative"].array != nil { stack.isLayoutMarginsRelativeArrangement = true }
        let hidden = input["hidden"].array?.compactMap(\.number).map { Int($0) } ?? []
        for index in hidden { views[index].isHidden = true }
        guard bounds.count == 2 else {
            let size = stack.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
            result = [[0, 0, Double(size.width), Double(size.height)]]
            return
        }
        let stage = Stage(size: CGSize(width: bounds[0], height: bounds[1]), view: stack)
        stage.advance(by: 0)
        func frames(_ shown: (UIView) -> CGRect?) -> [[Double]] {
            views.map { view in
                let frame = shown(view) ?? .null
                return [frame.minX, frame.minY, frame.width, frame.height].map { Double($0) }
            }
        }
        let before = frames(\.solvedFrame)
        switch input["query"].string {
        case "widths": result = [before.map { $0[2] }]
        case "y and height after rounding": result = frames(\.frame).map { [$0[1], $0[3]] }
        case "frame of the hidden view": result = hidden.map { frames(\.frame)[$0] }
        default:
            guard let hiding = input["hiding"].number, let time = input["t"].number else {
                result = before
                return
            }
            // What is shown lies between two layouts, each of which is rounded: the exact values are between the exact ones.
            UIView.animate(withDuration: input["duration"].number ?? 1, delay: 0, options: .curveLinear) {
                views[Int(hiding)].isHidden = true
            }
            stage.advance(by: time)
            let after = frames(\.solvedFrame)
            let shown = frames { $0.layer.presentation()?.frame }
            result = zip(before, after).map { zip($0, $1).map { $0 + ($1 - $0) * time } }
            for (exact, rounded) in zip(result, shown) {
                #expect(zip(exact, rounded).allSatisfy { abs($0 - $1) <= 0.5 }, "\(rounded) instead of \(exact)")
            }
        }
    }

    private static func views(_ input: JSON) -> [UIView] {
        if let sizes = input["intrinsic"].array {
            return sizes.map { size in
                let lengths = size.array?.compactMap(\.number) ?? []
                return SizedView(CGFloat(lengths[0]), CGFloat(lengths[1]))
            }
        }
        if let count = input["count"].number { return (0..<Int(count)).map { _ in UIView() } }
        if input["query"].string == "widths" { return [SizedView(60, 20), SizedView(29, 20), SizedView(41.5, 20)] }
        return [UIView(), SizedView(60, 20), UIView()]
    }

    private static func distribution(_ name: String?) -> UIStackView.Distribution {
        switch name {
        case "fillEqually": .fillEqually
        case "fillProportionally": .fillProportionally
        case "equalSpacing": .equalSpacing
        case "equalCentering": .equalCentering
        default: .fill
        }
    }

    private static func alignment(_ name: String?) -> UIStackView.Alignment {
        switch name {
        case "leading", "top": .leading
        case "center": .center
        case "trailing", "bottom": .trailing
        default: .fill
        }
    }
}
