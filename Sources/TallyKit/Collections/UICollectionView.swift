public import Foundation
import TallyCore
import TallyLayers

/// Shows many items as cells, of which only those in view are there, where its layout says.
///
/// What the data source says is asked for anew by `reloadData()`, and by updates, which move, fade in and fade out. Numbers that
/// do not fit an update are reported, and the data is loaded anew.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
    final let items = CollectionItems()
    private var layoutInUse: UICollectionViewLayout

    /// - Parameter layout: an object of its own for each collection view.
    public init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
        layoutInUse = layout
        super.init(frame: frame)
        layout.collectionView = self
    }

    /// There are no archives to make it of: it has a flow layout.
    public required init?(coder: NSCoder) {
        layoutInUse = UICollectionViewFlowLayout()
        super.init(coder: coder)
        layoutInUse.collectionView = self
    }

    // MARK: Who says what

    open weak var dataSource: (any UICollectionViewDataSource)? {
        didSet { if dataSource !== oldValue { reloadData() } }
    }
    open weak var delegate: (any UICollectionViewDelegate)? {
        get { _scrollDelegate as? any UICollectionViewDelegate }
        set {
            _scrollDelegate = newValue
            layoutInvalidated()
        }
    }
    final var flowDelegate: (any UICollectionViewDelegateFlowLayout)? {
        _scrollDelegate as? any UICollectionViewDelegateFlowLayout
    }

    /// Another one takes over at once.
    open var collectionViewLayout: UICollectionViewLayout {
        get { layoutInUse }
        set { setCollectionViewLayout(newValue, animated: false) }
    }
    open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
        setCollectionViewLayout(layout, animated: animated, completion: nil)
    }
    /// Animated, cells move to their new places in 0.3 s.
    open func setCollectionViewLayout(
        _ layout: UICollectionViewLayout, animated: Bool, completion: ((Bool) -> Void)? = nil
    ) {
        guard layout !== layoutInUse else { return completion?(true) ?? () }
        bringUpToDate()
        if animated {
            update({}, switchingTo: layout, completion: completion)
        } else {
            use(layout)
            layoutInvalidated()
            bringUpToDate()
            moveToTarget()
            completion?(true)
        }
    }
    /// Until then the one before is asked, and knows whose it is.
    final func use(_ layout: UICollectionViewLayout) {
        layoutInUse.collectionView = nil
        layout.collectionView = self
        layoutInUse = layout
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {
        items.reuse.register(cellClass, nil, identifier)
    }
    open func register(
        _ viewClass: AnyClass?, forSupplementaryViewOfKind elementKind: String,
        withReuseIdentifier identifier: String
    ) { items.reuse.register(viewClass, elementKind, identifier) }

    /// Returns a cell that is not used any more, or a new one of the class registered. Where none is, a plain cell, and the mistake
    /// is reported.
    open func dequeueReusableCell(
        withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionViewCell {
        if let cell = items.reuse.take(nil, identifier, placeSize(nil, indexPath)) as? UICollectionViewCell {
            return cell
        }
        report(
            "No class of cells is registered for \"\(identifier)\". Call register(_:forCellWithReuseIdentifier:) before."
        )
        return UICollectionViewCell()
    }

    open func dequeueReusableSupplementaryView(
        ofKind elementKind: String, withReuseIdentifier identifier: String, for indexPath: IndexPath
    ) -> UICollectionReusableView {
        if let view = items.reuse.take(elementKind, identifier, placeSize(elementKind, indexPath)) { return view }
        report(
            "No class of \(elementKind) is registered for \"\(identifier)\". Call register(_:forSupplementaryViewOfKind:withReuseIdentifier:) before."
        )
        return UICollectionReusableView()
    }

    // MARK: What is there

    /// Asks for all numbers and cells anew before the next frame. Nothing is selected then.
    open func reloadData() {
        items.isLoaded = false
        items.selected = []
        collectionViewLayout.forgetSizes()
        layoutInvalidated()
    }
    open var numberOfSections: Int { counts.count }
    /// 0 for a section that there is not.
    open func numberOfItems(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }

    private var counts: [Int] {
        if !items.isLoaded { items.load(self) }
        return items.counts
    }

    /// Nil for an item that is not in view.
    open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
        items.view(CollectionKey(kind: nil, path: indexPath)) as? UICollectionViewCell
    }
    open func supplementaryView(forElementKind elementKind: String, at indexPath: IndexPath)
        -> UICollectionReusableView?
    { items.view(CollectionKey(kind: elementKind, path: indexPath)) }
    open var visibleCells: [UICollectionViewCell] { items.shown.compactMap { $0.view as? UICollectionViewCell } }
    open func visibleSupplementaryViews(ofKind elementKind: String) -> [UICollectionReusableView] {
        items.shown.filter { $0.key.kind == elementKind }.map(\.view)
    }
    open var indexPathsForVisibleItems: [IndexPath] { items.shown.filter { $0.key.kind == nil }.map(\.key.path) }
    open func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
        items.shown.first { $0.view === cell }?.key.path
    }
    /// - Parameter point: of the content's space.
    open func indexPathForItem(at point: CGPoint) -> IndexPath? {
        bringUpToDate()
        return collectionViewLayout.layoutAttributesForElements(
            in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01))?
            .last { $0.representedElementCategory == .cell && $0.frame.contains(point) }?.indexPath
    }
    open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
        bringUpToDate()
        return collectionViewLayout.layoutAttributesForItem(at: indexPath)
    }

    /// Nothing happens for an item that there is not.
    open func scrollToItem(
        at indexPath: IndexPath, at scrollPosition: UICollectionView.ScrollPosition, animated: Bool
    ) {
        guard let attributes = layoutAttributesForItem(at: indexPath) else { return }
        let offset = offset(showing: attributes.frame, scrollPosition)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: Selection

    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var indexPathsForSelectedItems: [IndexPath]? { items.selected }
    /// Tells no delegate. Nil takes every selection away.
    open func selectItem(
        at indexPath: IndexPath?, animated: Bool, scrollPosition: UICollectionView.ScrollPosition
    ) {
        guard let indexPath else { return items.selected.forEach { deselectItem(at: $0, animated: animated) } }
        select(indexPath)
        if !scrollPosition.isEmpty { scrollToItem(at: indexPath, at: scrollPosition, animated: animated) }
    }
    open func deselectItem(at indexPath: IndexPath, animated: Bool) {
        items.selected.removeAll { $0 == indexPath }
        cellForItem(at: indexPath)?.isSelected = false
    }

    // MARK: Updates

    open func insertItems(at indexPaths: [IndexPath]) { change { $0.inserted += indexPaths } }
    open func deleteItems(at indexPaths: [IndexPath]) { change { $0.deleted += indexPaths } }
    open func reloadItems(at indexPaths: [IndexPath]) { change { $0.reloaded += indexPaths } }
    open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet) { change { $0.insertedSections.formUnion(sections) } }
    open func deleteSections(_ sections: IndexSet) { change { $0.deletedSections.formUnion(sections) } }
    open func reloadSections(_ sections: IndexSet) { change { $0.reloadedSections.formUnion(sections) } }
    open func moveSection(_ section: Int, toSection newSection: Int) {
        change { $0.movedSections.append((section, newSection)) }
    }
    /// Makes all changes of the block as one, in 0.3 s: what goes fades out, what comes fades in, the rest moves.
    ///
    /// Places of what goes and is moved are those before, of what comes those after.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        update(updates ?? {}, switchingTo: nil, completion: completion)
    }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches, event) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches, event) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unpress() }

    /// Behind the cells, where the view is; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundView.layer.zPosition = -1
                // Behind the rest also for touches.
                insertSubview(backgroundView, at: 0)
            }
        }
    }

    /// Rows as they are read, not as they were made.
    package override var spokenOrder: [UIView] { subviews.inReadingOrder }

    package override func restingOffset(_ proposed: CGPoint, _ velocity: CGPoint) -> CGPoint {
        collectionViewLayout.targetContentOffset(forProposedContentOffset: proposed, withScrollingVelocity: velocity)
    }

    package override func layOutOwn() {
        super.layOutOwn()
        layOutItems()
    }
}
