import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Views that constraints place, on a stage.
@MainActor
struct Board {
    let root = UIView()
    let views: [UIView]

    /// - Parameter count: plain views inside, which their constraints place.
    init(_ count: Int) {
        views = (0..<count).map { _ in UIView() }
        for view in views { add(view) }
    }

    func add(_ view: UIView) {
        view.translatesAutoresizingMaskIntoConstraints = false
        root.addSubview(view)
    }

    func stage(_ width: CGFloat = 200, _ height: CGFloat = 100, scale: CGFloat = 1) -> Stage {
        let stage = Stage(size: CGSize(width: width, height: height), scale: scale, view: root)
        stage.advance(by: 0)
        return stage
    }

    /// Has a view stand at a place with a size.
    func pin(_ view: UIView, _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) {
        NSLayoutConstraint.activate([
            view.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: x),
            view.topAnchor.constraint(equalTo: root.topAnchor, constant: y),
            view.widthAnchor.constraint(equalToConstant: width), view.heightAnchor.constraint(equalToConstant: height),
        ])
    }
}

@MainActor
@Suite("Constraints")
struct ConstraintTests {
    @Test func `anchors place views`() {
        let board = Board(2)
        let (a, b) = (board.views[0], board.views[1])
        NSLayoutConstraint.activate([
            a.leadingAnchor.constraint(equalTo: board.root.leadingAnchor, constant: 10),
            a.trailingAnchor.constraint(equalTo: board.root.trailingAnchor, constant: -10),
            a.topAnchor.constraint(equalTo: board.root.topAnchor), a.heightAnchor.constraint(equalToConstant: 20),
            b.centerXAnchor.constraint(equalTo: a.centerXAnchor),
            b.topAnchor.constraint(equalToSystemSpacingBelow: a.bottomAnchor, multiplier: 2),
            b.widthAnchor.constraint(equalTo: a.widthAnchor, multiplier: 0.5, constant: -10),
            b.heightAnchor.constraint(equalTo: b.widthAnchor, multiplier: 0.25),
        ])
        let stage = board.stage()
        #expect(a.frame == CGRect(x: 10, y: 0, width: 180, height: 20))
        #expect(b.frame == CGRect(x: 60, y: 36, width: 80, height: 20))
        #expect(stage.warnings.isEmpty)
        #expect(!a.hasAmbiguousLayout && !b.hasAmbiguousLayout)
    }

