import Foundation
import TallyLayers

extension UITableView {
    private func row(of touches: Set<UITouch>) -> IndexPath? {
        var view = touches.one?.view
        while let current = view, current !== self {
            if let cell = current as? UITableViewCell, cell.around === self { return indexPath(for: cell) }
            view = current.around
        }
        return nil
    }

    final func press(_ touches: Set<UITouch>) {
        if rows.swipe != nil { return closeSwipe() }
        guard let path = row(of: touches), allowsSelection, !isEditing || allowsSelectionDuringEditing else { return }
        guard delegate?.tableView(self, shouldHighlightRowAt: path) ?? true else { return }
        rows.pressed = path
        cellForRow(at: path)?.setHighlighted(true, animated: false)
        delegate?.tableView(self, didHighlightRowAt: path)
    }

    final func release(_ touches: Set<UITouch>) {
        guard let path = rows.pressed else { return }
        let cell = cellForRow(at: path)
        let isInside =
            touches.one.flatMap { touch in cell?.point(inside: touch.location(in: cell), with: nil) } ?? false
        unpress()
        if isInside { choose(path) }
    }

    final func unpress() {
        guard let path = rows.pressed else { return }
        rows.pressed = nil
        cellForRow(at: path)?.setHighlighted(false, animated: false)
        delegate?.tableView(self, didUnhighlightRowAt: path)
    }

    /// Selects a row as a tap does, or takes its selection away.
    private func choose(_ path: IndexPath) {
        if allowsMultipleSelection, rows.selected.contains(path) {
            deselectRow(at: path, animated: false)
            delegate?.tableView(self, didDeselectRowAt: path)
            return
        }
        var chosen = path
        if let delegate {
            guard let answer = delegate.tableView(self, willSelectRowAt: path) else { return }
            chosen = answer
        }
        let others = allowsMultipleSelection ? [] : rows.selected.filter { $0 != chosen }
        select(chosen)
        for other in others { delegate?.tableView(self, didDeselectRowAt: other) }
        delegate?.tableView(self, didSelectRowAt: chosen)
    }

    final func select(_ path: IndexPath) {
        if !allowsMultipleSelection {
            for other in rows.selected where other != path {
                cellForRow(at: other)?.setSelected(false, animated: false)
            }
            rows.selected.removeAll { $0 != path }
        }
        if !rows.selected.contains(path) { rows.selected.append(path) }
        cellForRow(at: path)?.setSelected(true, animated: false)
    }

    /// Has the ground of a selected row fade.
    final func fadeSelection(of cell: UITableViewCell) {
        guard let ground = cell.selectedBackgroundView, !ground.isHidden, layer.context != nil else {
            return cell.setSelected(false, animated: true)
        }
        // Also where the tap that selected it is not drawn yet.
        ground.layer.isShown = true
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction]) {
            ground.alpha = 0
        } completion: { _ in
            ground.alpha = 1
            if !cell.isSelected, !cell.isHighlighted { ground.isHidden = true }
        }
        let wasHidden = ground.isHidden
        cell.setSelected(false, animated: true)
        if cell.selectedBackgroundView === ground { ground.isHidden = wasHidden }
    }
}
