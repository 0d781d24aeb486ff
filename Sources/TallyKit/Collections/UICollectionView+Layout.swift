import Foundation
import TallyCore
import TallyLayers

extension UICollectionView {
    /// Has the layout prepared and the cells placed before the next frame.
    final func layoutInvalidated() {
        items.isPrepared = false
        setNeedsLayout()
    }

    /// Has the layout know what there is now.
    final func bringUpToDate() {
        for _ in 0..<Self.maximumRounds {
            if !items.isLoaded { reload() }
            if items.isPrepared { return }
            prepareLayout()
        }
    }

    /// How often a layout may make itself invalid while it prepares.
    private static let maximumRounds = 8

    private func reload() {
        for shown in items.shown { retire(shown) }
        items.shown = []
        items.load(self)
    }

    final func prepareLayout() {
        items.isPrepared = true
        collectionViewLayout.prepare()
        contentSize = collectionViewLayout.collectionViewContentSize
    }

    final func layOutItems() {
        if let known = items.knownBounds, known != bounds,
            collectionViewLayout.shouldInvalidateLayout(forBoundsChange: bounds)
        {
            items.isPrepared = false
        }
        let isResized = items.knownBounds.map { $0.size != bounds.size } ?? false
        if isResized { items.isPrepared = false }
        items.knownBounds = bounds
        bringUpToDate()
        if isResized, !isDragging, !isDecelerating { moveToTarget() }
        placeVisible()
        if let backgroundView { UIView.atOnce { backgroundView.frame = bounds } }
    }

    /// Goes to where the layout wants to be with the content that there is now.
    final func moveToTarget() {
        let aim = collectionViewLayout.targetContentOffset(forProposedContentOffset: contentOffset)
        if aim != contentOffset { shift(to: aim) }
    }

    /// The size of the place of an item, or of another view of a section.
    final func placeSize(_ kind: String?, _ path: IndexPath) -> CGSize? {
        if let making = items.making, making.key == CollectionKey(kind: kind, path: path) { return making.size }
        guard items.isPrepared else { return nil }
        let attributes =
            kind.map { collectionViewLayout.layoutAttributesForSupplementaryView(ofKind: $0, at: path) }
            ?? collectionViewLayout.layoutAttributesForItem(at: path)
        return attributes?.size
    }

    /// Makes the views of what is in view, places them, and lets go of the others.
    private func placeVisible() {
        let visible = collectionViewLayout.layoutAttributesForElements(in: bounds) ?? []
        let keys = Set(visible.map { $0.key })
        let gone = items.shown.filter { !keys.contains($0.key) }
        items.shown.removeAll { !keys.contains($0.key) }
        for shown in gone { retire(shown) }
        for attributes in visible where attributes.frame.overlaps(bounds) || items.view(attributes.key) != nil {
            if let known = items.shown.first(where: { $0.key == attributes.key }) {
                known.attributes = attributes
                known.view.place(by: attributes)
            } else {
                guard let made = makeView(attributes) else { continue }
                UIView.atOnce { made.view.place(by: attributes) }
            }
            // A delegate that was told may have loaded anew.
            if !items.isLoaded || !items.isPrepared { return setNeedsLayout() }
        }
    }

    /// Makes the view of an item, and shows it. Nil: the data source has none any more.
    @discardableResult
    final func makeView(_ attributes: UICollectionViewLayoutAttributes) -> CollectionItems.Shown? {
        let key = attributes.key
        let path = key.path
        guard let source = dataSource, path.section < items.counts.count else { return nil }
        let view: UICollectionReusableView
        items.making = attributes
        defer { items.making = nil }
        if let kind = key.kind {
            view = source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
        } else {
            guard path.item < items.counts[path.section] else { return nil }
            let cell = source.collectionView(self, cellForItemAt: path)
            cell.isSelected = items.selected.contains(path)
            cell.isHighlighted = items.highlighted == path
            view = cell
        }
        let shown = CollectionItems.Shown(attributes, view)
        items.shown.append(shown)
        UIView.atOnce {
            view.place(by: attributes)
            addSubview(view)
        }
        measure(shown)
        if let kind = key.kind {
            delegate?.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
        } else if let cell = view as? UICollectionViewCell {
            delegate?.collectionView(self, willDisplay: cell, forItemAt: path)
        }
        return shown
    }

    /// Takes a view off, to be used again.
    final func retire(_ shown: CollectionItems.Shown) {
        guard shown.view.around === self else { return }
        shown.view.removeFromSuperview()
        items.reuse.put(shown.view, shown.key.kind)
        tellGone(shown)
    }

    private func tellGone(_ shown: CollectionItems.Shown) {
        if let kind = shown.key.kind {
            delegate?.collectionView(
                self, didEndDisplayingSupplementaryView: shown.view, forElementOfKind: kind, at: shown.key.path)
        } else if let cell = shown.view as? UICollectionViewCell {
            delegate?.collectionView(self, didEndDisplaying: cell, forItemAt: shown.key.path)
        }
    }

    /// Returns the offset that has a rectangle at a position; where none is named, the nearest that shows it.
    final func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let room = CGSize(
            width: bounds.width - inset.left - inset.right, height: bounds.height - inset.top - inset.bottom)
        var offset = offset(showing: rect)
        if position.contains(.top) { offset.y = rect.minY - inset.top }
        if position.contains(.centeredVertically) { offset.y = rect.midY - room.height / 2 - inset.top }
        if position.contains(.bottom) { offset.y = rect.maxY - room.height - inset.top }
        if position.contains(.left) { offset.x = rect.minX - inset.left }
        if position.contains(.centeredHorizontally) { offset.x = rect.midX - room.width / 2 - inset.left }
        if position.contains(.right) { offset.x = rect.maxX - room.width - inset.left }
        return reach.clamped(offset)
    }
}

extension UICollectionReusableView {
    /// Takes over all that attributes say.
    func place(by attributes: UICollectionViewLayoutAttributes) {
        if bounds.size != attributes.size { bounds.size = attributes.size }
        if center != attributes.center { center = attributes.center }
        if alpha != attributes.alpha { alpha = attributes.alpha }
        if !CATransform3DEqualToTransform(transform3D, attributes.transform3D) { transform3D = attributes.transform3D }
        if isHidden != attributes.isHidden { isHidden = attributes.isHidden }
        layer.zPosition = CGFloat(attributes.zIndex)
        apply(attributes)
    }
}
