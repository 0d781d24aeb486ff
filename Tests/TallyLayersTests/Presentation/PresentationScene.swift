import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage

/// Writes down what a controller is told.
@MainActor
final class PresentationLog {
    var lines: [String] = []

    func take() -> [String] {
        defer { lines = [] }
        return lines
    }
}

/// A controller with a name, a colour and a button of that name.
final class LoggedController: UIViewController {
    let name: String
    let log: PresentationLog
    private let color: UIColor
    let button = UIButton()
    var pressed = 0
    /// Done with each press.
    var action: () -> Void = {}

    init(_ name: String, _ log: PresentationLog, _ color: UIColor = .white) {
        self.name = name
        self.log = log
        self.color = color
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func viewDidLoad() {
        super.viewDidLoad()
        view.backgroundColor = color
        button.setTitle(name, for: .normal)
        button.frame = CGRect(x: 20, y: 60, width: 100, height: 40)
        button.addAction(
            UIAction { [weak self] _ in
                self?.pressed += 1
                self?.action()
            }, for: .touchUpInside)
        view.addSubview(button)
    }

    private func note(_ what: String, _ isAnimated: Bool) {
        let flags = [isBeingPresented ? "presented" : nil, isBeingDismissed ? "dismissed" : nil].compactMap { $0 }
        log.lines.append(([name, what] + (isAnimated ? ["animated"] : []) + flags).joined(separator: " "))
    }

    override func viewWillAppear(_ animated: Bool) { note("will appear", animated) }
    override func viewIsAppearing(_ animated: Bool) { note("is appearing", animated) }
    override func viewDidAppear(_ animated: Bool) { note("did appear", animated) }
    override func viewWillDisappear(_ animated: Bool) { note("will disappear", animated) }
    override func viewDidDisappear(_ animated: Bool) { note("did disappear", animated) }
}

/// A stage of 200 by 400 points with a controller, and others that it may present.
@MainActor
final class PresentationScene {
    let log = PresentationLog()
    let first: LoggedController
    let second: LoggedController
    let third: LoggedController
    let stage: Stage

    init() {
        first = LoggedController("First", log, .white)
        second = LoggedController("Second", log, .red)
        third = LoggedController("Third", log, .blue)
        stage = Stage(size: CGSize(width: 200, height: 400), viewController: first)
        stage.advance(by: 0.1)
        log.lines = []
    }

    func present(_ style: UIModalPresentationStyle, animated: Bool = true) {
        second.modalPresentationStyle = style
        first.present(second, animated: animated) { [log] in log.lines.append("completed") }
    }

    /// The upper edge of the second controller's view, as it is shown.
    var top: CGFloat? { fill(red: true)?.minY }

    /// What is shown of the second controller's view, which is red, or of the third one's, which is blue.
    func fill(red: Bool) -> CGRect? {
        stage.frame.shapes.last { shape in
            let color = shape.color
            guard shape.opacity > 0 else { return false }
            return red
                ? color.linearRed > 0.9 && color.linearGreen < 0.1 : color.linearBlue > 0.9 && color.linearRed < 0.1
        }?.rect
    }

    var isAtRest: Bool {
        stage.advance(by: 0)
        return stage.nextFrameTime == nil
    }
}
