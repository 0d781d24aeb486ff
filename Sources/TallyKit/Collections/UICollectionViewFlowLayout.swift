public import Foundation

/// Fills lines with items one after another; the lines follow each other along the way that scrolls.
///
/// A full line is justified: its gaps grow. A last one of items of the same size has the gaps of the others. Items stand in the
/// middle of their line's breadth.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
    open var minimumLineSpacing: CGFloat = 10 {
        didSet { if minimumLineSpacing != oldValue { invalidateLayout() } }
    }
    open var minimumInteritemSpacing: CGFloat = 10 {
        didSet { if minimumInteritemSpacing != oldValue { invalidateLayout() } }
    }
    open var itemSize = CGSize(width: 50, height: 50) {
        didSet { if itemSize != oldValue { invalidateLayout() } }
    }
    /// What cells count as until they are measured; zero: none is. `automaticSize`: `itemSize`.
    open var estimatedItemSize = CGSize.zero {
        didSet {
            guard estimatedItemSize != oldValue else { return }
            measured = [:]
            invalidateLayout()
        }
    }
    /// An estimate that says that there is none.
    public nonisolated static let automaticSize = CGSize(
        width: CGFloat.greatestFiniteMagnitude, height: CGFloat.greatestFiniteMagnitude)
    private final var measured: [CollectionKey: CGSize] = [:]

    /// What a cell has been measured at, or counts as until then; nil: cells are not measured.
    final func ownSize(_ path: IndexPath) -> CGSize? {
        guard estimatedItemSize != .zero else { return nil }
        if let size = measured[CollectionKey(kind: nil, path: path)] { return size }
        return estimatedItemSize == Self.automaticSize ? itemSize : estimatedItemSize
    }
    package override func measuredAxes(_ key: CollectionKey) -> (width: Bool, height: Bool) {
        let isMeasured = key.kind == nil && estimatedItemSize != .zero
        return (isMeasured, isMeasured)
    }
    package override func note(_ size: CGSize, of key: CollectionKey) { measured[key] = size }
    package override func forgetSizes() { measured = [:] }

    open var scrollDirection = UICollectionView.ScrollDirection.vertical {
        didSet { if scrollDirection != oldValue { invalidateLayout() } }
    }
    /// Along the way that scrolls; 0: there is no header.
    open var headerReferenceSize = CGSize.zero {
        didSet { if headerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var footerReferenceSize = CGSize.zero {
        didSet { if footerReferenceSize != oldValue { invalidateLayout() } }
    }
    open var sectionInset = UIEdgeInsets.zero {
        didSet { if sectionInset != oldValue { invalidateLayout() } }
    }
    /// Whether headers stay at the edge of what is seen while their section is.
    open var sectionHeadersPinToVisibleBounds = false {
        didSet { if sectionHeadersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    /// Whether footers stay at the other edge.
    open var sectionFootersPinToVisibleBounds = false {
        didSet { if sectionFootersPinToVisibleBounds != oldValue { invalidateLayout() } }
    }
    private final var flow = FlowLines()

    open override func prepare() {
        super.prepare()
        flow = collectionView.map { FlowLines($0, self) } ?? FlowLines()
    }

    open override var collectionViewContentSize: CGSize { flow.size }

    open override func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
        guard sectionHeadersPinToVisibleBounds || sectionFootersPinToVisibleBounds, let collectionView else {
            return flow.attributes(in: rect)
        }
        return flow.attributes(
            in: rect, seen: collectionView.bounds.inset(by: collectionView.adjustedContentInset),
            pinning: (sectionHeadersPinToVisibleBounds, sectionFootersPinToVisibleBounds))
    }

    open override func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        flow.places[CollectionKey(kind: nil, path: indexPath)]
    }

    open override func layoutAttributesForSupplementaryView(
        ofKind elementKind: String, at indexPath: IndexPath
    ) -> UICollectionViewLayoutAttributes? { flow.places[CollectionKey(kind: elementKind, path: indexPath)] }

    /// What is as long across needs no other lines.
    open override func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool {
        guard let old = collectionView?.bounds.size else { return false }
        return scrollDirection == .vertical ? newBounds.width != old.width : newBounds.height != old.height
    }
}

extension UICollectionView {
    public enum ScrollDirection: Int, Sendable {
        case vertical = 0
        case horizontal = 1
    }

    public nonisolated static let elementKindSectionHeader = "UICollectionElementKindSectionHeader"
    public nonisolated static let elementKindSectionFooter = "UICollectionElementKindSectionFooter"

    /// Where an item that is scrolled to is to be.
    public struct ScrollPosition: OptionSet, Sendable {
        public let rawValue: UInt
        public init(rawValue: UInt) { self.rawValue = rawValue }
        public static let top = Self(rawValue: 1)
        public static let centeredVertically = Self(rawValue: 2)
        public static let bottom = Self(rawValue: 4)
        public static let left = Self(rawValue: 8)
        public static let centeredHorizontally = Self(rawValue: 16)
        public static let right = Self(rawValue: 32)
    }
}
