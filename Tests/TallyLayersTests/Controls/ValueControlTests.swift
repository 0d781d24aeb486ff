import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Controls of values")
struct ValueControlTests {
    private func stage(_ control: UIView) -> Stage {
        let board = UIView(frame: .zero)
        control.frame.origin = CGPoint(x: 10, y: 10)
        board.addSubview(control)
        let stage = Stage(size: CGSize(width: 240, height: 200), view: board)
        stage.advance(by: 0)
        return stage
    }

    private func count(_ control: UIControl) -> () -> Int {
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        return { count }
    }

    @Test func `a switch is turned by a tap, and moves`() {
        let control = UISwitch()
        #expect(control.frame.size == CGSize(width: 51, height: 31))
        let changes = count(control)
        let stage = stage(control)
        stage.tap(control.center)
        #expect(control.isOn && changes() == 1)
        #expect(stage.isAnimating)
        stage.advance(by: 0.25)
        #expect(!stage.isAnimating)
        control.setOn(false, animated: false)
        stage.advance(by: 0)
        #expect(!stage.isAnimating && changes() == 1)
    }

    @Test func `a finger that turns a switch and back sends nothing`() {
        let control = UISwitch()
        let changes = count(control)
        let stage = stage(control)
        stage.pointerDown(CGPoint(x: 20, y: 25))
        stage.pointerMove(CGPoint(x: 60, y: 25))
        stage.pointerMove(CGPoint(x: 12, y: 25))
        stage.pointerUp(CGPoint(x: 12, y: 25))
        #expect(!control.isOn && changes() == 0)
        stage.pointerDown(CGPoint(x: 20, y: 25))
        stage.pointerMove(CGPoint(x: 60, y: 25))
        stage.pointerUp(CGPoint(x: 60, y: 25))
        #expect(control.isOn && changes() == 1)
    }