    @Test func `the long form, inequalities and priorities`() {
        let board = Board(1)
        let view = board.views[0]
        board.pin(view, 0, 0, 500, 10)
        board.root.constraints[0].isActive = true
        for constraint in view.constraints where constraint.firstAttribute == .width { constraint.isActive = false }
        let wish = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute, multiplier: 1,
            constant: 500)
        wish.priority = .defaultHigh
        let limit = NSLayoutConstraint(
            item: view, attribute: .width, relatedBy: .lessThanOrEqual, toItem: board.root, attribute: .width,
            multiplier: 0.5, constant: 20)
        NSLayoutConstraint.activate([wish, limit])
        let stage = board.stage()
        #expect(view.frame.width == 120)
        #expect(limit.firstItem === view && limit.secondItem === board.root && limit.secondAttribute == .width)
        limit.isActive = false
        stage.advance(by: 0)
        #expect(view.frame.width == 500)
        wish.constant = 70
        stage.advance(by: 0)
        #expect(view.frame.width == 70)
        wish.priority = UILayoutPriority(1)
        #expect(wish.priority.rawValue == 1)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a constraint is kept by the nearest view that both items stand in`() {
        let board = Board(2)
        let inner = UIView()
        board.views[0].addSubview(inner)
        let near = inner.widthAnchor.constraint(equalTo: board.views[0].widthAnchor)
        let far = inner.widthAnchor.constraint(equalTo: board.views[1].widthAnchor)
        let own = inner.widthAnchor.constraint(equalToConstant: 3)
        NSLayoutConstraint.activate([near, far, own])
        #expect(board.views[0].constraints == [near])
        #expect(board.root.constraints == [far])
        #expect(inner.constraints == [own])
        #expect(inner.constraintsAffectingLayout(for: .horizontal) == [near, far, own])
        inner.removeFromSuperview()
        #expect(!near.isActive && !far.isActive && own.isActive)
        #expect(board.root.constraints.isEmpty)
    }

    @Test func `a required conflict names the set, and the rest of the layout goes on`() {
        let board = Board(1)
        let view = board.views[0]
        board.pin(view, 5, 5, 100, 10)
        let second = view.widthAnchor.constraint(equalToConstant: 120)
        second.identifier = "wide"
        second.isActive = true
        let stage = board.stage()
        #expect(view.frame == CGRect(x: 5, y: 5, width: 100, height: 10))
        #expect(
            stage.warnings == [
                "Unable to simultaneously satisfy constraints: <NSLayoutConstraint UIView.width == 100>, "
                    + "<NSLayoutConstraint 'wide' UIView.width == 120>; <NSLayoutConstraint 'wide' UIView.width == 120> is left "
                    + "out. Remove one of them, or give it a priority below 1000."
            ])
        view.constraints.first?.isActive = false
        stage.advance(by: 0)
        #expect(view.frame.width == 120, "what was left out is taken in when it can hold")
        #expect(stage.warnings.count == 1)
    }

    @Test func `two constants that contradict each other in between alone are no conflict`() {
        let board = Board(1)
        let view = board.views[0]
        board.pin(view, 0, 0, 100, 10)
        let right = view.trailingAnchor.constraint(equalTo: board.root.leadingAnchor, constant: 100)
        right.isActive = true
        let stage = board.stage()
        view.constraints.first { $0.firstAttribute == .width }?.constant = 50
        right.constant = 50
        stage.advance(by: 0)
        #expect(view.frame.width == 50 && stage.warnings.isEmpty)
    }

    @Test func `mistakes at activation are told when the view is shown`() {
        let board = Board(1)
        let apart = board.views[0].leadingAnchor.constraint(equalTo: UIView().leadingAnchor)
        let stranger = UIView()
        let strange = board.views[0].leadingAnchor.constraint(equalTo: stranger.leadingAnchor)
        strange.isActive = true
        let place = NSLayoutConstraint(
            item: board.views[0], attribute: .leading, relatedBy: .equal, toItem: nil, attribute: .notAnAttribute,
            multiplier: 1, constant: 5)
        place.isActive = true
        let crossed = NSLayoutConstraint(
            item: board.views[0], attribute: .leading, relatedBy: .equal, toItem: board.root, attribute: .top,
            multiplier: 1, constant: 0)
        crossed.isActive = true
        #expect(!apart.isActive && !strange.isActive && !place.isActive && !crossed.isActive)
        let stage = board.stage()
        #expect(stage.warnings.count == 3)
        #expect(stage.warnings.first?.contains("its items stand in no view together") == true)
        let width = board.views[0].widthAnchor.constraint(equalToConstant: 4)
        width.isActive = true
        width.priority = .defaultLow
        #expect(width.priority == .required)
        #expect(stage.warnings.last?.contains("a change from or to required is not made") == true)
    }

    @Test func `numbers that are none do no harm`() {
        let board = Board(1)
        let view = board.views[0]
        board.pin(view, 1, 2, 30, 40)
        let stage = board.stage()
        for value in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            view.constraints.first { $0.firstAttribute == .height }?.constant = value
            stage.advance(by: 0)
            view.widthAnchor.constraint(equalTo: board.root.widthAnchor, multiplier: value).isActive = true
            stage.advance(by: 0)
        }
        #expect(view.frame.minX == 1)
    }

    @Test func `edges are rounded to pixels so that neighbours meet`() {
        for scale: CGFloat in [1, 2, 3] {
            let board = Board(3)
            var left = board.root.leadingAnchor
            for view in board.views {
                NSLayoutConstraint.activate([
                    view.leadingAnchor.constraint(equalTo: left),
                    view.widthAnchor.constraint(equalTo: board.root.widthAnchor, multiplier: 1.0 / 3),
                    view.topAnchor.constraint(equalTo: board.root.topAnchor),
                    view.heightAnchor.constraint(equalToConstant: 10),
                ])
                left = view.trailingAnchor
            }
            let stage = board.stage(100, 20, scale: scale)
            #expect(stage.warnings.isEmpty)
            #expect(abs(board.views[0].frame.maxX - board.views[1].frame.minX) < 1e-9)
            #expect(abs(board.views[1].frame.maxX - board.views[2].frame.minX) < 1e-9)
            #expect(abs(board.views[2].frame.maxX - 100) < 1e-6)
            let pixels = board.views[1].frame.minX * scale
            #expect(abs(pixels - pixels.rounded()) < 1e-9)
            #expect(abs((board.views[1].solvedFrame?.minX ?? 0) - 100.0 / 3) < 1e-6)
        }
    }
}
