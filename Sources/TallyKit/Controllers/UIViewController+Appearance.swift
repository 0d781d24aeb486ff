import Foundation
import TallyCore
import TallyLayers

// How a controller comes and goes: in two steps, between which a container may move it.
extension UIViewController {
    /// It is shown, or about to be.
    package final var isShown: Bool { parts.appearance == .coming || parts.appearance == .shown }

    final func shows(_ child: UIViewController) -> Bool { shownChildren.contains { $0 === child } }

    /// Tells the controller, and those inside, that it is shown now.
    package final func appear(animated: Bool) {
        guard !isShown else { return }
        beginAppearance(animated: animated)
        guard let runtime = view.layer.context?.runtime else { return endAppearance() }
        // Once what is shown has been laid out.
        runtime.afterUpdate { [weak self] in if let self, parts.appearance == .coming { endAppearance() } }
    }

    package final func disappear(animated: Bool) {
        guard parts.appearance != .gone else { return }
        beginDisappearance(animated: animated)
        endAppearance()
    }

    package final func beginAppearance(animated: Bool) {
        loadViewIfNeeded()
        guard !isShown else { return }
        parts.appearance = .coming
        parts.isAnimated = animated
        viewWillAppear(animated)
        viewIsAppearing(animated)
        for child in shownChildren { child.beginAppearance(animated: animated) }
    }

    package final func beginDisappearance(animated: Bool) {
        guard isShown else { return }
        settleChildren()
        parts.appearance = .going
        parts.isAnimated = animated
        viewWillDisappear(animated)
        for child in shownChildren { child.beginDisappearance(animated: animated) }
    }

    /// The controller has come, or gone.
    package final func endAppearance() {
        switch parts.appearance {
        case .gone, .shown: return
        case .coming:
            parts.appearance = .shown
            for child in shownChildren { child.endAppearance() }
            viewDidAppear(parts.isAnimated)
        case .going:
            parts.appearance = .gone
            for child in shownChildren { child.endAppearance() }
            viewDidDisappear(parts.isAnimated)
        }
    }
}
