import TallyCore
import TallyLayers

/// Where a controller is between coming and going.
package struct ControllerAppearance {
    enum State {
        case gone, coming, there, going
    }

    var state = State.gone
    var isAnimated = false
    /// `viewIsAppearing(_:)` is still to be called.
    var awaitsView = false
    var isMovingToParent = false
    var isMovingFromParent = false

    var isShown: Bool { state == .coming || state == .there }
}

extension UIViewController {
    /// It is shown, or about to be.
    package final var isShown: Bool { appearance.isShown }
    /// Whether it comes because it has become another one's child.
    public var isMovingToParent: Bool { appearance.isMovingToParent }
    /// Whether it goes because it is no child any more.
    public var isMovingFromParent: Bool { appearance.isMovingFromParent }

    /// Tells a child that it is about to come or go, where its parent does not forward that by itself.
    ///
    /// One that is called off on the way is told of the other direction. To what it is told already, it is not told again.
    public func beginAppearanceTransition(_ isAppearing: Bool, animated: Bool) {
        if isAppearing == appearance.isShown || !isAppearing && appearance.state == .gone { return }
        appearance.isAnimated = animated
        if isAppearing {
            loadViewIfNeeded()
            appearance.state = .coming
            appearance.awaitsView = true
            viewWillAppear(animated)
        } else {
            settleChildren()
            appearance.state = .going
            appearance.awaitsView = false
            viewWillDisappear(animated)
        }
        forward { $0.beginAppearanceTransition(isAppearing, animated: animated) }
    }

    /// Tells a child that it has come or gone.
    public func endAppearanceTransition() {
        switch appearance.state {
        case .coming:
            tellIsAppearing()
            forward { $0.endAppearanceTransition() }
            // One of those calls may have it go.
            guard appearance.state == .coming else { return }
            appearance.state = .there
            viewDidAppear(appearance.isAnimated)
            appearance.isMovingToParent = false
        case .going:
            forward { $0.endAppearanceTransition() }
            guard appearance.state == .going else { return }
            appearance.state = .gone
            viewDidDisappear(appearance.isAnimated)
        case .gone, .there: break
        }
    }

    private func forward(_ tell: (UIViewController) -> Void) {
        guard shouldAutomaticallyForwardAppearanceMethods else { return }
        for child in shownChildren { tell(child) }
    }

    /// Calls `viewIsAppearing(_:)`, once the view stands in its place.
    final func tellIsAppearing() {
        guard appearance.awaitsView else { return }
        appearance.awaitsView = false
        viewIsAppearing(appearance.isAnimated)
        forward { $0.tellIsAppearing() }
    }

    /// Tells the controller, and those inside, that it is shown now.
    package final func appear(animated: Bool) {
        guard !appearance.isShown else { return }
        beginAppearanceTransition(true, animated: animated)
        tellIsAppearing()
        guard let runtime = view.layer.context?.runtime else { return endAppearanceTransition() }
        // Once what is shown has been laid out.
        runtime.afterUpdate { [weak self] in
            if let self, appearance.state == .coming { endAppearanceTransition() }
        }
    }

    package final func disappear(animated: Bool) {
        guard appearance.state != .gone else { return }
        beginAppearanceTransition(false, animated: animated)
        endAppearanceTransition()
    }
}
