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
            place(header, &rows.headers[number]) { makeHeader(true, number) }
            place(section.footer, &rows.footers[number]) { makeHeader(false, number) }
        }
    }

    /// Returns what has to be in view for a row that a header of the plain style would stand over.
    final func belowHeader(_ rect: CGRect, _ section: Int) -> CGRect {
        guard style == .plain, rows.places.sections.indices.contains(section) else { return rect }
        let header = rows.places.sections[section].header.height
        return CGRect(x: rect.minX, y: rect.minY - header, width: rect.width, height: rect.height + header)
    }

    private func place(_ rect: CGRect, _ view: inout UIView?, _ make: () -> UIView?) {
        guard rect.height > 0, rect.overlaps(bounds) else {
            view?.removeFromSuperview()
            view = nil
            return
        }
        if view == nil, let made = make() {
            view = made
            UIView.atOnce {
                made.frame = rect
                addSubview(made)
            }
        }
        if let view, view.frame != rect { view.frame = rect }
    }

    private func makeHeader(_ isHeader: Bool, _ section: Int) -> UIView? {
        let own =
            isHeader
            ? delegate?.tableView(self, viewForHeaderInSection: section)
            : delegate?.tableView(self, viewForFooterInSection: section)
        if let own { return own }
        let title =
            isHeader
            ? dataSource?.tableView(self, titleForHeaderInSection: section)
            : dataSource?.tableView(self, titleForFooterInSection: section)
        return title.map { SectionTitle($0, isHeader: isHeader, style) }
    }
}

/// The title of a section as a table view shows it.
final class SectionTitle: UIView {
    private let label = UILabel()
    private let isHeader: Bool
    private let style: UITableView.Style

    init(_ title: String, isHeader: Bool, _ style: UITableView.Style) {
        self.isHeader = isHeader
        self.style = style
        super.init(frame: .zero)
        label.text = style == .plain || !isHeader ? title : title.uppercased()
        label.font = style == .plain && isHeader ? .systemFont(ofSize: 17, weight: .semibold) : .systemFont(ofSize: 13)
        label.textColor = style == .plain && isHeader ? .label : .secondaryLabel
        backgroundColor = style == .plain ? .systemBackground : nil
        addSubview(label)
    }

    required init?(coder: NSCoder) { nil }

    override func layOutOwn() {
        super.layOutOwn()
        let margin: CGFloat = style == .insetGrouped ? 32 : 16
        let height = label.sizeThatFits(bounds.size).height
        let y = style == .plain ? (bounds.height - height) / 2 : isHeader ? bounds.height - height - 6 : 6
        let rect = CGRect(x: margin, y: y, width: max(bounds.width - 2 * margin, 0), height: height)
        if label.frame != rect { label.frame = rect }
    }
}
