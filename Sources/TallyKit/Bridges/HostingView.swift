import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers
internal import TallyScene

/// The view of a hosting controller: it shows a view of SwiftUI's where it stands.
final class HostingView: UIView {
    /// Tells it from others, also where its memory is used again.
    let id = UUID()
    let content: @MainActor () -> AnyView
    private weak var host: ViewHostElement?
    private let hostedSegment = Segment()
    /// Whether constraints follow the size that the content asks for when that becomes another.
    var tracksContentSize = false
    private var hasBeenShown = false
    /// Told of the size that the content asks for whenever it has been laid out; nil: nobody is.
    var onContentSize: ((CGSize) -> Void)?

    override class var layerClass: AnyClass { HostingLayer.self }

    private let style = HostedStyle()

    init(_ content: @escaping @MainActor () -> AnyView) {
        self.content = { [style] in AnyView(HostedInStyle(style: style, content: content)) }
        super.init(frame: .zero)
        (layer as? HostingLayer)?.hosted = hostedSegment
    }

    required init?(coder: NSCoder) { nil }

    override func didMoveToWindow() { hostChanged() }

    override func surroundingsDiffer() {
        super.surroundingsDiffer()
        style.follow(styleHere)
    }

    override func hostChanged() {
        guard let new = rootView?.host else {
            host?.hosted?.leave(self)
            return
        }
        offscreen = nil
        if new !== host {
            host?.hosted?.remove(self)
            host = new
        }
        new.hosting(self)
    }

    deinit {
        let host = OnMain(host)
        guard MainActor.isCurrent else { return }
        MainActor.assumeIsolated { host.value?.viewHasEnded() }
    }

    /// Its controller has appeared, or disappeared.
    func setSeen(_ isSeen: Bool) { host?.hosted?.setSeen(self, isSeen) }

    /// Whether a point in the space of the host is touched here: no other view stands over it.
    func isReached(at point: Point) -> Bool {
        guard let host, window != nil else { return true }
        let place = host.shownFrame
        let inRoot = CGPoint(x: point.x - place.minX, y: point.y - place.minY)
        if !bounds.contains(convert(inRoot, from: host.root)) { return true }
        return host.root.hitTest(inRoot, with: nil)?.isDescendant(of: self) ?? false
    }

    private var rootView: HostRootView? {
        var view: UIView? = self
        while let current = view {
            if let root = current as? HostRootView { return root }
            view = current.around
        }
        return nil
    }

    override func layoutSubviews() {
        super.layoutSubviews()
        host?.hostedChanged()
    }

    /// Draws the content, which stands in another space, at the view's own corner.
    func draw(from corner: Point) { hostedSegment.transform = .translation(x: -corner.x, y: -corner.y) }

    /// Shows the content's segment from now on.
    func show(_ segment: Segment, from corner: Point) {
        draw(from: corner)
        hostedSegment.setOnlyChild(segment)
        if isAhead {
            isAhead = false
            if hasBeenShown {
                invalidateIntrinsicContentSize()
                // What its views keep may have made it another size than the one measured apart.
                (cell as? UITableViewCell)?.sizeMayDiffer()
            }
        }
        offscreen = nil
        if !hasBeenShown {
            // Before, nobody knew the size.
            hasBeenShown = true
            invalidateIntrinsicContentSize()
        }
        if let onContentSize, let size = size(.unspecified) { onContentSize(size) }
    }

    /// Made when it is asked for its size, or drawn, where it stands in no window.
    private var offscreen: OffscreenHosting?

    private func madeOffscreen() -> OffscreenHosting {
        let made = offscreen ?? OffscreenHosting(content)
        offscreen = made
        return made
    }

    func size(_ proposal: ProposedViewSize) -> CGSize? {
        if window == nil || isAhead { return madeOffscreen().size(proposal) }
        if let size = host?.hosted?.size(of: self, proposal) { return size }
        // A cell that has just come is measured before its content is shown.
        return isInCell ? madeOffscreen().size(proposal) : nil
    }

    /// The content is another than the one that is shown: in a cell, which is measured at once, it is measured apart until it is.
    private var isAhead = false

    func contentIsAnother() {
        offscreen?.contentIsAnother()
        guard host != nil, isInCell else { return }
        isAhead = true
        host?.hostedChanged()
        invalidateIntrinsicContentSize()
    }

    private var cell: UIView? {
        var view = around
        while let current = view {
            if current is UITableViewCell || current is UICollectionViewCell { return current }
            view = current.around
        }
        return nil
    }
    private var isInCell: Bool { cell != nil }

    /// Texts take more lines where they have less width.
    override var heightFollowsWidth: Bool { followsConstraints }

    /// Has the layer show what the content looks like while a block draws it, where it stands in no window.
    func whileDrawn(_ draw: () -> Void) {
        guard window == nil, bounds.width > 0, bounds.height > 0 else { return draw() }
        layer.contents = madeOffscreen().picture(bounds.size, scale: pixelScale)
        draw()
        layer.contents = nil
    }

    func contentSizeChanged() {
        guard tracksContentSize else { return }
        invalidateIntrinsicContentSize()
        guard hasBeenShown, !isAhead else { return }
        (cell as? UITableViewCell)?.sizeMayDiffer()
        (cell as? UICollectionViewCell)?.sizeMayDiffer()
    }

    override var intrinsicContentSize: CGSize {
        guard var size = size(.unspecified) else { return super.intrinsicContentSize }
        if heightFollowsWidth, let width = traits.constrainedWidth,
            let own = self.size(ProposedViewSize(width: width, height: nil))
        {
            size.height = own.height
        }
        let scale = pixelScale
        return CGSize(
            width: size.width.roundedUp(to: scale), height: size.height.roundedUp(to: scale))
    }

    override func sizeThatFits(_ size: CGSize) -> CGSize { fitting(ProposedViewSize(size)) }

    /// Returns the size that the content takes of a proposal, also before it is shown.
    func fitting(_ proposal: ProposedViewSize) -> CGSize { size(proposal) ?? madeOffscreen().size(proposal) }

    /// What is tapped is the content itself.
    override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? { super.hitTest(point, with: event) }
}
