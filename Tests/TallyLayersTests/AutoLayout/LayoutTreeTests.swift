import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Layouts in the tree of views")
struct LayoutTreeTests {
    @Test func `frame and mask of a view are constraints as long as it says so`() {
        let board = Board(1)
        let (held, free) = (UIView(frame: CGRect(x: 10, y: 10, width: 30, height: 10)), board.views[0])
        board.root.frame.size = CGSize(width: 200, height: 100)
        board.root.addSubview(held)
        held.autoresizingMask = .flexibleWidth
        NSLayoutConstraint.activate([
            free.leadingAnchor.constraint(equalTo: held.trailingAnchor, constant: 5),
            free.topAnchor.constraint(equalTo: held.topAnchor),
            free.widthAnchor.constraint(equalTo: held.widthAnchor, multiplier: 2),
            free.heightAnchor.constraint(equalTo: held.heightAnchor),
        ])
        let stage = board.stage()
        #expect(free.frame == CGRect(x: 45, y: 10, width: 60, height: 10))
        held.frame.origin.x = 20
        stage.advance(by: 0)
        #expect(free.frame.minX == 55)
        held.transform = CGAffineTransform(scaleX: 2, y: 2)
        held.center.x += 1
        stage.advance(by: 0)
        #expect(free.frame.minX == 56, "a transform changes nothing")
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a tree keeps its constraints when it moves to another`() {
        let (first, second) = (Board(0), Board(0))
        let (card, label) = (UIView(), UIView())
        first.add(card)
        card.addSubview(label)
        label.translatesAutoresizingMaskIntoConstraints = false
        NSLayoutConstraint.activate([
            card.topAnchor.constraint(equalTo: first.root.topAnchor, constant: 30),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 4),
            label.widthAnchor.constraint(equalToConstant: 20), card.widthAnchor.constraint(equalToConstant: 50),
        ])
        let (one, other) = (first.stage(), second.stage())
        #expect(card.frame == CGRect(x: 0, y: 30, width: 50, height: 0))
        second.root.addSubview(card)
        second.root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 0, y: 0, width: 50, height: 0))
        #expect(label.frame == CGRect(x: 4, y: 0, width: 20, height: 0))
        one.advance(by: 0)
        other.advance(by: 0)
        #expect(one.warnings.isEmpty && other.warnings.isEmpty)
    }

    @Test func `nothing keeps a tree alive`() {
        weak var gone: UIView?
        weak var constraint: NSLayoutConstraint?
        for isShown in [false, true] {
            do {
                let board = Board(2)
                board.pin(board.views[0], 0, 0, 10, 10)
                board.views[1].topAnchor.constraint(equalTo: board.root.layoutMarginsGuide.topAnchor).isActive = true
                if isShown { _ = board.stage() }
                gone = board.root
                constraint = board.root.constraints.first
                #expect(constraint != nil)
            }
            #expect(gone == nil && constraint == nil)
        }
    }

    @Test func `only what has changed is laid out again`() {
        final class Counting: UIView {
            var layouts = 0

            override func layoutSubviews() {
                super.layoutSubviews()
                layouts += 1
            }
        }
        let board = Board(0)
        let (left, right) = (Counting(), Counting())
        for (index, view) in [left, right].enumerated() {
            board.add(view)
            board.pin(view, CGFloat(index) * 50, 0, 40, 40)
            let inner = UIView()
            inner.translatesAutoresizingMaskIntoConstraints = false
            view.addSubview(inner)
            inner.leadingAnchor.constraint(equalTo: view.leadingAnchor, constant: 3).isActive = true
        }
        let stage = board.stage()
        #expect(left.layouts == 1 && right.layouts == 1)
        right.constraints.first { $0.firstAttribute == .leading }?.constant = 9
        stage.advance(by: 0)
        #expect(left.layouts == 1 && right.layouts == 2)
        #expect(right.subviews[0].frame.minX == 9)
    }

    @Test func `views inside update their constraints before they are solved`() {
        final class Late: UIView {
            let inner = UIView()
            var updates = 0

            override class var requiresConstraintBasedLayout: Bool { true }
            override func updateConstraints() {
                if updates == 0 {
                    inner.translatesAutoresizingMaskIntoConstraints = false
                    addSubview(inner)
                    NSLayoutConstraint.activate([
                        inner.centerXAnchor.constraint(equalTo: centerXAnchor),
                        inner.widthAnchor.constraint(equalToConstant: 10),
                    ])
                }
                updates += 1
                super.updateConstraints()
            }
        }
        let late = Late()
        let stage = Stage(size: CGSize(width: 100, height: 50), view: late)
        stage.advance(by: 0)
        #expect(late.updates == 1 && late.inner.frame.minX == 45)
        late.setNeedsUpdateConstraints()
        stage.advance(by: 0)
        #expect(late.updates == 2)
    }

    @Test func `a stage that is too small is required all the same`() {
        let board = Board(1)
        let view = board.views[0]
        board.pin(view, 0, 0, 300, 20)
        view.trailingAnchor.constraint(equalTo: board.root.trailingAnchor).isActive = true
        let stage = board.stage(200, 100)
        #expect(board.root.frame.width == 200 && view.frame.width == 300)
        #expect(stage.warnings.count == 1)
    }
}
