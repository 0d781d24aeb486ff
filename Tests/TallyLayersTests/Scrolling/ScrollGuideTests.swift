import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("Constraints inside of a scroll view")
struct ScrollGuideTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
    private let scroll = UIScrollView()
    private let stack = UIStackView()

    private func stage(usesGuides: Bool) -> Stage {
        stack.axis = .vertical
        for number in 0..<30 {
            let label = UILabel()
            label.text = "Row \(number)"
            stack.addArrangedSubview(label)
        }
        for view in [scroll, stack] { view.translatesAutoresizingMaskIntoConstraints = false }
        root.addSubview(scroll)
        scroll.addSubview(stack)
        let content = scroll.contentLayoutGuide
        NSLayoutConstraint.activate([
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.topAnchor.constraint(equalTo: root.topAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            stack.leadingAnchor.constraint(
                equalTo: usesGuides ? content.leadingAnchor : scroll.leadingAnchor, constant: 10),
            stack.trailingAnchor.constraint(
                equalTo: usesGuides ? content.trailingAnchor : scroll.trailingAnchor, constant: -10),
            stack.topAnchor.constraint(equalTo: usesGuides ? content.topAnchor : scroll.topAnchor, constant: 20),
            stack.bottomAnchor.constraint(
                equalTo: usesGuides ? content.bottomAnchor : scroll.bottomAnchor, constant: -20),
            stack.widthAnchor.constraint(
                equalTo: usesGuides ? scroll.frameLayoutGuide.widthAnchor : scroll.widthAnchor, constant: -20),
        ])
        let stage = Stage(size: root.bounds.size, view: root)
        stage.advance(by: 0.1)
        return stage
    }

    @Test(
        "with its edges or with its guides say how large the content is, which is dragged as far",
        arguments: [false, true])
    func size(usesGuides: Bool) {
        let stage = stage(usesGuides: usesGuides)
        let height = stack.arrangedSubviews.reduce(0) { $0 + $1.bounds.height }
        #expect(height > 500 && scroll.contentSize == CGSize(width: 200, height: height + 40))
        #expect(stack.frame == CGRect(x: 10, y: 20, width: 180, height: height) && scroll.frame == root.bounds)
        stage.drag(from: CGPoint(x: 100, y: 250), to: CGPoint(x: 100, y: 50), duration: 0.2)
        #expect(stage.settle())
        #expect(scroll.contentOffset.y > 190)
        scroll.contentOffset.y = 5000
        stage.advance(by: 0.1)
        stack.arrangedSubviews[3].isHidden = true
        stage.advance(by: 0.1)
        #expect(scroll.contentSize.height < height + 40 && stage.warnings.isEmpty)
        #expect(stack.frame.minY == 20, "the content has not moved within its own space")
    }

    @Test("with the frame's guide hold what stays while the content moves, at every frame")
    func frameGuide() {
        let stage = stage(usesGuides: true)
        let header = UIView()
        header.translatesAutoresizingMaskIntoConstraints = false
        scroll.addSubview(header)
        let frame = scroll.frameLayoutGuide
        NSLayoutConstraint.activate([
            header.topAnchor.constraint(equalTo: frame.topAnchor),
            header.leftAnchor.constraint(equalTo: frame.leftAnchor),
            header.rightAnchor.constraint(equalTo: frame.rightAnchor),
            header.heightAnchor.constraint(equalToConstant: 30),
        ])
        stage.advance(by: 0.1)
        for offset in [0.0, 40, 133, 400] {
            scroll.contentOffset.y = offset
            stage.advance(by: 0.02)
            #expect(header.convert(header.bounds, to: root) == CGRect(x: 0, y: 0, width: 200, height: 30), "\(offset)")
        }
        #expect(scroll.contentSize.height > 500 && stage.warnings.isEmpty)
    }

    @Test("do not speak of a content whose size the program has set")
    func own() {
        let view = UIView()
        scroll.frame = root.bounds
        scroll.contentSize = CGSize(width: 200, height: 900)
        view.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        scroll.addSubview(view)
        root.addSubview(scroll)
        let stage = Stage(size: root.bounds.size, view: root)
        stage.advance(by: 0.1)
        _ = scroll.contentLayoutGuide
        stage.advance(by: 0.1)
        #expect(scroll.contentSize == CGSize(width: 200, height: 900))
    }
}
