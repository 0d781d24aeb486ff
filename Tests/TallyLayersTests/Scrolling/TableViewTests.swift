import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor
private final class Rows: NSObject, UITableViewDataSource, UITableViewDelegate {
    var sections = [["Rent", "Food", "Travel"], ["Salary"]]
    var lines: [String] = []

    func numberOfSections(in tableView: UITableView) -> Int { sections.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { sections[section].count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "row", for: indexPath)
        cell.textLabel?.text = sections[indexPath.section][indexPath.row]
        return cell
    }
    func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? { "Section \(section)" }
    func tableView(_ tableView: UITableView, didHighlightRowAt indexPath: IndexPath) { lines.append("pressed") }
    func tableView(_ tableView: UITableView, didUnhighlightRowAt indexPath: IndexPath) { lines.append("let go") }
    func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath? {
        lines.append("may select")
        return indexPath
    }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        lines.append("selected \(indexPath.section) \(indexPath.row)")
        tableView.deselectRow(at: indexPath, animated: true)
    }
}

@MainActor
struct TableViewTests {
    private func scene(_ style: UITableView.Style = .plain) -> (UITableView, Rows, Stage) {
        let table = UITableView(frame: .zero, style: style)
        let rows = Rows()
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = rows
        table.delegate = rows
        let stage = Stage(size: CGSize(width: 240, height: 300), view: table)
        stage.advance(by: 0)
        return (table, rows, stage)
    }

    private func texts(_ table: UITableView) -> [String] { table.visibleCells.map { $0.textLabel?.text ?? "" } }

    @Test func `rows of 44 points stand below their headers`() {
        let (table, rows, _) = scene()
        #expect(texts(table) == ["Rent", "Food", "Travel", "Salary"])
        #expect(table.rectForRow(at: IndexPath(row: 1, section: 0)) == CGRect(x: 0, y: 72, width: 240, height: 44))
        #expect(table.contentSize == CGSize(width: 240, height: 2 * 28 + 4 * 44))
        #expect(rows.lines.isEmpty)
    }

    @Test func `rows are read from above, however they have come`() {
        let (_, rows, stage) = scene()
        let said = stage.frame.accessibility.map(\.label)
        let names = ["Rent", "Food", "Travel", "Salary"]
        #expect(said.filter(names.contains) == names)
        #expect(said.first.map { !names.contains($0) } == true, "the header stands above")
        #expect(rows.lines.isEmpty)
    }

    @Test func `a tap is told of in order, and the ground fades`() {
        let (table, rows, stage) = scene()
        stage.tap(CGPoint(x: 100, y: 90))
        #expect(rows.lines == ["pressed", "let go", "may select", "selected 0 1"])
        #expect(table.indexPathForSelectedRow == nil)
        stage.advance(by: 0.1)
        #expect(stage.isAnimating)
        #expect(stage.settle())
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.selectedBackgroundView?.isHidden == true)
    }

    @Test func `rows come and go in 0.3 s`() {
        let (table, rows, stage) = scene(.insetGrouped)
        rows.sections[0].remove(at: 1)
        table.deleteRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        stage.advance(by: 0.15)
        #expect(stage.frame.texts.contains { $0.string == "Food" && abs($0.opacity - 0.5) < 0.05 })
        table.performBatchUpdates {
            rows.sections[1].insert("Interest", at: 0)
            table.insertRows(at: [IndexPath(row: 0, section: 1)], with: .fade)
        }
        #expect(stage.settle())
        #expect(texts(table) == ["Rent", "Travel", "Interest", "Salary"])
        #expect(stage.warnings.isEmpty)
    }

    @Test func `a header stays while rows of its section are seen`() {
        let (table, rows, stage) = scene()
        rows.sections = [(0..<40).map { "a\($0)" }, (0..<40).map { "b\($0)" }]
        table.reloadData()
        stage.advance(by: 0)
        table.scrollToRow(at: IndexPath(row: 20, section: 0), at: .top, animated: false)
        stage.advance(by: 0)
        #expect(table.rectForRow(at: IndexPath(row: 20, section: 0)).minY == table.contentOffset.y + 28)
        #expect(stage.frame.texts.contains { $0.string == "Section 0" && $0.rect.minY < 10 })
        #expect(table.visibleCells.count < 9)
    }
}
