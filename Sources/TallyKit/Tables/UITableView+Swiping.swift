import Foundation
import TallyControls
import TallyLayers

/// Takes a finger that goes sideways over a row that has something to show.
final class RowPan: UIPanGestureRecognizer {
    /// Returns whether the row under the finger opens that way.
    var begins: (CGPoint, _ isToTheRight: Bool) -> Bool = { _, _ in false }
    private var start = CGPoint.zero

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {
        super.touchesBegan(touches, with: event)
        start = location(in: view)
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {
        if state == .possible {
            let way = translation(in: view)
            if max(abs(way.x), abs(way.y)) >= Self.hysteresis {
                guard abs(way.x) > abs(way.y), begins(start, way.x > 0) else { return state = .failed }
            }
        }
        super.touchesMoved(touches, with: event)
    }
}

extension UITableView {
    final func makeRowPan() {
        let pan = RowPan()
        pan.begins = { [weak self] in self?.beginsSwipe($0, isToTheRight: $1) ?? false }
        pan.addTarget(nil) { [weak self] (pan: UIPanGestureRecognizer) in self?.swiped(pan) }
        addGestureRecognizer(pan)
    }

    private func beginsSwipe(_ place: CGPoint, isToTheRight: Bool) -> Bool {
        guard rows.editing.carried == nil, !isDragging else { return false }
        let path = rows.places.paths(in: CGRect(x: place.x, y: place.y, width: 0.01, height: 0.01)).first
        if let swipe = rows.swipe {
            if swipe.shown.path == path { return true }
            closeSwipe()
            return false
        }
        guard let path, !rows.editing.isOn else { return false }
        return makeSwipe(path, isLeading: isToTheRight) != nil
    }

    private func configuration(_ path: IndexPath, isLeading: Bool) -> UISwipeActionsConfiguration? {
        guard isEditable(path) else { return nil }
        if isLeading { return delegate?.tableView(self, leadingSwipeActionsConfigurationForRowAt: path) }
        if let own = delegate?.tableView(self, trailingSwipeActionsConfigurationForRowAt: path) { return own }
        guard delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete == .delete, commits(path),
            rows.places.rect(path) != nil
        else { return nil }
        let title = delegate?.tableView(self, titleForDeleteConfirmationButtonForRowAt: path) ?? "Delete"
        let delete = UIContextualAction(style: .destructive, title: title) { [weak self] _, _, finish in
            if let self, let path = rows.swipe?.shown.path {
                dataSource?.tableView(self, commit: .delete, forRowAt: path)
            }
            finish(true)
        }
        return UISwipeActionsConfiguration(actions: [delete])
    }

    private func makeSwipe(_ path: IndexPath, isLeading: Bool) -> RowSwipe? {
        guard let configuration = configuration(path, isLeading: isLeading), !configuration.actions.isEmpty,
            let shown = rows.shown.first(where: { $0.path == path })
        else { return nil }
        let swipe = RowSwipe(shown, isLeading: isLeading, configuration)
        swipe.view.pressed = { [weak self, weak swipe] action in if let swipe { self?.perform(action, swipe) } }
        rows.swipe = swipe
        shown.cell.editing.isSwiped = true
        shown.cell.content.stateDiffers()
        UIView.atOnce {
            insertSubview(swipe.view, belowSubview: shown.cell)
            placeSwipe()
        }
        delegate?.tableView(self, willBeginEditingRowAt: path)
        return swipe
    }

    /// Puts the buttons where the row has left room.
    final func placeSwipe() {
        guard let swipe = rows.swipe, let rect = rows.places.rect(swipe.shown.path) else { return }
        if isDragging, !swipe.isHeld { return closeSwipe() }
        let width = max(swipe.isLeading ? swipe.offset : -swipe.offset, 0)
        swipe.view.isFull = swipe.isFull
        let frame = CGRect(
            x: swipe.isLeading ? rect.minX : rect.maxX - width, y: rect.minY, width: width, height: rect.height)
        if swipe.view.frame != frame { swipe.view.frame = frame }
        swipe.view.setNeedsLayout()
        swipe.view.layoutIfNeeded()
    }

    private func move(_ swipe: RowSwipe, to offset: CGFloat) {
        swipe.offset = offset
        place(swipe.shown)
        placeSwipe()
    }

