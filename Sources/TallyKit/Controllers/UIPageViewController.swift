public import Foundation
import TallyControls
import TallyLayers

/// Pages side by side, or one above the other, that a finger turns; the data source knows which stands beside which.
///
/// Pages of the style `pageCurl` are turned as those of `scroll` are. A page appears when a part of it is seen.
@MainActor @preconcurrency
open class UIPageViewController: UIViewController {
    public enum TransitionStyle: Int, Sendable {
        case pageCurl = 0
        case scroll = 1
    }

    public enum NavigationOrientation: Int, Sendable {
        case horizontal = 0
        case vertical = 1
    }

    public enum NavigationDirection: Int, Sendable {
        case forward = 0
        case reverse = 1
    }

    public struct OptionsKey: RawRepresentable, Hashable, Sendable {
        public let rawValue: String
        public init(rawValue: String) { self.rawValue = rawValue }
        /// The points between two pages, a `CGFloat`.
        public static let interPageSpacing = Self(rawValue: "interPageSpacing")
    }

    open private(set) var transitionStyle: TransitionStyle
    open private(set) var navigationOrientation: NavigationOrientation
    final let spacing: CGFloat
    final let pages = PageParts()

    public init(
        transitionStyle style: TransitionStyle, navigationOrientation: NavigationOrientation,
        options: [OptionsKey: Any]? = nil
    ) {
        transitionStyle = style
        self.navigationOrientation = navigationOrientation
        let gap = options?[.interPageSpacing]
        let points = gap as? CGFloat ?? (gap as? Double).map { CGFloat($0) } ?? (gap as? Int).map { CGFloat($0) } ?? 0
        spacing = points.isFinite ? max(points, 0) : 0
        super.init(nibName: nil, bundle: nil)
    }

    public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
        (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
        super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
    }

    public required init?(coder: NSCoder) {
        (transitionStyle, navigationOrientation, spacing) = (.pageCurl, .horizontal, 0)
        super.init(coder: coder)
    }

    /// Nil: pages are turned by the program alone.
    open weak var dataSource: (any UIPageViewControllerDataSource)? {
        didSet { if isViewLoaded { arrange() } }
    }
    open weak var delegate: (any UIPageViewControllerDelegate)?
    /// The page that is shown.
    open var viewControllers: [UIViewController]? { pages.current.map { [$0] } ?? [] }

    /// Shows another page: the first of those given. Animated, it comes from the side in 0.3 s.
    open func setViewControllers(
        _ viewControllers: [UIViewController]?, direction: NavigationDirection, animated: Bool,
        completion: ((Bool) -> Void)? = nil
    ) {
        guard let new = viewControllers?.first else { return completion?(false) ?? () }
        go(to: new, isForward: direction == .forward, animated: animated, completion)
    }

    open override func loadView() {
        let view = PageView(frame: UIScreen.main.bounds)
        view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.owner = self
        pages.scroll.isPagingEnabled = true
        pages.scroll.showsHorizontalScrollIndicator = false
        pages.scroll.showsVerticalScrollIndicator = false
        pages.scroll.contentInsetAdjustmentBehavior = .never
        pages.listener.owner = self
        pages.scroll.delegate = pages.listener
        view.addSubview(pages.scroll)
        pages.dots.addAction(
            UIAction { [weak self] _ in self?.dotPressed() }, for: .valueChanged)
        view.addSubview(pages.dots)
        self.view = view
        arrange()
    }

    package override var choosesChildren: Bool { true }
    package override var shownChildren: [UIViewController] { pages.current.map { [$0] } ?? [] }
    package override func settleChildren() { settle() }
}

/// Who knows which page stands beside which.
@MainActor @preconcurrency
public protocol UIPageViewControllerDataSource: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
    ) -> UIViewController?
    func pageViewController(
        _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
    ) -> UIViewController?
    /// The number of dots at the bottom; 0: there are none.
    func presentationCount(for pageViewController: UIPageViewController) -> Int
    /// The dot of the page that the program has set.
    func presentationIndex(for pageViewController: UIPageViewController) -> Int
}

extension UIPageViewControllerDataSource {
    public func presentationCount(for pageViewController: UIPageViewController) -> Int { 0 }
    public func presentationIndex(for pageViewController: UIPageViewController) -> Int { 0 }
}

/// Who is told of pages that a finger turns.
@MainActor @preconcurrency
public protocol UIPageViewControllerDelegate: NSObjectProtocol {
    func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController])
    /// - Parameter completed: false: the finger has let the page go back.
    func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool)
}

extension UIPageViewControllerDelegate {
    public func pageViewController(
        _ pageViewController: UIPageViewController, willTransitionTo pendingViewControllers: [UIViewController]
    ) {}
    public func pageViewController(
        _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
        previousViewControllers: [UIViewController], transitionCompleted completed: Bool
    ) {}
}
