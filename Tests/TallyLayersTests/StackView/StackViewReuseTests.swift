import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor @Suite("A stack view whose views go and others come")
struct StackViewReuseTests {
    /// A box that hugs a row of labels.
    private final class Box: UIView {
        var row: UIStackView?
        func show(_ texts: [String]) {
            row?.arrangedSubviews.forEach { $0.removeFromSuperview() }
            row?.removeFromSuperview()
            let new = UIStackView()
            row = new
            new.translatesAutoresizingMaskIntoConstraints = false
            addSubview(new)
            NSLayoutConstraint.activate([
                new.topAnchor.constraint(equalTo: topAnchor), new.bottomAnchor.constraint(equalTo: bottomAnchor),
                new.leftAnchor.constraint(equalTo: leftAnchor), new.rightAnchor.constraint(equalTo: rightAnchor),
            ])
            for text in texts {
                let label = UILabel()
                label.text = text
                new.addArrangedSubview(label)
            }
        }
    }

    @Test("is as large as those that are there, whether those before live on or not, a hundred times")
    func rebuilt() {
        let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 100))
        let (outer, box) = (UIStackView(), Box())
        outer.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(outer)
        outer.addArrangedSubview(box)
        NSLayoutConstraint.activate([
            outer.leftAnchor.constraint(equalTo: root.leftAnchor), outer.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        let stage = Stage(size: root.bounds.size, view: root)
        for turn in 0..<100 {
            let texts = (0...turn % 4).map { "\($0)8" }
            box.show(texts)
            stage.advance(by: 0.01)
            let widths = texts.map { text in
                let label = UILabel()
                label.text = text
                return label.intrinsicContentSize.width
            }
            #expect(box.bounds.width == widths.reduce(0, +), "\(turn)")
            #expect(box.row?.arrangedSubviews.map(\.bounds.width) == widths, "\(turn)")
        }
        #expect(stage.warnings.isEmpty)
    }
}
