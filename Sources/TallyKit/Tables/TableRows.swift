import Foundation
import TallyLayers

/// What a table view knows of its rows, and has of their cells.
@MainActor
final class TableRows {
    @MainActor final class Shown {
        var path: IndexPath
        let cell: UITableViewCell

        init(_ path: IndexPath, _ cell: UITableViewCell) {
            self.path = path
            self.cell = cell
        }
    }

    /// An update that is open.
    struct Update {
        var depth = 1
        var changes = CollectionChanges()
        var animation = UITableView.RowAnimation.automatic
        let counts: [Int]
        let places: TablePlaces
    }

    var counts: [Int] = []
    var isLoaded = false
    var isPlaced = false
    var places = TablePlaces()
    /// The heights of rows that have been made, where the content gives them.
    var measured: [IndexPath: CGFloat] = [:]
    var shown: [Shown] = []
    /// The heights of headers and footers that follow from their content.
    var headerHeights: [Int: CGFloat] = [:]
    var footerHeights: [Int: CGFloat] = [:]
    /// The cell that the data source is asked for.
    var making: IndexPath?
    var headers: [Int: UIView] = [:]
    var footers: [Int: UIView] = [:]
    var selected: [IndexPath] = []
    var pressed: IndexPath?
    var update: Update?
    /// A cell in view may ask for another height.
    var isDoubtful = false
    var editing = TableEditing()
    /// The row that shows its actions.
    var swipe: RowSwipe?
    var width: CGFloat?
    var classes: [String: UITableViewCell.Type] = [:]
    private var waiting: [String: [UITableViewCell]] = [:]

    func cell(_ path: IndexPath) -> UITableViewCell? { shown.first { $0.path == path }?.cell }

    func load(_ view: UITableView) {
        isLoaded = true
        counts = Self.counts(of: view)
    }

    static func counts(of view: UITableView) -> [Int] {
        guard let source = view.dataSource else { return [] }
        return (0..<max(0, source.numberOfSections(in: view))).map {
            max(0, source.tableView(view, numberOfRowsInSection: $0))
        }
    }

    /// - Parameter size: of its place; nil: it keeps its own.
    func take(_ identifier: String, _ size: CGSize?) -> UITableViewCell? {
        if let cell = waiting[identifier]?.popLast() {
            cell.layer.removeAllAnimations()
            cell.alpha = 1
            if let size { UIView.atOnce { cell.take(size) } }
            cell.prepareForReuse()
            cell.isHighlighted = false
            cell.isSelected = false
            return cell
        }
        let made = classes[identifier].map { $0.init(_reuseIdentifier: identifier) }
        if let made, let size { made.take(size) }
        return made
    }

    var sectionClasses: [String: UITableViewHeaderFooterView.Type] = [:]
    private var waitingSectionViews: [String: [UITableViewHeaderFooterView]] = [:]

    func takeSectionView(_ identifier: String) -> UITableViewHeaderFooterView? {
        if let view = waitingSectionViews[identifier]?.popLast() {
            view.layer.removeAllAnimations()
            view.prepareForReuse()
            return view
        }
        return sectionClasses[identifier].map { $0.init(_reuseIdentifier: identifier) }
    }

    func put(_ view: UIView) {
        guard let view = view as? UITableViewHeaderFooterView, let identifier = view.reuseIdentifier else { return }
        waitingSectionViews[identifier, default: []].append(view)
    }

    func put(_ cell: UITableViewCell) {
        if let identifier = cell.reuseIdentifier { waiting[identifier, default: []].append(cell) }
    }
}

/// Where the rows, headers and footers of a table are.
struct TablePlaces {
    struct Section {
        var header = CGRect.zero
        /// The top of each row, and the bottom of the last.
        var tops: [CGFloat] = []
        var footer = CGRect.zero
    }

    var sections: [Section] = []
    var height: CGFloat = 0
    /// Of the rows.
    var left: CGFloat = 0
    var width: CGFloat = 0

    func rect(_ path: IndexPath) -> CGRect? {
        guard sections.indices.contains(path.section), path.row >= 0 else { return nil }
        let tops = sections[path.section].tops
        guard path.row + 1 < tops.count else { return nil }
        return CGRect(x: left, y: tops[path.row], width: width, height: tops[path.row + 1] - tops[path.row])
    }

    /// Returns the rows that a rectangle meets, found by bisection in each section.
    func paths(in rect: CGRect) -> [IndexPath] {
        var found: [IndexPath] = []
        for (number, section) in sections.enumerated() {
            guard let first = section.tops.first, let last = section.tops.last, first < rect.maxY, last > rect.minY
            else {
                continue
            }
            var low = 0
            var high = section.tops.count - 1
            while low < high {
                let middle = (low + high) / 2
                if section.tops[middle + 1] <= rect.minY { low = middle + 1 } else { high = middle }
            }
            while low + 1 < section.tops.count, section.tops[low] < rect.maxY {
                found.append(IndexPath(row: low, section: number))
                low += 1
            }
        }
        return found
    }
}
