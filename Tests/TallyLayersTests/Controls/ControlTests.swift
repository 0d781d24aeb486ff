import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Controls")
struct ControlTests {
    private let place = CGPoint(x: 20, y: 20)
    private static let events: [(String, UIControl.Event)] = [
        ("down", .touchDown), ("again", .touchDownRepeat), ("inside", .touchDragInside), ("outside", .touchDragOutside),
        ("enter", .touchDragEnter), ("exit", .touchDragExit), ("up", .touchUpInside), ("up outside", .touchUpOutside),
        ("cancel", .touchCancel), ("value", .valueChanged), ("primary", .primaryActionTriggered),
    ]

    private func board(_ control: UIControl) -> (TouchBoard, Stage) {
        let board = TouchBoard(frame: .zero)
        control.frame = CGRect(x: 10, y: 10, width: 60, height: 40)
        for (name, event) in Self.events {
            control.addAction(UIAction { [weak board] _ in board?.notes.append(name) }, for: event)
        }
        board.addSubview(control)
        return (board, board.play())
    }

    @Test func `a tap is down and up`() {
        let (board, stage) = board(UIControl())
        stage.tap(place)
        #expect(board.take() == ["down", "up"])
        stage.tap(place)
        #expect(board.take() == ["down", "again", "up"])
    }

    @Test func `a finger is inside up to 70 points away`() {
        let control = UIControl()
        let (board, stage) = board(control)
        stage.pointerDown(place)
        stage.pointerMove(CGPoint(x: 139, y: 20))
        #expect(board.take() == ["down", "inside"])
        #expect(control.isHighlighted && control.isTouchInside)
        stage.pointerMove(CGPoint(x: 141, y: 20))
        #expect(board.take() == ["exit", "outside"])
        #expect(!control.isHighlighted && control.isTracking)
        stage.pointerMove(place)
        #expect(board.take() == ["enter", "inside"])
        stage.pointerUp(CGPoint(x: 200, y: 20))
        #expect(board.take() == ["exit", "outside", "up outside"])
    }

    @Test func `what is taken away, or disabled, cancels its touch`() {
        let control = UIControl()
        let (board, stage) = board(control)
        stage.pointerDown(place)
        control.removeFromSuperview()
        #expect(board.take() == ["down", "cancel"])
        stage.pointerUp(place)
        board.addSubview(control)
        stage.advance(by: 1)
        stage.pointerDown(place)
        control.isEnabled = false
        #expect(board.take() == ["down", "cancel"])
        #expect(!control.isHighlighted && !control.isTracking)
        stage.pointerUp(place)
        stage.advance(by: 1)
        stage.tap(place)
        #expect(board.take().isEmpty)
    }

    @Test func `what removes itself in its action does not trap`() {
        let control = UIControl()
        let (board, stage) = board(control)
        control.addAction(
            UIAction { ($0.sender as? UIControl)?.removeFromSuperview() }, for: [.touchDown, .touchUpInside])
        stage.tap(place)
        #expect(board.take() == ["down", "cancel"])
        #expect(control.superview == nil)
    }

    @Test func `a tap around a control is not recognized in it; a pan takes its touch`() {
        let (board, stage) = board(UIControl())
        _ = board.add(UITapGestureRecognizer(), "tap")
        _ = board.add(UIPanGestureRecognizer(), "pan")
        stage.tap(place)
        #expect(board.take() == ["down", "up"])
        stage.tap(CGPoint(x: 150, y: 150))
        #expect(board.take() == ["began", "tap 3", "cancelled"])
        stage.advance(by: 1)
        stage.drag(from: place, to: CGPoint(x: 60, y: 20))
        #expect(board.notes.contains("cancel") && board.notes.contains("pan 3") && !board.notes.contains("up"))
    }

    @Test func `actions of one identifier replace each other, and can be taken away`() {
        let control = UIControl()
        var notes: [String] = []
        control.addAction(UIAction(identifier: .init("a")) { _ in notes.append("first") }, for: .touchDown)
        control.addAction(UIAction(identifier: .init("a")) { _ in notes.append("second") }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(notes == ["second"])
        control.removeAction(identifiedBy: .init("a"), for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(notes == ["second"])
        #expect(control.allControlEvents.isEmpty)
    }

    @Test func `states are flags`() {
        let control = UIControl()
        control.isSelected = true
        control.isHighlighted = true
        control.isEnabled = false
        #expect(control.state == [.selected, .disabled])
        control.isEnabled = true
        control.isHighlighted = true
        #expect(control.state.rawValue == 5)
    }

    @Test func `targets are taken away by who they are`() {
        let (control, board) = (UIControl(), TouchBoard(frame: .zero))
        var count = 0
        control.addTarget(board, action: { count += 1 }, for: .touchDown)
        control.addTarget(nil, action: { _ in count += 10 }, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(count == 11)
        control.removeTarget(board, action: nil, for: .allEvents)
        control.sendActions(for: .touchDown)
        #expect(count == 21)
    }

    @Test func `a method is taken away as it was given`() {
        let (control, board, root) = (UIControl(), TouchBoard(frame: .zero), UIView())
        root.addSubview(board)
        control.addTarget(board, action: TouchBoard.removeFromSuperview, for: .touchDown)
        control.removeTarget(board, action: TouchBoard.removeFromSuperview, for: .touchDown)
        control.sendActions(for: .touchDown)
        #expect(board.superview === root && control.allControlEvents.isEmpty)
    }
}
