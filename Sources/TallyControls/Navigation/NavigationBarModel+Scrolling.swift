import Foundation
@_spi(Runtime) import TallyCore

extension NavigationBarModel {
    /// The height in points of the bar at the bottom of a screen.
    static let bottomHeight = BarMeasures.bottomHeight

    /// What scrolls below the bar, and how.
    struct Scrolls {
        fileprivate var views: [WeakScroll] = []
        fileprivate(set) var height = 0.0
        fileprivate(set) var head = 0.0
        fileprivate(set) var drawer = 0.0
        fileprivate(set) var field = 0.0
    }

    fileprivate struct WeakScroll { weak var element: ScrollElement? }

    /// Points of a large title, and of a search field that scrolls away: the bar is lower by them when the screen is scrolled.
    var head: Double { scrolls.head }

    /// Whether the title stands in the row of the bar, as the large one has gone out of sight.
    var isCollapsed: Bool { BarMeasures.smallTitleShare(scrolled: scrolled.top, head: head) > 0 }

    /// Points of a search field that scrolls away, before the title does.
    var drawer: Double { scrolls.drawer }

    /// Points by which that field is lower now.
    var collapsed: Double { Swift.min(Swift.max(scrolled.top, 0), drawer) }

    /// Points of a search field that does not scroll away; content that is pulled down takes it along all the same.
    var field: Double { scrolls.field }

    /// Takes note of the bar's heights, those of its `head`, its `drawer` and its `field` among them; called by the bar's layout,
    /// before what scrolls is placed.
    ///
    /// - Parameter height: of the bar with all that stands in it, in points.
    func note(height: Double, head: Double, drawer: Double, field: Double) {
        scrolls.height = height
        scrolls.head = head
        scrolls.drawer = drawer
        scrolls.field = field
    }

    /// Points within which an edge counts as reached.
    private static let nearness = 0.01

    /// Takes note of a scroll view that reaches under bars by so many points.
    ///
    /// - Returns: by how much less it will when it is scrolled.
    func attach(_ scroll: ScrollElement, _ insets: EdgeInsets) -> CGFloat {
        let top = Double(insets.top - scroll.environment.heightBelowBar)
        let isBelow = insets.top > 0 && abs(top - scrolls.height) < Self.nearness
        scrolls.views.removeAll { $0.element == nil || $0.element === scroll }
        guard isBelow || insets.bottom > 0 else { return 0 }
        scrolls.views.append(WeakScroll(element: scroll))
        return isBelow ? CGFloat(scrolls.head) : 0
    }

    /// Points by which content has gone under the bars at the top and at the bottom. At the top they are less than 0
    /// while it is pulled away, and 0 where nothing scrolls.
    var scrolled: (top: Double, bottom: Double) {
        guard let scroll = scrolls.views.lazy.compactMap(\.element).first(where: \.isOnScreen) else { return (0, 0) }
        let offset = Double(scroll.shownOffset.y)
        return (scroll.barHead == nil ? 0 : offset, Double(scroll.furthest.y) - offset)
    }
}

extension Element {
    /// False for what is laid out in a container that shows something else, or leaves.
    fileprivate var isOnScreen: Bool {
        var next: Element? = self
        while let element = next {
            if !element.isAlive || element.isLeaving { return false }
            // A screen that is covered keeps its own bar.
            if element is ScreenElement { return true }
            if element.isOffstage { return false }
            next = element.container?.site?.element
        }
        return true
    }
}
