public import Foundation

/// Says where the views of a collection view are. It is made for inheriting: it places nothing itself.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
    public internal(set) weak final var collectionView: UICollectionView?
    /// Where what goes in an update was.
    final var attributesBefore: [CollectionKey: UICollectionViewLayoutAttributes] = [:]

    public override init() { super.init() }
    /// There are no archives to make it of: it is made as by `init()`.
    public required init?(coder: NSCoder) { super.init() }

    /// The class that cells' attributes are made of.
    open class var layoutAttributesClass: AnyClass { UICollectionViewLayoutAttributes.self }

    /// Called before anything is asked for when the layout is not valid any more.
    open func prepare() {}
    open var collectionViewContentSize: CGSize { .zero }
    open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? { nil }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? { nil }
    open func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { nil }

    /// Has everything prepared and placed anew before the next frame; at once in a block that animates, after `layoutIfNeeded()`.
    open func invalidateLayout() { collectionView?.layoutInvalidated() }
    /// Asked whether other bounds, when content is scrolled too, make the layout invalid.
    open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }

    /// Returns where the content comes to rest instead.
    ///
    /// - Parameter velocity: of the offset, in points a millisecond.
    open func targetContentOffset(
        forProposedContentOffset proposedContentOffset: CGPoint, withScrollingVelocity velocity: CGPoint
    ) -> CGPoint { proposedContentOffset }
    /// Returns the offset after an update or with another layout.
    open func targetContentOffset(forProposedContentOffset proposedContentOffset: CGPoint) -> CGPoint {
        proposedContentOffset
    }

    /// Asked whether a size that a view prefers makes the layout invalid.
    open func shouldInvalidateLayout(
        forPreferredLayoutAttributes preferredAttributes: UICollectionViewLayoutAttributes,
        withOriginalAttributes originalAttributes: UICollectionViewLayoutAttributes
    ) -> Bool { false }

    // What layouts that measure cells know of it.
    package func measuredAxes(_ key: CollectionKey) -> (width: Bool, height: Bool) { (false, false) }
    package func note(_ size: CGSize, of key: CollectionKey) {}
    package func forgetSizes() {}
    final func measuredAxes(_ view: UICollectionReusableView) -> (width: Bool, height: Bool) {
        collectionView?.items.shown.first { $0.view === view }.map { measuredAxes($0.key) } ?? (false, false)
    }

    // MARK: Updates

    open func prepare(forCollectionViewUpdates updateItems: [UICollectionViewUpdateItem]) {}
    open func finalizeCollectionViewUpdates() {}
    /// Returns how an item that comes begins: where it will be, and not to be seen.
    open func initialLayoutAttributesForAppearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let start = layoutAttributesForItem(at: itemIndexPath)?.copied()
        start?.alpha = 0
        return start
    }
    /// Returns how an item that goes ends: where it was, and not to be seen.
    open func finalLayoutAttributesForDisappearingItem(
        at itemIndexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? {
        let end = attributesBefore[CollectionKey(kind: nil, path: itemIndexPath)]?.copied()
        end?.alpha = 0
        return end
    }
}

/// One change of an update.
@MainActor @preconcurrency
open class UICollectionViewUpdateItem: NSObject {
    public enum Action: Int, Sendable {
        case insert = 0
        case delete = 1
        case reload = 2
        case move = 3
        case none = 4
    }

    /// Nil for what comes.
    public final let indexPathBeforeUpdate: IndexPath?
    /// Nil for what goes.
    public final let indexPathAfterUpdate: IndexPath?
    public final let updateAction: Action

    init(before: IndexPath?, after: IndexPath?, _ action: Action) {
        indexPathBeforeUpdate = before
        indexPathAfterUpdate = after
        updateAction = action
    }
}
