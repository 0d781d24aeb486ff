import Foundation
import TallyLayers

/// What a table view has of the editing of its rows.
@MainActor
struct TableEditing {
    var isOn = false
    /// Whether the data source takes part; nil: it has not been found out.
    var commits: Bool?
    var moves: Bool?
    /// The row that a finger carries.
    var carried: Carried?

    struct Carried {
        let shown: TableRows.Shown
        let from: IndexPath
        var to: IndexPath
        /// From the finger to the middle of the row.
        let grip: CGFloat
        var middle: CGFloat
        let height: CGFloat
    }
}

extension UITableView {
    /// Whether the data source removes and inserts rows.
    final func commits(_ path: IndexPath) -> Bool {
        if let known = rows.editing.commits { return known }
        guard let dataSource else { return false }
        dataSource.tableView(self, commit: .none, forRowAt: path)
        let answer = rows.editing.commits ?? true
        rows.editing.commits = answer
        return answer
    }

    private func moves(_ path: IndexPath) -> Bool {
        if let known = rows.editing.moves { return known }
        guard let dataSource else { return false }
        dataSource.tableView(self, moveRowAt: path, to: path)
        let answer = rows.editing.moves ?? true
        rows.editing.moves = answer
        return answer
    }

    final func edit(_ isOn: Bool, animated: Bool) {
        guard isOn != rows.editing.isOn else { return }
        closeSwipe()
        rows.editing.isOn = isOn
        for shown in rows.shown {
            if isOn { ask(of: shown.cell, shown.path) }
            shown.cell.setEditing(isOn && mayEdit(shown.path), animated: animated)
        }
        if measureShown() {
            beginUpdates()
            endUpdates()
        }
    }

    final func isEditable(_ path: IndexPath) -> Bool { dataSource?.tableView(self, canEditRowAt: path) ?? true }

    private func mayEdit(_ path: IndexPath) -> Bool { isEditable(path) || mayMove(path) }

    private func mayMove(_ path: IndexPath) -> Bool {
        (dataSource?.tableView(self, canMoveRowAt: path) ?? false) && moves(path)
    }

    private func ask(of cell: UITableViewCell, _ path: IndexPath) {
        let isEditable = isEditable(path)
        let style = isEditable ? delegate?.tableView(self, editingStyleForRowAt: path) ?? .delete : .none
        let indents = style != .none || delegate?.tableView(self, shouldIndentWhileEditingRowAt: path) ?? true
        cell.editing.prepare(style, indents: indents && isEditable, canMove: mayMove(path))
    }

    /// Has a cell that has come look as the others do.
    final func prepareEditing(of cell: UITableViewCell, _ path: IndexPath) {
        if rows.editing.isOn { ask(of: cell, path) }
        let isOn = rows.editing.isOn && mayEdit(path)
        if cell.isEditing != isOn { UIView.atOnce { cell.setEditing(isOn, animated: false) } }
    }

    /// The sign at the left of a row has been pressed.
    final func signPressed(_ cell: UITableViewCell) {
        guard let path = indexPath(for: cell) else { return }
        if cell.editingStyle == .insert {
            dataSource?.tableView(self, commit: .insert, forRowAt: path)
        } else {
            openSwipe(path)
        }
    }
}