    @Test func `a slider follows its knob, and only that`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let changes = count(slider)
        let stage = stage(slider)
        stage.drag(from: CGPoint(x: 150, y: 27), to: CGPoint(x: 180, y: 27))
        #expect(slider.value == 0 && changes() == 0)
        stage.drag(from: CGPoint(x: 24, y: 27), to: CGPoint(x: 110, y: 27))
        #expect(abs(slider.value - 0.5) < 1e-6 && changes() > 5)
        slider.isContinuous = false
        let before = changes()
        stage.drag(from: CGPoint(x: 110, y: 27), to: CGPoint(x: 240, y: 27))
        #expect(slider.value == 1 && changes() == before + 1)
    }

    @Test func `a slider that is set moves in a quarter of a second`() {
        let slider = UISlider(frame: CGRect(x: 0, y: 0, width: 200, height: 34))
        let stage = stage(slider)
        slider.setValue(0.5, animated: true)
        stage.advance(by: 0.2)
        #expect(stage.isAnimating && slider.value == 0.5)
        stage.advance(by: 0.05)
        #expect(!stage.isAnimating)
        slider.value = .nan
        slider.value = 7
        #expect(slider.value == 1)
    }

    @Test func `a stepper repeats while it is held`() throws {
        let stepper = UIStepper()
        let stage = stage(stepper)
        try stage.tap("Increment")
        #expect(stepper.value == 1)
        stage.pointerDown(CGPoint(x: 80, y: 25))
        stage.advance(by: 0.75)
        #expect(stepper.value == 4)
        stage.pointerUp(CGPoint(x: 80, y: 25))
        stage.advance(by: 1)
        #expect(stepper.value == 4)
        try stage.tap("Decrement")
        #expect(stepper.value == 3)
        stepper.value = 1000
        #expect(stepper.value == 100)
        stepper.wraps = true
        try stage.tap("Increment")
        #expect(stepper.value == 0)
    }

    @Test func `a segment is chosen by its title, and the pill slides there`() throws {
        let control = UISegmentedControl(items: ["One", "Two", "Three"])
        #expect(control.frame.height == 32 && control.selectedSegmentIndex == UISegmentedControl.noSegment)
        control.selectedSegmentIndex = 0
        let changes = count(control)
        let stage = stage(control)
        try stage.tap("Three")
        #expect(control.selectedSegmentIndex == 2 && changes() == 1)
        #expect(stage.isAnimating)
        stage.advance(by: 0.25)
        #expect(!stage.isAnimating)
        try stage.tap("Three")
        #expect(changes() == 1)
        control.insertSegment(withTitle: "Zero", at: 0, animated: false)
        #expect(control.selectedSegmentIndex == 3 && control.titleForSegment(at: 0) == "Zero")
        control.removeSegment(at: 3, animated: false)
        #expect(control.selectedSegmentIndex == UISegmentedControl.noSegment && control.numberOfSegments == 3)
        control.setEnabled(false, forSegmentAt: 1)
        stage.advance(by: 1)
        try stage.tap("One")
        #expect(changes() == 1)
    }

    @Test func `a momentary segment is not kept`() throws {
        let control = UISegmentedControl(items: ["One", "Two"])
        control.isMomentary = true
        var seen: [Int] = []
        control.addTarget(nil, action: { seen.append($0.selectedSegmentIndex) }, for: .valueChanged)
        let stage = stage(control)
        try stage.tap("Two")
        #expect(seen == [1] && control.selectedSegmentIndex == -1)
    }

    @Test func `changes inside of a block move with it`() {
        let board = UIView(frame: .zero)
        let (control, slider, progress) = (
            UISwitch(), UISlider(frame: CGRect(x: 0, y: 50, width: 200, height: 34)), UIProgressView()
        )
        for view in [control, slider, progress] { board.addSubview(view) }
        let stage = Stage(size: CGSize(width: 240, height: 200), view: board)
        stage.advance(by: 0)
        var end: Double?
        UIView.animate(withDuration: 0.7) {
            control.setOn(true, animated: true)
            slider.value = 1
            progress.progress = 1
        } completion: { _ in
            end = stage.time
        }
        stage.advance(by: 0.6)
        #expect(stage.isAnimating && end == nil)
        stage.advance(by: 0.1)
        #expect(!stage.isAnimating && end == stage.time)
    }

    @Test func `a page control goes a page on at its right, and back at its left`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.sizeToFit()
        let changes = count(control)
        let stage = stage(control)
        let (left, right) = (CGPoint(x: 14, y: 20), CGPoint(x: control.frame.maxX - 4, y: 20))
        for _ in 0..<3 { stage.tap(right) }
        #expect(control.currentPage == 2 && changes() == 2)
        stage.tap(left)
        #expect(control.currentPage == 1)
    }

    @Test func `a finger that is dragged along a page control goes through its pages, where it may`() {
        for isAllowed in [true, false] {
            let control = UIPageControl()
            control.numberOfPages = 5
            control.allowsContinuousInteraction = isAllowed
            control.sizeToFit()
            let changes = count(control)
            let stage = stage(control)
            stage.drag(from: CGPoint(x: 14, y: 20), to: CGPoint(x: control.frame.maxX - 6, y: 20))
            #expect(isAllowed ? control.currentPage == 4 && changes() == 4 : changes() <= 1, "\(control.currentPage)")
        }
    }

    @Test func `a page control shows pictures in place of dots, and a ground where it stands out`() {
        let control = UIPageControl()
        control.numberOfPages = 3
        control.sizeToFit()
        let stage = stage(control)
        stage.advance(by: 0.1)
        let plain = stage.frame.shapes.count
        #expect(stage.frame.images.isEmpty)
        control.setIndicatorImage(UIImage(systemName: "star.fill"), forPage: 1)
        #expect(control.indicatorImage(forPage: 1) != nil && control.indicatorImage(forPage: 0) == nil)
        control.backgroundStyle = .prominent
        stage.advance(by: 0.1)
        #expect(stage.frame.shapes.contains { $0.rect.width > 50 && $0.rect.height == 26 })
        #expect(control.subviews.count == 4)
        control.backgroundStyle = .minimal
        control.setIndicatorImage(nil, forPage: 1)
        stage.advance(by: 0.1)
        let seen = stage.frame.shapes.filter { $0.opacity > 0 }.map(\.rect.width)
        #expect(seen == [8, 8, 8] && plain == 3)
    }

    @Test func `an indicator turns for ever, and hides when it is stopped`() {
        let view = UIActivityIndicatorView(style: .large)
        let stage = stage(view)
        #expect(view.isHidden)
        view.startAnimating()
        stage.advance(by: 10)
        #expect(stage.isAnimating && !view.isHidden)
        view.removeFromSuperview()
        stage.advance(by: 0.1)
        #expect(!stage.isAnimating)
        view.stopAnimating()
        #expect(view.isHidden)
    }
}

@MainActor
@Suite("Controls inside of scroll views")
struct ControlInScrollViewTests {
    @Test func `a slider keeps a finger that moves its knob, and leaves one that scrolls`() {
        let scroll = UIScrollView(frame: .zero)
        scroll.contentSize = CGSize(width: 240, height: 900)
        let slider = UISlider(frame: CGRect(x: 20, y: 20, width: 180, height: 34))
        scroll.addSubview(slider)
        let stage = Stage(size: CGSize(width: 240, height: 200), view: scroll)
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 34, y: 37), to: CGPoint(x: 110, y: 30))
        #expect(abs(slider.value - 0.5) < 0.01 && scroll.contentOffset == .zero)
        stage.drag(from: CGPoint(x: 110, y: 120), to: CGPoint(x: 110, y: 60))
        #expect(scroll.contentOffset.y > 40)
    }
}
