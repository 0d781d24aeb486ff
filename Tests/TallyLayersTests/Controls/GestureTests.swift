import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Gesture recognizers")
struct GestureTests {
    private let place = CGPoint(x: 50, y: 50)

    @Test func `a tap cancels the touch of its view`() {
        let board = TouchBoard(frame: .zero)
        _ = board.add(UITapGestureRecognizer(), "tap")
        let stage = board.play()
        stage.tap(place)
        #expect(board.take() == ["began", "tap 3", "cancelled"])
    }

    @Test func `a tap that leaves the touch to the view is told of beside it`() {
        let board = TouchBoard(frame: .zero)
        board.add(UITapGestureRecognizer(), "tap").cancelsTouchesInView = false
        let stage = board.play()
        stage.tap(place)
        #expect(board.take() == ["began", "tap 3", "ended"])
    }

    @Test func `one tap waits until two have failed`() {
        let board = TouchBoard(frame: .zero)
        let (one, two) = (
            board.add(UITapGestureRecognizer(), "one"), board.add(UITapGestureRecognizer(), "two")
        )
        two.numberOfTapsRequired = 2
        one.require(toFail: two)
        let stage = board.play()
        stage.tap(place)
        stage.advance(by: 0.34)
        #expect(board.take() == ["began", "ended"])
        stage.advance(by: 0.02)
        #expect(board.take() == ["one 3"])
        stage.tap(place)
        stage.advance(by: 0.2)
        stage.tap(place)
        stage.advance(by: 1)
        #expect(board.take() == ["began", "ended", "began", "two 3", "cancelled"])
        #expect(one.state == .possible && two.state == .possible)
    }

    @Test func `a long press begins while it is held, follows and ends`() {
        let board = TouchBoard(frame: .zero)
        _ = board.add(UILongPressGestureRecognizer(), "press")
        let stage = board.play()
        stage.pointerDown(place)
        stage.advance(by: 0.49)
        #expect(board.take() == ["began"])
        stage.advance(by: 0.02)
        #expect(board.take() == ["press 1", "cancelled"] || board.notes.isEmpty)
        stage.pointerMove(CGPoint(x: 90, y: 50))
        stage.advance(by: 0)
        stage.pointerUp(CGPoint(x: 90, y: 50))
        stage.advance(by: 0)
        #expect(board.take() == ["press 2", "press 3"])
        stage.pointerDown(place)
        stage.pointerMove(CGPoint(x: 61, y: 50))
        stage.advance(by: 1)
        stage.pointerUp(place)
        #expect(board.take() == ["began", "ended"])
    }

    @Test func `a pan tells how far and how fast it is`() {
        let board = TouchBoard(frame: .zero)
        let pan = board.add(UIPanGestureRecognizer(), "pan")
        var speeds: [CGFloat] = []
        pan.addTarget(nil, action: { pan in speeds.append(pan.velocity(in: board).x.rounded()) })
        let stage = board.play()
        stage.drag(from: place, to: CGPoint(x: 150, y: 50), duration: 0.5)
        #expect(Set(speeds) == [200])
        #expect(board.notes.filter { $0.hasPrefix("pan") }.first == "pan 1")
        #expect(board.notes.last == "pan 3")
        #expect(pan.translation(in: board).x == 100)
    }

    @Test func `a pan does not begin within ten points`() {
        let board = TouchBoard(frame: .zero)
        _ = board.add(UIPanGestureRecognizer(), "pan")
        let stage = board.play()
        stage.drag(from: place, to: CGPoint(x: 59, y: 50))
        #expect(board.take() == ["began", "ended"])
    }

    @Test func `a translation that is set is gone on from`() {
        let board = TouchBoard(frame: .zero)
        var steps: CGFloat = 0
        let pan = UIPanGestureRecognizer(target: nil) { pan in
            steps += pan.translation(in: board).x
            pan.setTranslation(.zero, in: board)
        }
        board.addGestureRecognizer(pan)
        board.play().drag(from: place, to: CGPoint(x: 150, y: 50))
        #expect(abs(steps - 100) < 1e-9)
    }

    @Test(arguments: [
        (90.0, 0.0, UISwipeGestureRecognizer.Direction.right), (-45, 0, .left), (0, 90, .down), (0, -45, .up),
    ])
    func `a swipe goes one way`(_ x: Double, _ y: Double, _ direction: UISwipeGestureRecognizer.Direction) {
        let board = TouchBoard(frame: .zero)
        for way in [UISwipeGestureRecognizer.Direction.right, .left, .up, .down] {
            board.add(UISwipeGestureRecognizer(), "\(way.rawValue)").direction = way
        }
        let end = CGPoint(x: 60 + x * 1.2, y: 60 + y * 1.2)
        board.play().drag(from: CGPoint(x: 60, y: 60), to: end, duration: 0.2)
        #expect(board.notes.contains("\(direction.rawValue) 3"))
        #expect(board.notes.filter { $0.hasSuffix(" 3") }.count == 1)
    }

    @Test func `fingers that spread and turn are told of`() {
        let board = TouchBoard(frame: .zero)
        let pinch = board.add(UIPinchGestureRecognizer(), "pinch")
        let turn = board.add(UIRotationGestureRecognizer(), "turn")
        var scales: [CGFloat] = []
        var angles: [CGFloat] = []
        pinch.addTarget(nil, action: { scales.append($0.scale) })
        turn.addTarget(nil, action: { angles.append($0.rotation) })
        let stage = board.play()
        stage.magnify(by: 2, at: place)
        stage.rotate(by: .radians(1), at: place)
        #expect(scales.last == 2 && scales == scales.sorted())
        #expect(angles.last == 1 && angles == angles.sorted())
        #expect(board.notes.contains("pinch 3") && board.notes.contains("turn 3"))
        #expect(pinch.scale == 1 && turn.rotation == 0)
    }

    @Test func `an edge pan begins at its edge alone`() {
        let board = TouchBoard(frame: .zero)
        board.add(UIScreenEdgePanGestureRecognizer(), "edge").edges = .left
        let stage = board.play()
        stage.drag(from: place, to: CGPoint(x: 150, y: 50))
        #expect(board.take() == ["began", "ended"])
        stage.drag(from: CGPoint(x: 4, y: 50), to: CGPoint(x: 150, y: 50))
        #expect(board.notes.contains("edge 3"))
    }
}
