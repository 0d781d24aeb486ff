import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Boards of controls and gestures that are touched, taken away, disabled and changed at random: whatever happens, it is over at the end.
@MainActor
@Suite("Touches at random")
struct RandomTouchTests {
    @Test(arguments: 1...40)
    func `nothing stays pressed when the finger is gone`(_ seed: Int) {
        var board = RandomBoard(seed)
        let stage = Stage(size: CGSize(width: 240, height: 260), view: board.root)
        stage.advance(by: 0)
        for _ in 0..<80 { board.act(on: stage) }
        stage.pointerUp(board.place())
        board.mend()
        stage.advance(by: 3)
        for view in board.views {
            if let control = view as? UIControl { #expect(!control.isTracking && !control.isHighlighted) }
            for gesture in view.gestureRecognizers ?? [] {
                #expect(gesture.state == .possible && gesture.numberOfTouches == 0)
            }
        }
        #expect(!stage.isAnimating && stage.warnings.isEmpty)
    }
}

@MainActor
private struct RandomBoard {
    let root = UIView(frame: .zero)
    var views: [UIView] = []
    private var state: UInt64

    init(_ seed: Int) {
        state = UInt64(seed)
        for _ in 0..<8 { add() }
    }

    private mutating func number(_ limit: Int) -> Int {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return Int((state >> 33) % UInt64(limit))
    }

    mutating func place() -> CGPoint { CGPoint(x: number(240), y: number(260)) }

    mutating func act(on stage: Stage) {
        switch number(14) {
        case 0, 1, 2: stage.pointerDown(place())
        case 3, 4: stage.pointerMove(place())
        case 5, 6: stage.pointerUp(place())
        case 7: stage.drag(from: place(), to: place(), duration: 0.1)
        case 8: stage.tap(place())
        case 9: stage.magnify(by: 2, at: place(), duration: 0.1)
        case 10: add()
        case 11:
            let view = views[number(views.count)]
            if view.superview == nil { root.addSubview(view) } else { view.removeFromSuperview() }
        case 12:
            guard let control = views[number(views.count)] as? UIControl else { return }
            UIView.animate(withDuration: 0.2) {
                control.isEnabled.toggle()
                control.isSelected.toggle()
                (control as? UISwitch)?.isOn.toggle()
            }
        default: stage.advance(by: [0, 0.016, 0.1, 0.6][number(4)])
        }
    }

    /// Shows all, so that what is still pressed would be seen.
    func mend() {
        for view in views {
            view.isHidden = false
            (view as? UIControl)?.isEnabled = true
            if view.superview == nil { root.addSubview(view) }
        }
    }

    private mutating func add() {
        let view = control()
        view.frame.origin = CGPoint(x: number(160), y: number(200))
        for _ in 0..<number(4) { addGesture(to: view) }
        (views.isEmpty || number(3) > 0 ? root : views[number(views.count)]).addSubview(view)
        views.append(view)
        guard let control = view as? UIControl else { return }
        let kind = number(4)
        let events: [UIControl.Event] = [.touchDown, .valueChanged, .touchUpInside, .touchCancel, .touchDragExit]
        control.addAction(
            UIAction { [weak control] _ in
                switch kind {
                case 0: control?.removeFromSuperview()
                case 1: control?.isEnabled.toggle()
                case 2: control?.isHidden = true
                default: (control as? UISegmentedControl)?.removeSegment(at: 0, animated: true)
                }
            }, for: events[number(events.count)])
    }

    private mutating func control() -> UIView {
        let area = CGRect(x: 0, y: 0, width: 90, height: 60)
        switch number(8) {
        case 0: return UISwitch()
        case 1: return UISlider(frame: area)
        case 2: return UIStepper()
        case 3: return UISegmentedControl(items: ["One", "Two", "Three"])
        case 4:
            let pages = UIPageControl(frame: area)
            pages.numberOfPages = 4
            return pages
        case 5:
            let button = UIButton(configuration: .filled(), primaryAction: UIAction(title: "Press") { _ in })
            button.sizeToFit()
            return button
        default: return UIView(frame: area)
        }
    }

    private mutating func addGesture(to view: UIView) {
        let two = UITapGestureRecognizer()
        two.numberOfTapsRequired = 2
        let kinds = [
            UITapGestureRecognizer(), two, UILongPressGestureRecognizer(), UIPanGestureRecognizer(),
            UISwipeGestureRecognizer(), UIPinchGestureRecognizer(), UIRotationGestureRecognizer(),
        ]
        let gesture = kinds[number(kinds.count)]
        let kind = number(10)
        gesture.addTarget(
            nil,
            action: { gesture in
                switch kind {
                case 0: gesture.view?.removeFromSuperview()
                case 1: gesture.view?.removeGestureRecognizer(gesture)
                case 2: (gesture.isEnabled, gesture.isEnabled) = (false, true)
                case 3: gesture.view?.isHidden.toggle()
                case 4: UIView.animate(withDuration: 0.3) { gesture.view?.center.x += 10 }
                default: break
                }
            })
        if let other = view.gestureRecognizers?.first, number(2) == 0 { gesture.require(toFail: other) }
        gesture.cancelsTouchesInView = number(3) > 0
        view.addGestureRecognizer(gesture)
    }
}
