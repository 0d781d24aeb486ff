import Foundation

/// What a navigation controller keeps.
@MainActor
final class NavigationParts {
    /// As it was asked for last.
    var stack: [UIViewController] = []
    /// What it was before.
    var stackBefore: [UIViewController] = []
    /// The screen that is shown, or is left while another comes.
    var shown: UIViewController?
    var motion: NavigationMotion?
    /// How what was asked for during a motion is to come: nil: nothing was.
    var waiting: (isPush: Bool, animated: Bool)?
    var isBarHidden = false
    var isToolbarHidden = true
    /// So many motions of the bars by themselves are under way.
    var barMotions = 0
    let screens = UIView()
    let swipe = NavigationSwipe()
    /// Told apart by this, the end of a motion that has been cut off is ignored.
    var trip = 0

    init() { screens.clipsToBounds = true }
}

/// One screen on its way over another, or off it.
@MainActor
final class NavigationMotion {
    let from: UIViewController
    let to: UIViewController
    let isPush: Bool
    let isAnimated: Bool
    /// A finger has it.
    var isHeld = false
    /// It goes back to where it came from.
    var isTurned = false
    /// Whether somebody is told that a turned one has arrived.
    var isCalledOff = false
    /// How much of the way is gone, as it was set last: 1 is there.
    var share: CGFloat = 0
    /// What others are told of it, and whoever animates it.
    var transition: NavigationTransition?
    /// The stack that is there again when it is called off.
    let stackBefore: [UIViewController]
    /// The program moves the screens.
    var isOfProgram: Bool { transition?.animator != nil }
    /// Where the bar stands before and after, in its widths.
    var bar: (from: CGFloat, to: CGFloat) = (0, 0)

    init(
        from: UIViewController, to: UIViewController, isPush: Bool, isAnimated: Bool, stackBefore: [UIViewController]
    ) {
        (self.from, self.to) = (from, to)
        self.stackBefore = stackBefore
        (self.isPush, self.isAnimated) = (isPush, isAnimated)
    }

    var upper: UIViewController { isPush ? to : from }
    var lower: UIViewController { isPush ? from : to }
    /// Where it is bound.
    var target: UIViewController { isTurned ? from : to }
}

/// What a controller's view stands in while a navigation controller shows it; it is moved as a whole, and darkened.
final class NavigationScreen: UIView {
    let content: UIView
    private let shade = ControlMotion.part(.black)

    init(_ content: UIView) {
        self.content = content
        super.init(frame: .zero)
        shade.alpha = 0
        addSubview(content)
        addSubview(shade)
    }

    required init?(coder: NSCoder) { nil }

    var darkness: CGFloat {
        get { shade.alpha }
        set { shade.alpha = newValue }
    }

    override func layOutOwn() {
        super.layOutOwn()
        shade.frame = bounds
    }
}
