import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Animated layouts")
struct ConstraintAnimationTests {
    @Test func `a constant that changes before a layout in a block moves exactly what it concerns`() throws {
        let board = Board(3)
        let (a, b, c) = (board.views[0], board.views[1], board.views[2])
        board.pin(a, 0, 0, 20, 20)
        board.pin(c, 0, 50, 20, 20)
        NSLayoutConstraint.activate([
            b.leadingAnchor.constraint(equalTo: a.trailingAnchor), b.widthAnchor.constraint(equalToConstant: 10),
        ])
        let stage = board.stage()
        var ends: [(Bool, Double)] = []
        a.constraints.first { $0.firstAttribute == .width }?.constant = 60
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            board.root.layoutIfNeeded()
        } completion: {
            ends.append(($0, stage.time))
        }
        #expect(a.frame.width == 60 && b.frame.minX == 60, "the model is there at once")
        stage.advance(by: 0.25)
        #expect(a.layer.presentation()?.frame.width == 30)
        #expect(b.layer.presentation()?.frame == CGRect(x: 30, y: 0, width: 10, height: 0))
        #expect(c.layer.animationKeys() == nil && b.layer.animationKeys() == ["position"])
        stage.advance(by: 0.75)
        #expect(ends.count == 1 && ends.first?.0 == true && ends.first?.1 == 1)
        #expect(stage.warnings.isEmpty)
    }

    @Test func `without a layout in the block it is there at the next frame`() {
        let board = Board(1)
        board.pin(board.views[0], 0, 0, 20, 20)
        let stage = board.stage()
        UIView.animate(withDuration: 1) {
            board.views[0].constraints.first { $0.firstAttribute == .width }?.constant = 60
        }
        stage.advance(by: 0)
        #expect(board.views[0].layer.presentation()?.frame.width == 60)
    }

    @Test func `a change of direction on the way is smooth`() throws {
        let board = Board(1)
        let view = board.views[0]
        board.pin(view, 0, 0, 20, 20)
        let left = try #require(board.root.constraints.first { $0.firstAttribute == .leading })
        let stage = board.stage()
        func move(to x: CGFloat) {
            left.constant = x
            UIView.animate(withDuration: 0.4) { board.root.layoutIfNeeded() }
        }
        move(to: 100)
        var last: CGFloat = 0
        for frame in 0..<60 {
            if frame == 12 { move(to: 0) }
            if frame == 20 { move(to: 100) }
            stage.advance(by: 1.0 / 60)
            let x = view.layer.presentation()?.frame.minX ?? 0
            #expect(abs(x - last) < 8, "frame \(frame)")
            last = x
        }
        #expect(last == 100 && !stage.isAnimating)
    }

    @Test func `what has just come in moves in a block, too`() {
        let board = Board(0)
        let stage = board.stage()
        let late = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        board.root.addSubview(late)
        late.alpha = 0
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { late.alpha = 1 }
        stage.advance(by: 0)
        stage.advance(by: 0.5)
        #expect(abs((late.layer.presentation()?.opacity ?? 0) - 0.5) < 1e-6)
    }

    @Test func `the option layoutSubviews has what is inside of a view that changes its size move with it`() {
        for option in [UIView.AnimationOptions.layoutSubviews, []] {
            let board = Board(0)
            let stack = UIStackView(arrangedSubviews: [SizedView(10, 10), SizedView(10, 10)])
            stack.frame = CGRect(x: 0, y: 0, width: 100, height: 20)
            board.root.addSubview(stack)
            let stage = board.stage(300)
            #expect(stack.arrangedSubviews.map(\.frame.width) == [90, 10])
            UIView.animate(withDuration: 1, delay: 0, options: [option, .curveLinear]) { stack.frame.size.width = 200 }
            stage.advance(by: 0)
            stage.advance(by: 0.5)
            let isMoving = option == .layoutSubviews
            #expect(stack.arrangedSubviews[0].layer.presentation()?.frame.width == (isMoving ? 140 : 190))
            #expect(stack.layer.presentation()?.frame.width == 150)
        }
    }
}
