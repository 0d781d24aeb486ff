import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

/// The window of a program that makes none itself. What is put into it, or into the view of its root, stands over all views of the
/// program, and lets touches through beside.
final class ViewsWindow: UIWindow {
    private(set) weak var runtime: Runtime?
    /// The controller that the stage shows, where it shows one.
    weak var root: UIViewController?
    private lazy var stand = ViewsController(self)
    var shownRoot: UIViewController { root ?? stand }

    private static var all: [ViewsWindow] = []
    /// That of whoever asks where nothing plays.
    private static let ofNobody = ViewsWindow(nil)

    /// That of the stage, or window of the desktop, that plays.
    static var current: ViewsWindow {
        guard let runtime = Runtime.current ?? .ofLayers else { return ofNobody }
        all.removeAll { $0.runtime == nil }
        if let known = all.first(where: { $0.runtime === runtime }) { return known }
        let made = ViewsWindow(runtime)
        all.append(made)
        return made
    }

    private init(_ runtime: Runtime?) {
        self.runtime = runtime
        super.init(frame: .zero)
    }

    required init?(coder: NSCoder) { nil }

    override var shownSize: CGSize { runtime?.root.size ?? super.shownSize }

    /// It is there as long as the views are; to hide it changes nothing.
    override var isHidden: Bool {
        get { false }
        set {}
    }
}

/// Stands for what shows the views: whoever asks the window for its root presents by it.
final class ViewsController: UIViewController {
    private weak var shownIn: ViewsWindow?

    init(_ window: ViewsWindow) {
        shownIn = window
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override var next: UIResponder? { shownIn }

    override func loadView() {
        let view = OverlayView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        self.view = view
        shownIn?.insertSubview(view, at: 0)
    }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        loadViewIfNeeded()
        if let shownIn, let runtime = shownIn.runtime { shownIn.showInsideAtOnce(runtime) }
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
}
