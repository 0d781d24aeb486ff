import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Gestures beside each other")
struct GestureRivalTests {
    private let place = CGPoint(x: 50, y: 50)

    @Test func `the deeper view's gesture prevents the one around`() {
        let board = TouchBoard(frame: .zero)
        let inner = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
        board.addSubview(inner)
        let outside = board.add(UITapGestureRecognizer(), "outside")
        _ = board.add(UITapGestureRecognizer(), "inside", to: inner)
        board.play().tap(place)
        #expect(board.notes == ["inside 3"] || board.notes == ["began", "inside 3", "cancelled"])
        #expect(outside.state == .possible)
    }

    @Test func `both are recognized where a delegate says so`() {
        let board = TouchBoard(frame: .zero)
        let judge = GestureJudge()
        judge.isSimultaneous = true
        _ = board.add(UIPanGestureRecognizer(), "one")
        board.add(UIPanGestureRecognizer(), "two").delegate = judge
        board.play().drag(from: place, to: CGPoint(x: 120, y: 50))
        #expect(board.notes.contains("one 3") && board.notes.contains("two 3"))
    }

    @Test func `a pan waits for a swipe that fails`() {
        let board = TouchBoard(frame: .zero)
        let judge = GestureJudge()
        let swipe = board.add(UISwipeGestureRecognizer(), "swipe")
        let pan = board.add(UIPanGestureRecognizer(), "pan")
        judge.requires = { $0 === swipe }
        pan.delegate = judge
        let stage = board.play()
        stage.drag(from: place, to: CGPoint(x: 150, y: 50))
        #expect(board.take().filter { $0 != "began" && $0 != "cancelled" } == ["swipe 3"])
        stage.drag(from: CGPoint(x: 150, y: 50), to: place)
        #expect(board.notes.contains("pan 3") && !board.notes.contains("swipe 3"))
    }

    @Test func `a delegate keeps a gesture from beginning, and from touches`() {
        let board = TouchBoard(frame: .zero)
        let judge = GestureJudge()
        let tap = board.add(UITapGestureRecognizer(), "tap")
        tap.delegate = judge
        let stage = board.play()
        judge.begins = false
        stage.tap(place)
        #expect(board.take() == ["began", "ended"])
        (judge.begins, judge.receives) = (true, false)
        stage.advance(by: 1)
        stage.tap(place)
        #expect(board.take() == ["began", "ended"])
        judge.receives = true
        stage.advance(by: 1)
        stage.tap(place)
        #expect(board.take() == ["began", "tap 3", "cancelled"])
    }

    @Test func `a gesture that is switched off is cancelled`() {
        let board = TouchBoard(frame: .zero)
        let pan = board.add(UIPanGestureRecognizer(), "pan")
        let stage = board.play()
        stage.pointerDown(place)
        stage.pointerMove(CGPoint(x: 90, y: 50))
        stage.advance(by: 0)
        pan.isEnabled = false
        #expect(board.take() == ["began", "pan 1", "cancelled", "pan 4"])
        stage.pointerUp(place)
        #expect(board.take().isEmpty && pan.state == .possible)
    }

    @Test func `a view that is taken away is told that its touch is cancelled, and its gestures are`() {
        let board = TouchBoard(frame: .zero)
        let outer = UIView(frame: .zero)
        board.frame = CGRect(x: 0, y: 0, width: 100, height: 100)
        outer.addSubview(board)
        _ = board.add(UIPanGestureRecognizer(), "pan")
        let stage = Stage(size: CGSize(width: 240, height: 200), view: outer)
        stage.advance(by: 0)
        stage.pointerDown(place)
        stage.advance(by: 0)
        board.removeFromSuperview()
        #expect(board.take() == ["began", "cancelled"])
        stage.pointerMove(CGPoint(x: 90, y: 50))
        stage.pointerUp(place)
        #expect(board.take().isEmpty)
        outer.addSubview(board)
        stage.advance(by: 1)
        stage.pointerDown(place)
        stage.pointerMove(CGPoint(x: 90, y: 50))
        stage.advance(by: 0)
        board.removeFromSuperview()
        #expect(board.take() == ["began", "pan 1", "cancelled", "pan 4"])
        stage.pointerUp(place)
    }

    @Test func `a method of a target that is gone is not called`() {
        let board = TouchBoard(frame: .zero)
        let tap = UITapGestureRecognizer()
        var other: TouchBoard? = TouchBoard(frame: .zero)
        weak let gone = other
        tap.addTarget(other, action: TouchBoard.note)
        board.addGestureRecognizer(tap)
        let stage = board.play()
        stage.tap(place)
        #expect(other?.notes.count == 1)
        other = nil
        #expect(gone == nil)
        stage.tap(place)
    }
}
