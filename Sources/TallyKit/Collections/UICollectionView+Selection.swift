import Foundation

extension UICollectionView {
    /// Returns the item whose cell a touch is of.
    private func item(of touches: Set<UITouch>) -> IndexPath? {
        var view = touches.one?.view
        while let current = view, current !== self {
            if let cell = current as? UICollectionViewCell, cell.around === self { return indexPath(for: cell) }
            view = current.around
        }
        return nil
    }

    final func press(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let path = item(of: touches), allowsSelection else { return }
        guard delegate?.collectionView(self, shouldHighlightItemAt: path) ?? true else { return }
        items.pressed = path
        items.highlighted = path
        cellForItem(at: path)?.isHighlighted = true
        delegate?.collectionView(self, didHighlightItemAt: path)
    }

    final func release(_ touches: Set<UITouch>, _ event: UIEvent?) {
        guard let path = items.pressed else { return }
        items.pressed = nil
        let isInside = touches.one.map {
            cellForItem(at: path)?.point(inside: $0.location(in: cellForItem(at: path)), with: event) ?? false
        }
        if isInside ?? false { choose(path) }
        unhighlight(path)
    }

    final func unpress() {
        guard let path = items.pressed else { return }
        items.pressed = nil
        unhighlight(path)
    }

    private func unhighlight(_ path: IndexPath) {
        guard let highlighted = items.highlighted else { return }
        items.highlighted = nil
        cellForItem(at: highlighted)?.isHighlighted = false
        delegate?.collectionView(self, didUnhighlightItemAt: highlighted)
    }

    /// Selects an item as a tap does, or takes its selection away.
    private func choose(_ path: IndexPath) {
        if allowsMultipleSelection, items.selected.contains(path) {
            guard delegate?.collectionView(self, shouldDeselectItemAt: path) ?? true else { return }
            deselectItem(at: path, animated: false)
            delegate?.collectionView(self, didDeselectItemAt: path)
            return
        }
        guard delegate?.collectionView(self, shouldSelectItemAt: path) ?? true else { return }
        let others = allowsMultipleSelection ? [] : items.selected.filter { $0 != path }
        select(path)
        for other in others { delegate?.collectionView(self, didDeselectItemAt: other) }
        delegate?.collectionView(self, didSelectItemAt: path)
    }

    /// Has an item be selected, and no other where there may be but one.
    final func select(_ path: IndexPath) {
        if !allowsMultipleSelection {
            for other in items.selected where other != path { cellForItem(at: other)?.isSelected = false }
            items.selected.removeAll { $0 != path }
        }
        if !items.selected.contains(path) { items.selected.append(path) }
        cellForItem(at: path)?.isSelected = true
    }
}
