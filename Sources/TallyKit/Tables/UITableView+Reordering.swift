import Foundation
import TallyLayers

extension UITableView {
    /// A finger is on the handle of a row.
    final func handleMoved(_ press: UILongPressGestureRecognizer, _ cell: UITableViewCell) {
        let y = press.location(in: self).y
        switch press.state {
        case .began:
            guard let shown = rows.shown.first(where: { $0.cell === cell }), rows.editing.carried == nil else { return }
            closeSwipe()
            rows.editing.carried = TableEditing.Carried(
                shown: shown, from: shown.path, to: shown.path, grip: cell.center.y - y, middle: cell.center.y,
                height: cell.bounds.height)
            bringSubviewToFront(cell)
            cell.layer.zPosition = 10
            cell.layer.shadowOpacity = 0.25
            cell.layer.shadowRadius = 6
            cell.layer.shadowOffset = CGSize(width: 0, height: 2)
            UIView.animate(withDuration: 0.15) { cell.alpha = 0.95 }
        case .changed: carry(to: y)
        default: putDown(isCalledOff: press.state != .ended)
        }
    }

    private func carry(to y: CGFloat) {
        guard var carried = rows.editing.carried else { return }
        carried.middle = min(max(y + carried.grip, carried.height / 2), max(contentSize.height - carried.height / 2, 0))
        let cell = carried.shown.cell
        UIView.atOnce { cell.center.y = carried.middle }
        if let over = path(over: carried.middle), over != carried.to {
            let aim =
                delegate?.tableView(
                    self, targetIndexPathForMoveFromRowAt: carried.from, toProposedIndexPath: over) ?? over
            if aim != carried.to, rows.places.sections.indices.contains(aim.section) {
                carried.to = aim
                rows.editing.carried = carried
                UIView.animate(withDuration: 0.25, delay: 0, options: [.allowUserInteraction]) {
                    for shown in self.rows.shown where shown !== carried.shown { self.place(shown) }
                }
            }
        }
        rows.editing.carried = carried
    }

    /// The place of the row that a height is in.
    private func path(over y: CGFloat) -> IndexPath? {
        rows.places.paths(in: CGRect(x: 0, y: y, width: bounds.width, height: 0.01)).first
    }

    private func putDown(isCalledOff: Bool) {
        guard let carried = rows.editing.carried else { return }
        let cell = carried.shown.cell
        rows.editing.carried = nil
        let finish = {
            cell.layer.zPosition = 0
            cell.layer.shadowOpacity = 0
        }
        guard !isCalledOff, carried.to != carried.from else {
            UIView.animate(withDuration: 0.25) {
                for shown in self.rows.shown { self.place(shown) }
                cell.alpha = 1
            } completion: { _ in
                finish()
            }
            return
        }
        dataSource?.tableView(self, moveRowAt: carried.from, to: carried.to)
        openUpdate(isAhead: true)
        rows.update?.changes.moved.append((carried.from, carried.to))
        endUpdates { _ in finish() }
    }

    /// Where a row is shown at the moment, while one is carried or opened.
    final func placeNow(of shown: TableRows.Shown, _ rect: CGRect) -> CGRect {
        var rect = rect
        if let swipe = rows.swipe, swipe.shown === shown { rect.origin.x += swipe.offset }
        guard let carried = rows.editing.carried else { return rect }
        if carried.shown === shown {
            rect.origin.y = carried.middle - rect.height / 2
            return rect
        }
        let (path, from, to) = (shown.path, carried.from, carried.to)
        if path > from, path <= to, from.section == to.section || path.section == from.section || path < to {
            rect.origin.y -= carried.height
        } else if path < from, path >= to {
            rect.origin.y += carried.height
        }
        return rect
    }
}
