import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor
private class Names: UITableViewController {
    var names = ["Ann", "Ben", "Cid", "Dot", "Eve"]
    var lines: [String] = []
    var selected: [Int] = []

    override func viewDidLoad() {
        super.viewDidLoad()
        navigationItem.rightBarButtonItem = editButtonItem
        tableView.register(UITableViewCell.self, forCellReuseIdentifier: "name")
    }
    override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { names.count }
    override func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        let cell = tableView.dequeueReusableCell(withIdentifier: "name", for: indexPath)
        cell.textLabel?.text = names[indexPath.row]
        return cell
    }
    override func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {
        selected.append(indexPath.row)
    }
}

/// One whose rows a person may remove and move.
@MainActor
private final class EditableNames: Names {
    override func tableView(
        _ tableView: UITableView, commit editingStyle: UITableViewCell.EditingStyle, forRowAt indexPath: IndexPath
    ) {
        guard editingStyle == .delete else { return }
        lines.append("removed \(names.remove(at: indexPath.row))")
        tableView.deleteRows(at: [indexPath], with: .fade)
    }
    override func tableView(
        _ tableView: UITableView, moveRowAt sourceIndexPath: IndexPath, to destinationIndexPath: IndexPath
    ) { names.insert(names.remove(at: sourceIndexPath.row), at: destinationIndexPath.row) }
}

/// One with buttons of its own.
@MainActor
private final class SwipedNames: Names {
    override func tableView(
        _ tableView: UITableView, leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? { UISwipeActionsConfiguration(actions: [action("Read", indexPath)]) }
    override func tableView(
        _ tableView: UITableView, trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
    ) -> UISwipeActionsConfiguration? {
        UISwipeActionsConfiguration(actions: [action("Bin", indexPath), action("Flag", indexPath)])
    }
    private func action(_ title: String, _ path: IndexPath) -> UIContextualAction {
        UIContextualAction(style: .normal, title: title) { [self] _, _, finish in
            lines.append("\(title) \(path.row)")
            finish(true)
        }
    }
}

@MainActor @Suite("Rows that are edited")
struct TableEditingTests {
    private func scene<List: Names>(_ list: List) -> (List, Stage) {
        let stage = Stage(
            size: CGSize(width: 320, height: 480),
            viewController: UINavigationController(rootViewController: list))
        stage.advance(by: 0)
        return (list, stage)
    }

    @Test func `a row that is swiped shows what removes it, and a tap removes it`() throws {
        let (list, stage) = scene(EditableNames(style: .plain))
        stage.drag(from: CGPoint(x: 280, y: 110), to: CGPoint(x: 180, y: 110))
        #expect(stage.settle())
        #expect(stage.text("Delete").map { $0.rect.midX > 240 && abs($0.rect.midY - 110) < 3 } == true)
        #expect(list.names.count == 5 && list.selected.isEmpty)
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(list.lines == ["removed Ben"] && list.names == ["Ann", "Cid", "Dot", "Eve"])
        #expect(stage.text("Delete") == nil && stage.text("Ben") == nil)
        #expect(stage.text("Cid").map { $0.rect.minX == 16 } == true)
    }

    @Test func `a finger that goes over most of a row does the first action at once`() {
        let (list, stage) = scene(SwipedNames(style: .plain))
        stage.drag(from: CGPoint(x: 300, y: 110), to: CGPoint(x: 20, y: 110))
        #expect(stage.settle())
        #expect(list.lines == ["Bin 1"])
        stage.drag(from: CGPoint(x: 60, y: 66), to: CGPoint(x: 130, y: 66))
        #expect(stage.settle())
        #expect(list.lines == ["Bin 1"] && stage.text("Read") != nil && stage.text("Flag") == nil)
    }

    @Test func `what a row shows closes as another one is touched, and that one is not selected`() throws {
        let (list, stage) = scene(SwipedNames(style: .plain))
        stage.drag(from: CGPoint(x: 280, y: 110), to: CGPoint(x: 180, y: 110))
        #expect(stage.settle())
        #expect(stage.text("Bin") != nil && stage.text("Flag") != nil)
        try stage.tap("Dot")
        #expect(stage.settle())
        #expect(stage.text("Bin") == nil && list.selected.isEmpty && list.lines.isEmpty)
        try stage.tap("Dot")
        #expect(list.selected == [3])
    }

    @Test func `rows whose data source removes nothing do not open`() {
        let (list, stage) = scene(Names(style: .plain))
        stage.drag(from: CGPoint(x: 280, y: 110), to: CGPoint(x: 120, y: 110))
        stage.advance(by: 0.1)
        #expect(stage.text("Delete") == nil && stage.text("Ben")?.rect.minX == 16)
        #expect(list.lines.isEmpty && list.names.count == 5)
    }

    @Test func `signs and handles slide in, and a row is carried to another place`() throws {
        let (list, stage) = scene(EditableNames(style: .plain))
        try stage.tap("Edit")
        stage.advance(by: 0.15)
        #expect(stage.text("Ann").map { $0.rect.minX > 20 && $0.rect.minX < 50 } == true)
        #expect(stage.settle())
        #expect(stage.text("Ann")?.rect.minX == 54 && stage.text("Done") != nil)
        try stage.tap("Ann")
        #expect(list.selected.isEmpty)
        stage.drag(from: CGPoint(x: 300, y: 66), to: CGPoint(x: 300, y: 160))
        #expect(stage.settle())
        #expect(list.names == ["Ben", "Cid", "Ann", "Dot", "Eve"])
        #expect(list.tableView.visibleCells.map { $0.textLabel?.text ?? "" } == list.names)
        #expect(list.tableView.visibleCells.map(\.frame.minY) == [0, 44, 88, 132, 176])
        stage.tap(CGPoint(x: 27, y: 66))
        #expect(stage.settle())
        try stage.tap("Delete")
        #expect(stage.settle())
        #expect(list.lines == ["removed Ben"])
        try stage.tap("Done")
        #expect(stage.settle())
        #expect(stage.text("Cid")?.rect.minX == 16)
    }
}
