import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers
import TallyUI

/// Stands for the window of a controller that is shown by SwiftUI's views alone: what it presents stands over them.
@MainActor
final class ControllerRoot: NodeEndObserver {
    private weak var runtime: Runtime?
    private var environment = EnvironmentValues()
    private var over: OverlayHost?

    func follow(_ update: _ViewUpdate) {
        runtime = update.runtime
        environment = update.environment
    }

    /// What shows what is presented; nil: the views are not there.
    var modals: ModalHost? {
        if let root = over?.root { return root.modals }
        guard let runtime else { return nil }
        let made = OverlayHost(runtime, environment)
        over = made
        return made.root?.modals
    }

    func nodeEnded(_ runtime: Runtime) {
        over?.root?.modals.end()
        over?.end()
        over = nil
        self.runtime = nil
    }
}

/// Has a controller know where the views that show it are.
nonisolated struct ControllerRootModifier: ViewModifier {
    typealias Body = Never
    let controller: UIViewController

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let root = update.remember(node) { ControllerRoot() }
        root.follow(update)
        modifier.pointee.controller.modal.root = root
        C._reconcile(content, node, &update)
    }
}
