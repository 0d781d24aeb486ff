import Foundation
@_spi(Runtime) import TallyCore
import TallyLayers

extension UITableView {
    /// How far rows stay away from the sides.
    final var rowMargin: CGFloat { style == .insetGrouped ? 16 : 0 }
    final var rowWidth: CGFloat { max(bounds.width - 2 * rowMargin, 0) }

    /// Has headers and footers be asked for anew, too.
    final func sectionsInvalidated() {
        dropSectionViews()
        rowsInvalidated()
    }

    private func isMeasured(_ path: IndexPath) -> CGFloat? {
        let own = delegate?.tableView(self, heightForRowAt: path) ?? rowHeight
        return own >= 0 && own.isFinite ? own : nil
    }

    final func height(_ path: IndexPath) -> CGFloat {
        if let own = isMeasured(path) ?? rows.measured[path] { return own }
        let estimate = delegate?.tableView(self, estimatedHeightForRowAt: path) ?? estimatedRowHeight
        return estimate > 0 && estimate.isFinite ? estimate : UITableViewCell.leastHeight
    }

    final func cellSize(_ path: IndexPath) -> CGSize { CGSize(width: rowWidth, height: height(path)) }

    /// Takes over the height that the content asks for.
    final func measure(_ cell: UITableViewCell, _ path: IndexPath) {
        guard isMeasured(path) == nil, rows.measured[path] == nil else { return }
        let before = height(path)
        let height = fitting(cell)
        rows.measured[path] = height
        if height != before { rowsInvalidated() }
    }

    private func fitting(_ cell: UITableViewCell) -> CGFloat {
        let height = cell.systemLayoutSizeFitting(
            CGSize(width: rowWidth, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height.isFinite ? max(height, 0) : UITableViewCell.leastHeight
    }

    /// Measures the rows that are shown anew; those that are not, when they come.
    final func measureAnew() {
        rows.measured = [:]
        rows.headerHeights = [:]
        rows.footerHeights = [:]
        measureShown()
    }

    /// Returns whether a height has become another.
    @discardableResult
    final func measureShown() -> Bool {
        var differs = false
        for shown in rows.shown where isMeasured(shown.path) == nil {
            let height = fitting(shown.cell)
            if rows.measured[shown.path] != height { differs = true }
            rows.measured[shown.path] = height
        }
        return differs
    }

    /// Places rows anew, with one of those in view where it is seen: what is above may have become higher.
    final func keepInPlace(_ path: IndexPath?) {
        guard let path, let old = rows.places.rect(path), contentOffset.y > CGFloat(reach.y.lowerBound) else { return }
        placeRows()
        guard let new = rows.places.rect(path), new.minY != old.minY else { return setNeedsLayout() }
        contentOffset.y += new.minY - old.minY
        setNeedsLayout()
    }

    /// A cell in view asks for another height: it gets that in 0.3 s.
    final func sizesMayDiffer() {
        guard !rows.isDoubtful, let runtime = layer.context?.runtime else { return }
        rows.isDoubtful = true
        runtime.afterUpdate { [weak self] in
            guard let self else { return }
            rows.isDoubtful = false
            guard rows.update == nil, rows.isLoaded, measureShown() else { return }
            openUpdate(isAhead: true)
            endUpdates(nil)
        }
    }

    // MARK: Headers and footers

    final func height(ofHeader isHeader: Bool, _ section: Int) -> CGFloat {
        let own =
            isHeader
            ? delegate?.tableView(self, heightForHeaderInSection: section) ?? sectionHeaderHeight
            : delegate?.tableView(self, heightForFooterInSection: section) ?? sectionFooterHeight
        if own >= 0, own.isFinite { return own }
        if let known = isHeader ? rows.headerHeights[section] : rows.footerHeights[section] { return known }
        let view = isHeader ? rows.headers[section] : rows.footers[section]
        let shown = view ?? makeHeader(isHeader, section)
        if isHeader { rows.headers[section] = shown } else { rows.footers[section] = shown }
        let height = height(of: shown)
        if isHeader { rows.headerHeights[section] = height } else { rows.footerHeights[section] = height }
        return height
    }

    private func height(of view: UIView?) -> CGFloat {
        guard let view else { return style == .plain ? 0 : 17.5 }
        let least: CGFloat = style == .plain ? 28 : 38
        let width = bounds.width
        if let view = view as? UITableViewHeaderFooterView { return view.fittingHeight(width, least: least) }
        guard view.inside.contains(where: { $0.followsConstraints }) else { return least }
        let height = view.systemLayoutSizeFitting(
            CGSize(width: width, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel
        ).height
        return height > 0 && height.isFinite ? height : least
    }

    /// A section without its header.
    final func rectOfRest(_ section: Int) -> CGRect {
        guard rows.places.sections.indices.contains(section) else { return .zero }
        let place = rows.places.sections[section]
        let top = place.tops.first ?? place.header.maxY
        return CGRect(x: 0, y: top, width: bounds.width, height: place.footer.maxY - top)
    }
}
