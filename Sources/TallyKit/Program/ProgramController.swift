import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

/// Stands for what shows the views of a program that is SwiftUI's: whoever asks the window for its root presents by it, and may put
/// views over all others in its own.
final class ProgramController: UIViewController {
    private weak var runtime: Runtime?
    private var over: OverlayHost?

    private static var all: [ProgramController] = []

    /// That of the stage or window that plays; nil: nothing does.
    static var current: ProgramController? {
        guard let runtime = Runtime.current ?? .ofLayers else { return nil }
        all.removeAll { $0.runtime == nil }
        if let known = all.first(where: { $0.runtime === runtime }) { return known }
        let made = ProgramController(runtime)
        all.append(made)
        return made
    }

    private init(_ runtime: Runtime) {
        self.runtime = runtime
        super.init(nibName: nil, bundle: nil)
    }

    required init?(coder: NSCoder) { nil }

    override func loadView() {
        view = OverlayView(frame: UIScreen.main.bounds)
        // It may be asked for by a body, while views are made.
        runtime?.afterUpdate { [weak self] in self?.start() }
    }

    private func start() {
        guard over == nil, let runtime else { return }
        loadViewIfNeeded()
        over = OverlayHost(runtime, runtime.root.environment, showing: view)
    }

    override func present(
        _ viewControllerToPresent: UIViewController, animated flag: Bool, completion: (() -> Void)? = nil
    ) {
        start()
        super.present(viewControllerToPresent, animated: flag, completion: completion)
    }
}
