import Foundation

extension UIViewController {
    /// Has bars around go by a scroll view: they are clear over its start, and a large title goes as it is scrolled. Nil: by the one that
    /// they find.
    ///
    /// - Parameter edge: Changes nothing: all bars go by one scroll view.
    public func setContentScrollView(_ scrollView: UIScrollView?, for edge: NSDirectionalRectEdge) {
        setContentScrollView(scrollView)
    }
    public func setContentScrollView(_ scrollView: UIScrollView?) {
        parts.contentScrollView = scrollView.map { WeakScrollView(view: $0) }
        scrollView?.barInsetsMayDiffer()
        scrollView?.attachToBar()
    }
    public func contentScrollView(for edge: NSDirectionalRectEdge) -> UIScrollView? { parts.contentScrollView?.view }

    /// What the toolbar of a navigation controller shows while this is the topmost screen.
    public var toolbarItems: [UIBarButtonItem]? {
        get { parts.toolbarItems }
        set { setToolbarItems(newValue, animated: false) }
    }

    /// Added to what bars cover of the view.
    public var additionalSafeAreaInsets: UIEdgeInsets {
        get { parts.additionalSafeArea }
        set {
            parts.additionalSafeArea = newValue
            safeAreaChanged()
        }
    }

    /// At which edges the view reaches under bars; at all of them, at first.
    public var edgesForExtendedLayout: UIRectEdge {
        get { parts.edges }
        set {
            parts.edges = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Whether it also does under bars that are not translucent.
    public var extendedLayoutIncludesOpaqueBars: Bool {
        get { parts.goesUnderOpaqueBars }
        set {
            parts.goesUnderOpaqueBars = newValue
            parent?.viewIfLoaded?.setNeedsLayout()
        }
    }

    /// Says what bars cover of the controller's view.
    final func set(bars: UIEdgeInsets) {
        guard bars != parts.bars else { return }
        parts.bars = bars
        safeAreaChanged()
    }

    private func safeAreaChanged() {
        SafeArea.isInUse = true
        viewIfLoaded?.safeAreaMayDiffer()
    }
}
