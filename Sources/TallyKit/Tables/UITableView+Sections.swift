import Foundation
import TallyCore
import TallyLayers

extension UITableView {
    /// Places the headers and footers in view; a header of the plain style stays while rows of its section are seen.
    final func placeSectionViews() {
        for (number, section) in rows.places.sections.enumerated() {
            var header = section.header
            if style == .plain {
                let end = (section.tops.last ?? header.maxY) - header.height
                header.origin.y = max(header.minY, min(bounds.minY + contentInset.top + barsNow.top, end))
            }
            place(header, &rows.headers[number], true, number)
            place(section.footer, &rows.footers[number], false, number)
        }
    }

    /// Returns what has to be in view for a row that a header of the plain style would stand over.
    final func belowHeader(_ rect: CGRect, _ section: Int) -> CGRect {
        guard style == .plain, rows.places.sections.indices.contains(section) else { return rect }
        let header = rows.places.sections[section].header.height
        return CGRect(x: rect.minX, y: rect.minY - header, width: rect.width, height: rect.height + header)
    }

    private func place(_ rect: CGRect, _ view: inout UIView?, _ isHeader: Bool, _ section: Int) {
        guard rect.height > 0, rect.overlaps(bounds) else {
            guard let gone = view, gone.around === self else { return }
            gone.removeFromSuperview()
            view = nil
            rows.put(gone)
            if isHeader {
                delegate?.tableView(self, didEndDisplayingHeaderView: gone, forSection: section)
            } else {
                delegate?.tableView(self, didEndDisplayingFooterView: gone, forSection: section)
            }
            return
        }
        if view == nil { view = makeHeader(isHeader, section) }
        guard let view else { return }
        if view.around !== self {
            UIView.atOnce {
                view.frame = rect
                addSubview(view)
            }
            if isHeader {
                delegate?.tableView(self, willDisplayHeaderView: view, forSection: section)
            } else {
                delegate?.tableView(self, willDisplayFooterView: view, forSection: section)
            }
        }
        if view.frame != rect { view.frame = rect }
    }

    /// Returns the program's own, or one of the title; nil: the section has neither.
    final func makeHeader(_ isHeader: Bool, _ section: Int) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own {
            (own as? UITableViewHeaderFooterView)?.take(style, isHeader: isHeader)
            return own
        }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        guard let title else { return nil }
        let view = UITableViewHeaderFooterView(reuseIdentifier: nil)
        view.take(style, isHeader: isHeader)
        view.textLabel?.text = style == .plain || !isHeader ? title : title.uppercased()
        return view
    }
}
