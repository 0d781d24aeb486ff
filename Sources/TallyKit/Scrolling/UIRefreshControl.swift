public import Foundation
import TallyControls
import TallyLayers

/// The wheel over content that is pulled down: it comes with the pull, and turns while something is fetched.
///
/// A pull that is far enough sends `valueChanged`; the content stands lower until `endRefreshing()`.
@MainActor @preconcurrency
open class UIRefreshControl: UIControl {
    private let wheel = UIActivityIndicatorView(style: .medium)
    private let label = UILabel()
    private weak var scroll: UIScrollView?
    /// This pull has started it already, or has found it running.
    private var isSpent = false
    /// The finger that started it is still on the content.
    private var waitsForFinger = false

    public override init(frame: CGRect) {
        super.init(frame: frame)
        setUp()
    }

    public convenience init() { self.init(frame: .zero) }

    public required init?(coder: NSCoder) {
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        isUserInteractionEnabled = false
        wheel.hidesWhenStopped = false
        wheel.isHidden = false
        alpha = 0
        label.textAlignment = .center
        addSubview(wheel)
        addSubview(label)
    }

    open private(set) var isRefreshing = false
    /// Below the wheel.
    open var attributedTitle: NSAttributedString? {
        didSet {
            label.attributedText = attributedTitle
            label.textAlignment = .center
            setNeedsLayout()
        }
    }
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        wheel.color = traits.tintColor ?? .systemGray
    }

    /// Has the wheel turn, as a pull does, but for the event. The content stays where it is.
    open func beginRefreshing() {
        guard !isRefreshing else { return }
        isRefreshing = true
        wheel.startAnimating()
        if let scroll { follow(scroll) }
    }

    /// Has the content go back to its place; once the finger has let go, where one holds it.
    open func endRefreshing() {
        guard isRefreshing else { return }
        isRefreshing = false
        waitsForFinger = false
        wheel.stopAnimating()
        guard let scroll else { return }
        follow(scroll)
        if scroll.isTracking { return }
        // What still glides goes on to where it rests now.
        if scroll.isDecelerating { scroll.reachChanged() } else { scroll.touchOver() }
    }

    // MARK: The pull

    /// Points by which the content stands lower at the moment.
    final var room: CGFloat { isRefreshing && !waitsForFinger ? CGFloat(RefreshPull.room) : 0 }

    final func attach(to scroll: UIScrollView?) {
        self.scroll = scroll
        guard let scroll else { return removeFromSuperview() }
        scroll.insertSubview(self, at: 0)
        follow(scroll)
    }

    final func pullBegins() { isSpent = isRefreshing }

    final func letGo() { waitsForFinger = false }

    /// Called when the content has been brought elsewhere: once it is pulled far enough it starts.
    final func pulled(_ scroll: UIScrollView) {
        follow(scroll)
        guard isEnabled, scroll.isDragging, !isSpent, space(scroll) >= CGFloat(RefreshPull.threshold) else { return }
        isSpent = true
        waitsForFinger = true
        beginRefreshing()
        sendActions(for: .valueChanged)
    }

    /// Points by which the content is below its place.
    private func space(_ scroll: UIScrollView) -> CGFloat {
        -scroll.contentOffset.y - scroll.contentInset.top - scroll.hold.barInsets.top
    }

    private func follow(_ scroll: UIScrollView) {
        let space = space(scroll)
        let room = CGFloat(RefreshPull.room)
        UIView.atOnce {
            frame = CGRect(
                x: 0, y: scroll.contentOffset.y + scroll.contentInset.top + scroll.hold.barInsets.top,
                width: scroll.bounds.width, height: room)
            // While it does nothing the wheel comes with the pull; what is left of the room on the way back hides it.
            let share = isRefreshing ? space / (room / 2) : space / CGFloat(RefreshPull.threshold)
            alpha = min(max(share, 0), 1)
        }
    }

    package override func layOutOwn() {
        super.layOutOwn()
        let size = wheel.intrinsicContentSize
        let text = label.sizeThatFits(bounds.size)
        let height = size.height + (text.height > 0 ? text.height + 4 : 0)
        let top = (bounds.height - height) / 2
        wheel.setPlace(CGRect(x: (bounds.width - size.width) / 2, y: top, width: size.width, height: size.height))
        label.setPlace(CGRect(x: 0, y: top + size.height + 4, width: bounds.width, height: text.height))
    }
}

extension UIScrollView {
    final func setRefresh(_ control: UIRefreshControl?) {
        guard control !== hold.refresh else { return }
        hold.refresh?.attach(to: nil)
        hold.refresh = control
        control?.attach(to: self)
        if control != nil { alwaysBounceVertical = true }
    }
}
