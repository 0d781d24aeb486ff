import Foundation
import TallyLayers

extension UICollectionView {
    /// Seconds of an update.
    private static let duration = 0.3

    /// Notes a change: in the block of an update with the others, else as an update of its own.
    final func change(_ note: (inout CollectionChanges) -> Void) {
        if var changes = items.changes {
            note(&changes)
            items.changes = changes
            return
        }
        update(
            {
                var changes = items.changes ?? CollectionChanges()
                note(&changes)
                items.changes = changes
            }, switchingTo: nil, isAhead: true, completion: nil)
    }

    /// Runs the block, finds what has gone, come and moved, and animates it.
    ///
    /// - Parameters:
    ///   - isAhead: The data source has changed its numbers already.
    ///   - known: what has changed, where the block does not say it.
    final func update(
        _ block: () -> Void, switchingTo layout: UICollectionViewLayout?,
        isAhead: Bool = false, known: ((CollectionChanges.Counts) -> CollectionChanges)? = nil,
        completion: ((Bool) -> Void)?
    ) {
        // A block inside of another one is a part of it.
        if items.changes != nil {
            block()
            completion?(true)
            return
        }
        // No cell is asked for that the data source may not have any more.
        if !isAhead { UIView.atOnce { layOutItems() } }
        let before = items.counts
        let old = attributesNear()
        items.changes = CollectionChanges()
        block()
        var changes = items.changes ?? CollectionChanges()
        items.changes = nil
        if !items.isLoaded {
            layoutInvalidated()
            completion?(true)
            return
        }
        let after = CollectionItems.counts(of: self)
        if let known { changes = known((before, after)) }
        guard let origins = changes.origins(from: before, to: after) else {
            report(
                "An update of a collection view does not fit: it had \(before) items in its sections, and has \(after) now. Change what the data source counts in the block by just what is inserted and deleted. The data is loaded anew."
            )
            reloadData()
            completion?(true)
            return
        }
        items.counts = after
        follow(origins)
        if !changes.isEmpty { collectionViewLayout.forgetSizes() }
        if let layout { use(layout) }
        collectionViewLayout.attributesBefore = old
        prepareLayout()
        collectionViewLayout.prepare(forCollectionViewUpdates: changes.updateItems)
        moveToTarget()
        animate(from: old, origins, isSwitched: layout != nil, completion)
    }

    /// The attributes of what is in view and near it.
    private func attributesNear() -> [CollectionKey: UICollectionViewLayoutAttributes] {
        let near = bounds.insetBy(dx: -bounds.width, dy: -bounds.height)
        var found: [CollectionKey: UICollectionViewLayoutAttributes] = [:]
        for attributes in collectionViewLayout.layoutAttributesForElements(in: near) ?? [] {
            found[attributes.key] = attributes.copied()
        }
        return found
    }

    /// Has what is selected and shown go by its new place.
    private func follow(_ origins: CollectionChanges.Origins) {
        var places: [IndexPath: IndexPath] = [:]
        for (section, row) in origins.items.enumerated() {
            for (item, origin) in row.enumerated() {
                if let origin { places[origin] = IndexPath(item: item, section: section) }
            }
        }
        items.selected = items.selected.compactMap { places[$0] }
        items.highlighted = items.highlighted.flatMap { places[$0] }
        items.pressed = items.pressed.flatMap { places[$0] }
        var stays: [CollectionItems.Shown] = []
        for shown in items.shown {
            if shown.key.kind != nil {
                stays.append(shown)
            } else if let place = places[shown.key.path] {
                shown.key.path = place
                stays.append(shown)
            } else {
                items.leaving.append(shown)
            }
        }
        items.shown = stays
    }

    private func animate(
        from old: [CollectionKey: UICollectionViewLayoutAttributes], _ origins: CollectionChanges.Origins,
        isSwitched: Bool, _ completion: ((Bool) -> Void)?
    ) {
        let layout = collectionViewLayout
        let visible = layout.layoutAttributesForElements(in: bounds) ?? []
        // What stays and is not in view any more goes where it belongs, and is let go of then.
        let keys = Set(visible.map { $0.key })
        var ends: [(CollectionItems.Shown, UICollectionViewLayoutAttributes?)] = []
        for shown in items.shown where !keys.contains(shown.key) {
            let end =
                shown.key.kind.map { layout.layoutAttributesForSupplementaryView(ofKind: $0, at: shown.key.path) }
                ?? layout.layoutAttributesForItem(at: shown.key.path)
            ends.append((shown, end ?? faded(shown)))
            items.leaving.append(shown)
        }
        items.shown.removeAll { !keys.contains($0.key) }
        for shown in items.leaving where !ends.contains(where: { $0.0 === shown }) {
            ends.append(
                (shown, layout.finalLayoutAttributesForDisappearingItem(at: shown.key.path) ?? faded(shown)))
        }
        for attributes in visible where items.view(attributes.key) == nil {
            guard let made = makeView(attributes) else { continue }
            UIView.atOnce { made.view.place(by: beginning(attributes, old, origins, isSwitched)) }
            made.view.layer.isShown = made.view.layer.context != nil
        }
        let leaving = items.leaving
        let changes = { [self] in
            for attributes in visible {
                guard let shown = items.shown.first(where: { $0.key == attributes.key }) else { continue }
                shown.attributes = attributes
                shown.view.place(by: attributes)
            }
            for (shown, end) in ends { if let end { shown.view.place(by: end) } }
        }
        let finish = { [weak self] (isFinished: Bool) in
            self?.updateEnded(leaving)
            completion?(isFinished)
        }
        let isAnimated = UIView.areAnimationsEnabled && !ViewAnimation.isAtOnce && layer.context != nil
        if isAnimated {
            UIView.animate(withDuration: Self.duration, delay: 0, animations: changes, completion: finish)
        } else {
            UIView.atOnce(changes)
            finish(true)
        }
    }

    /// Returns how a view that has come into view begins.
    private func beginning(
        _ attributes: UICollectionViewLayoutAttributes, _ old: [CollectionKey: UICollectionViewLayoutAttributes],
        _ origins: CollectionChanges.Origins, _ isSwitched: Bool
    ) -> UICollectionViewLayoutAttributes {
        if attributes.representedElementCategory == .cell {
            guard let origin = origins.origin(of: attributes.indexPath) else {
                return collectionViewLayout.initialLayoutAttributesForAppearingItem(at: attributes.indexPath)
                    ?? attributes
            }
            if let start = old[CollectionKey(kind: nil, path: origin)] { return start }
        } else if let start = old[attributes.key] {
            return start
        }
        let start = attributes.copied()
        start.alpha = 0
        return start
    }

    private func faded(_ shown: CollectionItems.Shown) -> UICollectionViewLayoutAttributes {
        let end = shown.attributes.copied()
        end.alpha = 0
        return end
    }

    private func updateEnded(_ leaving: [CollectionItems.Shown]) {
        // One that an update before has let go of may be in use again.
        let left = items.leaving.filter { shown in leaving.contains { $0 === shown } }
        items.leaving.removeAll { shown in leaving.contains { $0 === shown } }
        for shown in left { retire(shown) }
        collectionViewLayout.finalizeCollectionViewUpdates()
        collectionViewLayout.attributesBefore = [:]
    }
}
