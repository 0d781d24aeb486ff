import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("What stack views arrange")
struct StackViewArrangementTests {
    private func three() -> [SizedView] { [SizedView(40, 20), SizedView(60, 20), SizedView(80, 20)] }

    @Test func `the defaults`() {
        let stack = UIStackView()
        #expect(stack.axis == .horizontal && stack.distribution == .fill && stack.alignment == .fill)
        #expect(stack.spacing == 0 && stack.arrangedSubviews.isEmpty)
        #expect(!stack.isBaselineRelativeArrangement && !stack.isLayoutMarginsRelativeArrangement)
        #expect(stack.customSpacing(after: UIView()) == UIStackView.spacingUseDefault)
    }

    @Test func `arranged views are subviews, and leave with them`() {
        let views = three()
        let stack = UIStackView(arrangedSubviews: views)
        #expect(stack.subviews == views && views.allSatisfy { !$0.translatesAutoresizingMaskIntoConstraints })
        stack.insertArrangedSubview(views[2], at: 0)
        #expect(stack.arrangedSubviews == [views[2], views[0], views[1]])
        stack.removeArrangedSubview(views[0])
        #expect(stack.arrangedSubviews == [views[2], views[1]] && views[0].superview === stack)
        views[1].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[2]])
        UIStackView().addArrangedSubview(views[2])
        #expect(stack.arrangedSubviews.isEmpty && stack.subviews == [views[0]])
    }

    @Test func `every change of the arrangement is laid out`() {
        let views = three()
        let stack = UIStackView(arrangedSubviews: views)
        let stage = Stage(size: CGSize(width: 300, height: 40), view: stack)
        func xs() -> [CGFloat] {
            stage.advance(by: 0)
            return views.map(\.frame.minX)
        }
        #expect(xs() == [0, 160, 220], "the first takes the surplus")
        stack.spacing = 10
        #expect(xs() == [0, 150, 220])
        stack.setCustomSpacing(UIStackView.spacingUseSystem, after: views[0])
        #expect(xs() == [0, 150, 220] && views[0].frame.width == 142)
        stack.setCustomSpacing(UIStackView.spacingUseDefault, after: views[0])
        stack.distribution = .equalSpacing
        #expect(xs() == [0, 100, 220])
        views[0].size.width = 100
        #expect(xs() == [0, 130, 220])
        stack.alignment = .center
        _ = xs()
        #expect(views.map(\.frame.minY) == [10, 10, 10])
        stack.axis = .vertical
        stack.distribution = .fillEqually
        stack.spacing = 2
        _ = xs()
        #expect(views.map(\.frame.height) == [12, 12, 12])
        #expect(stage.warnings.isEmpty)
    }

    @Test func `fewer points than contents take compress the first`() {
        let views = three()
        let stage = Stage(size: CGSize(width: 150, height: 40), view: UIStackView(arrangedSubviews: views))
        stage.advance(by: 0)
        #expect(views.map(\.frame.width) == [10, 60, 80])
    }

    @Test func `stacks in stacks have the size of what is inside`() {
        let rows = (0..<2).map { _ in UIStackView(arrangedSubviews: three()) }
        let column = UIStackView(arrangedSubviews: rows)
        column.axis = .vertical
        column.spacing = 6
        column.alignment = .leading
        #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 180, height: 46))
        rows[1].arrangedSubviews[0].isHidden = true
        #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 180, height: 46))
        rows[0].isHidden = true
        #expect(column.systemLayoutSizeFitting(.zero) == CGSize(width: 140, height: 20))
        rows[1].isHidden = true
        #expect(column.systemLayoutSizeFitting(.zero) == .zero)
    }

    @Test func `a tall view that is hidden makes no stack taller`() {
        for alignment in [UIStackView.Alignment.fill, .leading, .center, .trailing, .firstBaseline, .lastBaseline] {
            let (low, tall) = (SizedView(40, 20), SizedView(40, 90))
            let stack = UIStackView(arrangedSubviews: [low, tall])
            stack.alignment = alignment
            #expect(stack.systemLayoutSizeFitting(.zero).height == 90)
            tall.isHidden = true
            #expect(stack.systemLayoutSizeFitting(.zero) == CGSize(width: 40, height: 20), "\(alignment)")
        }
    }

    @Test func `a view of a required width that is hidden conflicts with nothing`() {
        let views = three()
        let stack = UIStackView(arrangedSubviews: views)
        views[1].widthAnchor.constraint(equalToConstant: 50).isActive = true
        let stage = Stage(size: CGSize(width: 300, height: 40), view: stack)
        views[1].isHidden = true
        stage.advance(by: 0)
        #expect(stage.warnings.isEmpty && views[2].frame.minX == 220)
    }

    @Test func `baselines meet in a row`() {
        for alignment in [UIStackView.Alignment.firstBaseline, .lastBaseline] {
            let labels = [12, 30, 17].map { size in
                let label = UILabel()
                label.text = "Ag"
                label.font = .systemFont(ofSize: CGFloat(size))
                return label
            }
            let stack = UIStackView(arrangedSubviews: labels)
            stack.alignment = alignment
            let stage = Stage(size: CGSize(width: 300, height: 100), view: stack)
            stage.advance(by: 0)
            let lines = labels.map { $0.frame.minY + ($0.baselines(for: $0.frame.size)?.first ?? 0) }
            #expect((lines.max() ?? 0) - (lines.min() ?? 0) <= 1)
            if alignment == .firstBaseline {
                #expect(labels[1].frame.minY == 0)
            } else {
                #expect(labels[1].frame.maxY == 100)
            }
        }
    }

    @Test func `leading is on the right where one reads from there`() {
        let views = three()
        let stack = UIStackView(arrangedSubviews: views)
        stack.semanticContentAttribute = .forceRightToLeft
        let stage = Stage(size: CGSize(width: 180, height: 40), view: stack)
        stage.advance(by: 0)
        #expect(views.map(\.frame.minX) == [140, 80, 0])
    }
}
