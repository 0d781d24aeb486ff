import Foundation
import TallyCore
import TallyLayers

extension UITableView {
    /// Seconds of an update.
    private static let duration = 0.3

    final func change(_ animation: RowAnimation, _ note: (inout CollectionChanges) -> Void) {
        guard rows.update != nil else {
            // The program has changed its numbers already: what is known is what was.
            openUpdate(isAhead: true)
            rows.update?.animation = animation
            if var update = rows.update {
                note(&update.changes)
                rows.update = update
            }
            return endUpdates(nil)
        }
        rows.update?.animation = animation
        if var update = rows.update {
            note(&update.changes)
            rows.update = update
        }
    }

    /// - Parameter isAhead: The data source has changed its numbers already: no cell is asked for that it may not have any more.
    final func openUpdate(isAhead: Bool = false) {
        if rows.update != nil {
            rows.update?.depth += 1
            return
        }
        if rows.isLoaded, !isAhead { UIView.atOnce { layOutRows() } }
        rows.update = TableRows.Update(counts: rows.counts, places: rows.places)
    }

    final func endUpdates(_ completion: ((Bool) -> Void)?) {
        guard var update = rows.update else { return completion?(true) ?? () }
        update.depth -= 1
        rows.update = update.depth > 0 ? update : nil
        if update.depth > 0 { return completion?(true) ?? () }
        guard rows.isLoaded else {
            rowsInvalidated()
            return completion?(true) ?? ()
        }
        let after = TableRows.counts(of: self)
        guard let origins = update.changes.origins(from: update.counts, to: after) else {
            report(
                "An update of a table view does not fit: it had \(update.counts) rows in its sections, and has \(after) now. Change what the data source counts by just what is inserted and deleted. The data is loaded anew."
            )
            reloadData()
            return completion?(true) ?? ()
        }
        rows.counts = after
        let gone = follow(origins)
        if update.counts.count != after.count || !update.changes.reloadedSections.isEmpty { dropSectionViews() }
        measureShown()
        placeRows()
        animate(gone, origins, update, completion)
    }

    /// Has what is selected, measured and shown go by its new place. Returns the cells that go.
    private func follow(_ origins: CollectionChanges.Origins) -> [TableRows.Shown] {
        var places: [IndexPath: IndexPath] = [:]
        for (section, row) in origins.items.enumerated() {
            for (item, origin) in row.enumerated() {
                if let origin { places[origin] = IndexPath(row: item, section: section) }
            }
        }
        rows.selected = rows.selected.compactMap { places[$0] }
        rows.pressed = rows.pressed.flatMap { places[$0] }
        var measured: [IndexPath: CGFloat] = [:]
        // order: each goes to a place of its own.
        for (path, height) in rows.measured { if let place = places[path] { measured[place] = height } }
        rows.measured = measured
        let gone = rows.shown.filter { places[$0.path] == nil }
        rows.shown.removeAll { places[$0.path] == nil }
        for shown in rows.shown { if let place = places[shown.path] { shown.path = place } }
        return gone
    }

    private func animate(
        _ gone: [TableRows.Shown], _ origins: CollectionChanges.Origins, _ update: TableRows.Update,
        _ completion: ((Bool) -> Void)?
    ) {
        let made = makeArriving()
        let seen = Set(rows.places.paths(in: bounds))
        let leaving = rows.shown.filter { !seen.contains($0.path) }
        rows.shown.removeAll { !seen.contains($0.path) }
        let isPlain = update.animation == .none
        for shown in made {
            let path = shown.path
            UIView.atOnce {
                if let origin = origins.origin(of: path), let rect = update.places.rect(origin) {
                    place(shown, rect)
                } else if !isPlain {
                    shown.cell.alpha = 0
                    shown.cell.frame.origin.x += shift(update.animation).x
                    shown.cell.frame.origin.y += shift(update.animation).y
                }
            }
            shown.cell.layer.isShown = shown.cell.layer.context != nil
        }
        for shown in gone { insertSubview(shown.cell, at: backOfRows) }
        if let swipe = rows.swipe, gone.contains(where: { $0 === swipe.shown }) { endSwipe(fading: true) }
        let shownNow = rows.shown
        let changes = { [self] in
            for shown in shownNow {
                place(shown)
                shown.cell.alpha = 1
            }
            for shown in leaving { place(shown) }
            // What is inside follows on the way.
            for shown in shownNow { shown.cell.layoutIfNeeded() }
            for shown in gone where !isPlain {
                shown.cell.alpha = 0
                shown.cell.frame.origin.x += shift(update.animation).x
                shown.cell.frame.origin.y += shift(update.animation).y
            }
            placeSectionViews()
        }
        let finish = { [weak self] (isFinished: Bool) in
            for shown in gone + leaving { self?.retire(shown) }
            self?.setNeedsLayout()
            completion?(isFinished)
        }
        if UIView.areAnimationsEnabled, !ViewAnimation.isAtOnce, !isPlain, layer.context != nil {
            UIView.animate(withDuration: Self.duration, delay: 0, animations: changes, completion: finish)
        } else {
            UIView.atOnce(changes)
            finish(true)
        }
    }

    /// Makes the cells of rows that have come into view. What they are measured at may bring more, or put some out of view.
    private func makeArriving() -> [TableRows.Shown] {
        var made: [TableRows.Shown] = []
        for _ in 0..<Self.maximumRounds {
            for path in rows.places.paths(in: bounds) where rows.cell(path) == nil {
                if let shown = makeCell(path) { made.append(shown) }
            }
            if rows.isPlaced { break }
            placeRows()
        }
        return made
    }

    private static let maximumRounds = 4

    /// From where a row comes, or to where it goes.
    private func shift(_ animation: RowAnimation) -> CGPoint {
        switch animation {
        case .right: CGPoint(x: bounds.width, y: 0)
        case .left: CGPoint(x: -bounds.width, y: 0)
        case .top: CGPoint(x: 0, y: -UITableViewCell.leastHeight)
        case .bottom: CGPoint(x: 0, y: UITableViewCell.leastHeight)
        default: .zero
        }
    }
}
