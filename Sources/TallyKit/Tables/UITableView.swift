public import Foundation
import TallyCore
import TallyLayers

/// Shows rows below each other, in sections, of which only those in view are there.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
    public final let style: Style
    final let rows = TableRows()

    public init(frame: CGRect, style: UITableView.Style) {
        self.style = style
        super.init(frame: frame)
        setUp()
    }

    public convenience override init(frame: CGRect) { self.init(frame: frame, style: .plain) }

    public required init?(coder: NSCoder) {
        style = .plain
        super.init(coder: coder)
        setUp()
    }

    private func setUp() {
        backgroundColor = style == .plain ? .systemBackground : .systemGroupedBackground
        alwaysBounceVertical = true
        makeRowPan()
    }

    // MARK: Who says what

    open weak var dataSource: (any UITableViewDataSource)? {
        didSet {
            guard dataSource !== oldValue else { return }
            (rows.editing.commits, rows.editing.moves) = (nil, nil)
            reloadData()
        }
    }
    open weak var delegate: (any UITableViewDelegate)? {
        get { _scrollDelegate as? any UITableViewDelegate }
        set {
            _scrollDelegate = newValue
            sectionsInvalidated()
        }
    }

    /// Of rows whose height the delegate does not give.
    open var rowHeight = UITableView.automaticDimension {
        didSet { rowsInvalidated() }
    }
    /// What rows that are measured count as before they come into view; automatic: 44 points.
    open var estimatedRowHeight = UITableView.automaticDimension {
        didSet { rowsInvalidated() }
    }
    open var sectionHeaderHeight = UITableView.automaticDimension {
        didSet { sectionsInvalidated() }
    }
    open var sectionFooterHeight = UITableView.automaticDimension {
        didSet { sectionsInvalidated() }
    }
    /// Changes nothing: headers are measured before they come into view.
    open var estimatedSectionHeaderHeight = UITableView.automaticDimension
    /// Changes nothing: footers are measured before they come into view.
    open var estimatedSectionFooterHeight = UITableView.automaticDimension
    /// The room above each header; automatic: none.
    open var sectionHeaderTopPadding = UITableView.automaticDimension {
        didSet { rowsInvalidated() }
    }
    /// Above all rows, as high as it is.
    open var tableHeaderView: UIView? {
        didSet { endViewChanged(tableHeaderView, oldValue) }
    }
    open var tableFooterView: UIView? {
        didSet { endViewChanged(tableFooterView, oldValue) }
    }
    private func endViewChanged(_ view: UIView?, _ old: UIView?) {
        if view !== old {
            old?.removeFromSuperview()
            if let view { addSubview(view) }
        }
        rowsInvalidated()
    }
    open var separatorStyle = UITableViewCell.SeparatorStyle.singleLine {
        didSet { setNeedsLayout() }
    }
    open var separatorColor: UIColor? = .separator {
        didSet { setNeedsLayout() }
    }
    /// Distances of the lines from the sides of rows that say nothing of their own.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0) {
        didSet { setNeedsLayout() }
    }
    /// Behind the rows, where the view is; it does not scroll.
    open var backgroundView: UIView? {
        didSet {
            guard backgroundView !== oldValue else { return }
            oldValue?.removeFromSuperview()
            if let backgroundView {
                backgroundView.layer.zPosition = -1
                insertSubview(backgroundView, at: 0)
            }
        }
    }

    // MARK: Cells

    open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {
        rows.classes[identifier] = cellClass as? UITableViewCell.Type
    }
    /// Returns a cell that is not used any more, or a new one of the class registered; nil where there is neither.
    open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
        rows.take(identifier, rows.making.map { cellSize($0) })
    }
    /// A cell with the size of the row. Where no class is registered, a plain cell, and the mistake is reported.
    open func dequeueReusableCell(withIdentifier identifier: String, for indexPath: IndexPath) -> UITableViewCell {
        let size = cellSize(indexPath)
        if let cell = rows.take(identifier, size) { return cell }
        report(
            "No class of cells is registered for \"\(identifier)\". Call register(_:forCellReuseIdentifier:) before.")
        return UITableViewCell(style: .default, reuseIdentifier: identifier)
    }

    open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {
        rows.sectionClasses[identifier] = aClass as? UITableViewHeaderFooterView.Type
    }
    /// Returns a view that is not used any more, or a new one of the class registered; nil where there is neither.
    open func dequeueReusableHeaderFooterView(withIdentifier identifier: String) -> UITableViewHeaderFooterView? {
        rows.takeSectionView(identifier)
    }

    // MARK: What is there

    /// Asks for all numbers and cells anew before the next frame. Nothing is selected then.
    open func reloadData() {
        rows.isLoaded = false
        rows.selected = []
        rowsInvalidated()
    }
    open var numberOfSections: Int { counts.count }
    open func numberOfRows(inSection section: Int) -> Int { counts.indices.contains(section) ? counts[section] : 0 }
    private var counts: [Int] {
        if !rows.isLoaded { rows.load(self) }
        return rows.counts
    }
    open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { rows.cell(indexPath) }
    /// Nil where it is not in view, or no view of that class.
    open func headerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.headers[section].flatMap { $0.around === self ? $0 as? UITableViewHeaderFooterView : nil }
    }
    open func footerView(forSection section: Int) -> UITableViewHeaderFooterView? {
        rows.footers[section].flatMap { $0.around === self ? $0 as? UITableViewHeaderFooterView : nil }
    }
    open func rectForHeader(inSection section: Int) -> CGRect {
        bringUpToDate()
        return rows.places.sections.indices.contains(section) ? rows.places.sections[section].header : .zero
    }
    open func rectForFooter(inSection section: Int) -> CGRect {
        bringUpToDate()
        return rows.places.sections.indices.contains(section) ? rows.places.sections[section].footer : .zero
    }
    open func rect(forSection section: Int) -> CGRect { rectForHeader(inSection: section).union(rectOfRest(section)) }
    open var visibleCells: [UITableViewCell] { rows.shown.map(\.cell) }
    open var indexPathsForVisibleRows: [IndexPath]? { rows.shown.map(\.path) }
    open func indexPath(for cell: UITableViewCell) -> IndexPath? { rows.shown.first { $0.cell === cell }?.path }
    open func indexPathForRow(at point: CGPoint) -> IndexPath? {
        bringUpToDate()
        return rows.places.paths(in: CGRect(x: point.x, y: point.y, width: 0.01, height: 0.01)).first
    }
    /// Of a row that there is not .zero.
    open func rectForRow(at indexPath: IndexPath) -> CGRect {
        bringUpToDate()
        return rows.places.rect(indexPath) ?? .zero
    }
    open func scrollToRow(at indexPath: IndexPath, at scrollPosition: UITableView.ScrollPosition, animated: Bool) {
        bringUpToDate()
        guard let rect = rows.places.rect(indexPath) else { return }
        let offset = offset(showing: belowHeader(rect, indexPath.section), scrollPosition)
        if offset != contentOffset { setContentOffset(offset, animated: animated) }
    }

    // MARK: Editing

    /// Whether rows show what removes, inserts and moves them.
    open var isEditing: Bool {
        get { rows.editing.isOn }
        set { setEditing(newValue, animated: false) }
    }
    /// Animated, signs and handles slide in, in 0.3 s.
    open func setEditing(_ editing: Bool, animated: Bool) { edit(editing, animated: animated) }

    // MARK: Selection

    open var allowsSelectionDuringEditing = false
    open var allowsSelection = true
    open var allowsMultipleSelection = false
    open var indexPathForSelectedRow: IndexPath? { rows.selected.first }
    open var indexPathsForSelectedRows: [IndexPath]? { rows.selected.isEmpty ? nil : rows.selected }
    /// Tells no delegate. Nil takes every selection away.
    open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: UITableView.ScrollPosition) {
        guard let indexPath else { return rows.selected.forEach { deselectRow(at: $0, animated: animated) } }
        select(indexPath)
        if scrollPosition != .none { scrollToRow(at: indexPath, at: scrollPosition, animated: animated) }
    }
    /// Animated, the ground fades in 0.3 s.
    open func deselectRow(at indexPath: IndexPath, animated: Bool) {
        rows.selected.removeAll { $0 == indexPath }
        guard let cell = cellForRow(at: indexPath) else { return }
        if animated { fadeSelection(of: cell) } else { cell.setSelected(false, animated: false) }
    }

    // MARK: Updates

    open func insertRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change(animation) { $0.inserted += indexPaths }
    }
    open func deleteRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change(animation) { $0.deleted += indexPaths }
    }
    open func reloadRows(at indexPaths: [IndexPath], with animation: UITableView.RowAnimation) {
        change(animation) { $0.reloaded += indexPaths }
    }
    open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {
        change(.automatic) { $0.moved.append((indexPath, newIndexPath)) }
    }
    open func insertSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change(animation) { $0.insertedSections.formUnion(sections) }
    }
    open func deleteSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change(animation) { $0.deletedSections.formUnion(sections) }
    }
    open func reloadSections(_ sections: IndexSet, with animation: UITableView.RowAnimation) {
        change(animation) { $0.reloadedSections.formUnion(sections) }
    }
    /// Makes all changes of the block as one, in 0.3 s. Numbers that do not fit are reported, and the data is loaded anew.
    open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
        beginUpdates()
        updates?()
        endUpdates(completion)
    }
    open func beginUpdates() { openUpdate() }
    open func endUpdates() { endUpdates(nil) }

    // MARK: Touches

    open override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { press(touches) }
    open override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}
    open override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { release(touches) }
    open override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { unpress() }

    /// Rows as they are read, not as they were made.
    package override var spokenOrder: [UIView] { subviews.inReadingOrder }

    package override func layOutOwn() {
        super.layOutOwn()
        layOutRows()
    }
}