    private func swiped(_ pan: UIPanGestureRecognizer) {
        guard let swipe = rows.swipe, !swipe.isBeingDone else { return }
        let way = pan.translation(in: self).x
        switch pan.state {
        case .began:
            swipe.isHeld = true
            swipe.start = swipe.offset - way
            drag(swipe, way)
        case .changed: drag(swipe, way)
        case .ended: letGo(swipe, pan.velocity(in: self).x)
        default: closeSwipe()
        }
    }

    private func drag(_ swipe: RowSwipe, _ way: CGFloat) {
        guard swipe.isHeld else { return }
        let side: CGFloat = swipe.isLeading ? 1 : -1
        var along = (swipe.start + way) * side
        // The other way there is nothing to be seen.
        if along < 0 { along = 0 }
        let natural = swipe.view.naturalWidth
        let mayFill = swipe.configuration.performsFirstActionWithFullSwipe
        if !mayFill, along > natural { along = natural + (along - natural) / 3 }
        let isFull = mayFill && along > max(natural + 20, rowWidth * 0.6)
        if isFull != swipe.isFull {
            swipe.isFull = isFull
            UIView.animate(withDuration: 0.2, delay: 0, options: [.allowUserInteraction]) { self.placeSwipe() }
        }
        UIView.atOnce { move(swipe, to: along * side) }
    }

    private func letGo(_ swipe: RowSwipe, _ speed: CGFloat) {
        guard swipe.isHeld else { return }
        swipe.isHeld = false
        let side: CGFloat = swipe.isLeading ? 1 : -1
        if swipe.isFull, let first = swipe.configuration.actions.first {
            UIView.animate(withDuration: 0.2) { self.move(swipe, to: self.rowWidth * side) }
            return perform(first, swipe)
        }
        let along = swipe.offset * side + speed * side * CGFloat(0.15)
        if along > swipe.view.naturalWidth / 2 { open(swipe) } else { closeSwipe() }
    }

    private func open(_ swipe: RowSwipe) {
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) {
            self.move(swipe, to: swipe.openOffset)
        }
    }

    /// Opens a row as a press of its sign does.
    final func openSwipe(_ path: IndexPath) {
        if let swipe = rows.swipe {
            let isSame = swipe.shown.path == path
            closeSwipe()
            if isSame { return }
        }
        if let swipe = makeSwipe(path, isLeading: false) { open(swipe) }
    }

    private func perform(_ action: UIContextualAction, _ swipe: RowSwipe) {
        guard !swipe.isBeingDone else { return }
        swipe.isBeingDone = true
        action.handler(action, swipe.view) { [weak self, weak swipe] _ in
            guard let self, let swipe, rows.swipe === swipe else { return }
            closeSwipe()
        }
    }

    /// Has the row go back to its place.
    final func closeSwipe() {
        guard let swipe = rows.swipe else { return }
        rows.swipe = nil
        swipe.isHeld = false
        swipe.shown.cell.editing.isSwiped = false
        swipe.shown.cell.content.stateDiffers()
        delegate?.tableView(self, didEndEditingRowAt: swipe.shown.path)
        let rect = rows.places.rect(swipe.shown.path)
        swipe.offset = 0
        UIView.animate(withDuration: 0.3, delay: 0, options: [.allowUserInteraction, .curveEaseOut]) { [self] in
            guard let rect else { return }
            if swipe.shown.cell.around === self { place(swipe.shown, rect) }
            swipe.view.frame = CGRect(
                x: swipe.isLeading ? rect.minX : rect.maxX, y: rect.minY, width: 0, height: rect.height)
        } completion: { _ in
            swipe.view.removeFromSuperview()
        }
    }

    /// The row has gone: what it showed goes, too.
    final func endSwipe(fading: Bool = false) {
        guard let swipe = rows.swipe else { return }
        rows.swipe = nil
        swipe.shown.cell.editing.isSwiped = false
        delegate?.tableView(self, didEndEditingRowAt: nil)
        guard fading else { return swipe.view.removeFromSuperview() }
        UIView.animate(withDuration: 0.3) {
            swipe.view.frame.size.height = 0
        } completion: { _ in
            swipe.view.removeFromSuperview()
        }
    }
}
