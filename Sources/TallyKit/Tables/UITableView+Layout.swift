import Foundation
import TallyCore
import TallyLayers

extension UITableView {
    final func rowsInvalidated() {
        rows.isPlaced = false
        setNeedsLayout()
    }

    final func bringUpToDate() {
        if !rows.isLoaded {
            for shown in rows.shown { retire(shown) }
            rows.shown = []
            rows.measured = [:]
            endSwipe()
            dropSectionViews()
            rows.load(self)
            rows.isPlaced = false
        }
        if let width = rows.width, width != bounds.width { measureAnew() }
        if !rows.isPlaced || rows.width != bounds.width { placeRows() }
    }

    final func dropSectionViews() {
        // order: each is taken away, and no one is told.
        for view in Array(rows.headers.values) + Array(rows.footers.values) {
            view.removeFromSuperview()
            rows.put(view)
        }
        rows.headers = [:]
        rows.footers = [:]
        rows.headerHeights = [:]
        rows.footerHeights = [:]
    }

    /// Finds where everything is.
    final func placeRows() {
        rows.isPlaced = true
        rows.width = bounds.width
        var places = TablePlaces()
        places.left = rowMargin
        places.width = rowWidth
        var y: CGFloat = 0
        if let header = tableHeaderView {
            header.frame = CGRect(x: 0, y: 0, width: bounds.width, height: header.bounds.height)
            y = header.bounds.height
        }
        for (number, count) in rows.counts.enumerated() {
            var section = TablePlaces.Section()
            let header = height(ofHeader: true, number)
            if header > 0 { y += max(sectionHeaderTopPadding, 0) }
            section.header = CGRect(x: 0, y: y, width: bounds.width, height: header)
            y += header
            for row in 0..<count {
                section.tops.append(y)
                y += height(IndexPath(row: row, section: number))
            }
            section.tops.append(y)
            let footer = height(ofHeader: false, number)
            section.footer = CGRect(x: 0, y: y, width: bounds.width, height: footer)
            y += footer
            places.sections.append(section)
        }
        if let footer = tableFooterView {
            footer.frame = CGRect(x: 0, y: y, width: bounds.width, height: footer.bounds.height)
            y += footer.bounds.height
        }
        places.height = y
        rows.places = places
        contentSize = CGSize(width: bounds.width, height: y)
    }

    /// Makes the cells of the rows in view, places them, and lets go of the others.
    final func layOutRows() {
        guard rows.update == nil else { return }
        bringUpToDate()
        let paths = rows.places.paths(in: bounds)
        let seen = Set(paths)
        let known = rows.shown.first { seen.contains($0.path) }?.path
        let gone = rows.shown.filter { !seen.contains($0.path) }
        rows.shown.removeAll { !seen.contains($0.path) }
        for shown in gone { retire(shown) }
        for path in paths {
            guard let shown = rows.shown.first(where: { $0.path == path }) ?? makeCell(path) else { continue }
            place(shown)
            // A delegate that was told may have loaded anew.
            if !rows.isLoaded { return setNeedsLayout() }
        }
        rows.shown.sort { $0.path < $1.path }
        if !rows.isPlaced { keepInPlace(known) }
        placeSectionViews()
        placeSwipe()
        if let backgroundView { UIView.atOnce { backgroundView.frame = bounds } }
        if !rows.isPlaced { setNeedsLayout() }
    }

    final func makeCell(_ path: IndexPath) -> TableRows.Shown? {
        guard let source = dataSource else { return nil }
        rows.making = path
        let cell = source.tableView(self, cellForRowAt: path)
        rows.making = nil
        cell.setSelected(rows.selected.contains(path), animated: false)
        cell.setHighlighted(rows.pressed == path, animated: false)
        let shown = TableRows.Shown(path, cell)
        rows.shown.append(shown)
        UIView.atOnce {
            place(shown)
            insertSubview(cell, at: backOfRows)
        }
        prepareEditing(of: cell, path)
        measure(cell, path)
        delegate?.tableView(self, willDisplay: cell, forRowAt: path)
        return shown
    }

    /// Puts a cell where its row is; one whose row has gone stays where it is.
    final func place(_ shown: TableRows.Shown) { if let rect = rows.places.rect(shown.path) { place(shown, rect) } }

    final func place(_ shown: TableRows.Shown, _ rect: CGRect) {
        let cell = shown.cell
        let rect = placeNow(of: shown, rect)
        if cell.frame != rect { cell.frame = rect }
        cell.tableInset = separatorInset
        let isLast = shown.path.row + 1 == numberOfRows(inSection: shown.path.section)
        cell.separator.isHidden = separatorStyle == .none || style == .insetGrouped && isLast
        cell.separator.backgroundColor = separatorColor
        guard style == .insetGrouped else { return }
        var corners: CACornerMask = []
        if shown.path.row == 0 { corners.formUnion([.layerMinXMinYCorner, .layerMaxXMinYCorner]) }
        if isLast { corners.formUnion([.layerMinXMaxYCorner, .layerMaxXMaxYCorner]) }
        cell.layer.cornerRadius = corners.isEmpty ? 0 : 10
        cell.layer.maskedCorners = corners
        cell.layer.masksToBounds = true
    }

    /// The place among the subviews that is behind all rows, before the background.
    final var backOfRows: Int { backgroundView.map { subviews.first === $0 ? 1 : 0 } ?? 0 }

    final func retire(_ shown: TableRows.Shown) {
        guard shown.cell.around === self else { return }
        shown.cell.removeFromSuperview()
        rows.put(shown.cell)
        delegate?.tableView(self, didEndDisplaying: shown.cell, forRowAt: shown.path)
    }

    /// Returns the offset that has a row at a position.
    final func offset(showing rect: CGRect, _ position: ScrollPosition) -> CGPoint {
        let inset = adjustedContentInset
        let room = bounds.height - inset.top - inset.bottom
        var offset = offset(showing: rect)
        switch position {
        case .none: break
        case .top: offset.y = rect.minY - inset.top
        case .middle: offset.y = rect.midY - room / 2 - inset.top
        case .bottom: offset.y = rect.maxY - room - inset.top
        }
        return reach.clamped(offset)
    }
}
