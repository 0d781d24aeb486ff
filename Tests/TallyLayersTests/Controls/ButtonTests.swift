import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor
@Suite("Buttons")
struct ButtonTests {
    private func stage(_ button: UIButton) -> Stage {
        let board = UIView(frame: .zero)
        button.sizeToFit()
        button.frame.origin = CGPoint(x: 20, y: 20)
        board.addSubview(button)
        let stage = Stage(size: CGSize(width: 240, height: 200), view: board)
        stage.advance(by: 0)
        return stage
    }

    @Test func `a title is twelve points lower than its button`() {
        let (custom, system) = (UIButton(), UIButton(type: .system))
        for button in [custom, system] { button.setTitle("Go", for: .normal) }
        #expect(abs(custom.intrinsicContentSize.height - 33.5) < 0.51)
        #expect(abs(system.intrinsicContentSize.height - 30) < 0.51)
        #expect(system.intrinsicContentSize.width == 30)
        var configuration = UIButton.Configuration.filled()
        configuration.title = "Go"
        // To whole pixels of the screen, whose scale is any stage's.
        #expect(abs(UIButton(configuration: configuration).intrinsicContentSize.height - 34.5) < 0.51)
    }

    @Test func `what is set for a state is shown in it`() {
        let button = UIButton()
        button.setTitle("off", for: .normal)
        button.setTitle("on", for: .selected)
        button.setTitleColor(.red, for: .normal)
        #expect(button.titleLabel?.text == "off" && button.currentTitleColor == .red)
        button.isSelected = true
        #expect(button.titleLabel?.text == "on" && button.currentTitle == "on")
        #expect(UIButton().currentTitleColor == .white)
    }

    @Test func `a tap on the title does the primary action after the touch`() throws {
        var notes: [String] = []
        let button = UIButton(type: .system, primaryAction: UIAction(title: "Go") { _ in notes.append("primary") })
        button.addAction(UIAction { _ in notes.append("up") }, for: .touchUpInside)
        try stage(button).tap("Go")
        #expect(notes == ["up", "primary"])
    }

    @Test func `a button of the system is pale while it is pressed, and fades back`() {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        let stage = stage(button)
        stage.pointerDown(button.center)
        stage.advance(by: 0)
        #expect(abs((button.titleLabel?.alpha ?? 0) - 0.2) < 1e-6)
        #expect(!stage.isAnimating)
        stage.pointerUp(button.center)
        stage.advance(by: 0.125)
        let shown = button.titleLabel?.layer.presentation()?.opacity ?? 0
        #expect(shown > 0.3 && shown < 0.95)
        stage.advance(by: 0.125)
        #expect(!stage.isAnimating)
    }

    @Test func `a configuration's handler follows the state`() {
        let button = UIButton(configuration: .filled())
        button.configurationUpdateHandler = { button in
            button.configuration?.title = button.isSelected ? "Chosen" : "Choose"
        }
        #expect(button.titleLabel?.text == "Choose")
        button.isSelected = true
        #expect(button.titleLabel?.text == "Chosen")
    }

    @Test func `a configuration places its picture`() {
        func parts(_ edge: NSDirectionalRectEdge) -> (title: CGRect, image: CGRect) {
            var configuration = UIButton.Configuration.plain()
            configuration.title = "Title"
            configuration.image = UIImage(systemName: "star")
            configuration.imagePlacement = edge
            configuration.imagePadding = 5
            let button = UIButton(configuration: configuration)
            button.frame = CGRect(x: 0, y: 0, width: 160, height: 90)
            button.layoutIfNeeded()
            return (button.titleLabel?.frame ?? .zero, button.imageView?.frame ?? .zero)
        }
        #expect(abs(parts(.leading).title.minX - parts(.leading).image.maxX - 5) < 1e-9)
        #expect(abs(parts(.trailing).image.minX - parts(.trailing).title.maxX - 5) < 1e-9)
        #expect(abs(parts(.top).title.minY - parts(.top).image.maxY - 5) < 1e-9)
        #expect(abs(parts(.bottom).image.minY - parts(.bottom).title.maxY - 5) < 1e-9)
    }

    @Test func `a disabled button does nothing and says so`() throws {
        let button = UIButton(type: .system)
        button.setTitle("Go", for: .normal)
        var count = 0
        button.addAction(UIAction { _ in count += 1 }, for: .touchUpInside)
        button.isEnabled = false
        let stage = stage(button)
        stage.tap(button.center)
        #expect(count == 0)
        #expect(button.accessibilityTraits == .none)
    }
}
