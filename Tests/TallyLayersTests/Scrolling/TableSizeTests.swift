import Foundation
import TallyCore
import TallyKit
import TallyStage
import Testing

private let long = "A text that is long enough to need more than one line of a row that is not very wide, as they come"

@MainActor
private final class Texts: NSObject, UITableViewDataSource, UITableViewDelegate {
    var texts = ["one", "two", "three"]
    var footer: String?
    var sizes: [CGSize] = []
    var selected: [Int] = []
    var make: (UITableView, IndexPath) -> UITableViewCell = { _, _ in UITableViewCell() }

    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { texts.count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        make(tableView, indexPath)
    }
    func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? { footer }
    func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) { selected.append(indexPath.row) }
}

private struct Opening: View {
    @State var isOpen = false
    var body: some View {
        VStack {
            Button(isOpen ? "Less" : "More") { isOpen.toggle() }
            if isOpen { Color.red.frame(height: 100) }
        }
    }
}

@MainActor @Suite("How high rows are")
struct TableSizeTests {
    private func scene(_ texts: Texts, _ style: UITableView.Style = .plain) -> (UITableView, Stage) {
        let table = UITableView(frame: .zero, style: style)
        table.register(UITableViewCell.self, forCellReuseIdentifier: "row")
        table.dataSource = texts
        table.delegate = texts
        let stage = Stage(size: CGSize(width: 240, height: 400), view: table)
        stage.advance(by: 0)
        return (table, stage)
    }

    private func height(_ table: UITableView, _ row: Int) -> CGFloat {
        table.rectForRow(at: IndexPath(row: row, section: 0)).height
    }

    @Test(arguments: [UITableViewCell.CellStyle.default, .value1, .value2, .subtitle])
    func `rows of each style are as high as their texts, and are measured anew`(_ style: UITableViewCell.CellStyle) {
        let texts = Texts()
        texts.make = { [unowned texts] _, path in
            let cell = UITableViewCell(style: style, reuseIdentifier: nil)
            let label = style == .default ? cell.textLabel : cell.detailTextLabel
            if style != .default { cell.textLabel?.text = "Name" }
            label?.numberOfLines = 0
            label?.text = texts.texts[path.row]
            return cell
        }
        let (table, stage) = scene(texts)
        let low = height(table, 1)
        #expect(low == (style == .subtitle ? 58 : 44))
        texts.texts[1] = long
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        #expect(stage.settle())
        #expect(height(table, 1) > low + 20 && height(table, 0) == low)
        let cell = table.cellForRow(at: IndexPath(row: 1, section: 0))
        #expect(cell?.frame.height == height(table, 1))
        texts.texts[1] = "two"
        table.beginUpdates()
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .automatic)
        table.endUpdates()
        #expect(stage.settle())
        #expect(height(table, 1) == low)
    }

    @Test func `titles of sections have as many lines as they need`() {
        let texts = Texts()
        let (plain, _) = scene(texts, .grouped)
        texts.footer = "short"
        plain.reloadData()
        #expect(plain.rectForFooter(inSection: 0).height == 38)
        texts.footer = long
        plain.reloadData()
        #expect(plain.rectForFooter(inSection: 0).height > 60)
    }

    @Test func `a cell has the size of its row before it is filled`() {
        let texts = Texts()
        texts.make = { [unowned texts] table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            texts.sizes += [cell.bounds.size, cell.contentView.bounds.size]
            return cell
        }
        let (table, stage) = scene(texts)
        #expect(texts.sizes.allSatisfy { $0 == CGSize(width: 240, height: 44) } && texts.sizes.count == 6)
        texts.sizes = []
        table.rowHeight = 70
        table.reloadData()
        stage.advance(by: 0)
        #expect(texts.sizes.allSatisfy { $0 == CGSize(width: 240, height: 70) } && texts.sizes.count == 6)
    }

    @Test func `a view behind the rows takes no touches from them`() {
        let texts = Texts()
        let (table, stage) = scene(texts)
        table.backgroundView = UIView()
        stage.advance(by: 0)
        stage.tap(CGPoint(x: 100, y: 60))
        #expect(texts.selected == [1])
        table.reloadRows(at: [IndexPath(row: 1, section: 0)], with: .fade)
        #expect(stage.settle())
        stage.tap(CGPoint(x: 100, y: 60))
        #expect(texts.selected == [1, 1])
    }

    @Test func `a row of SwiftUI is as high as its view, and follows it`() {
        let texts = Texts()
        texts.make = { table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            cell.contentConfiguration = UIHostingConfiguration { Opening() }
            return cell
        }
        let (table, stage) = scene(texts)
        let low = height(table, 0)
        #expect(low >= 44 && low < 60)
        stage.tap(CGPoint(x: 33, y: 22))
        #expect(stage.settle())
        #expect(height(table, 0) > low + 99 && height(table, 1) == low)
        #expect(table.cellForRow(at: IndexPath(row: 1, section: 0))?.frame.minY == height(table, 0))
    }

    @Test func `a list's content shows both texts and is as high as they are`() {
        let texts = Texts()
        texts.make = { [unowned texts] table, path in
            let cell = table.dequeueReusableCell(withIdentifier: "row", for: path)
            var content = cell.defaultContentConfiguration()
            content.text = texts.texts[path.row]
            content.secondaryText = path.row == 2 ? long : nil
            cell.contentConfiguration = content
            return cell
        }
        let (table, stage) = scene(texts)
        #expect(height(table, 0) == 44 || height(table, 0) == 43)
        #expect(height(table, 2) > 70)
        #expect(stage.text("one")?.rect.minX == 16)
    }

    @Test func `a header of the program's own class is used again, and as high as it asks`() {
        final class Header: UITableViewHeaderFooterView {}
        final class Source: NSObject, UITableViewDataSource, UITableViewDelegate {
            var seen: [String] = []
            func numberOfSections(in tableView: UITableView) -> Int { 20 }
            func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 3 }
            func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
                UITableViewCell()
            }
            func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
                let view = tableView.dequeueReusableHeaderFooterView(withIdentifier: "h")
                view?.textLabel?.text = "Part \(section)"
                return view
            }
            func tableView(_ tableView: UITableView, willDisplayHeaderView view: UIView, forSection section: Int) {
                seen.append((view as? UITableViewHeaderFooterView)?.textLabel?.text ?? "")
            }
        }
        let table = UITableView(frame: .zero, style: .plain)
        let source = Source()
        table.register(Header.self, forHeaderFooterViewReuseIdentifier: "h")
        table.dataSource = source
        table.delegate = source
        let stage = Stage(size: CGSize(width: 240, height: 300), view: table)
        stage.advance(by: 0)
        #expect(source.seen == ["Part 0", "Part 1"])
        #expect(table.headerView(forSection: 0) is Header && table.headerView(forSection: 9) == nil)
        #expect(table.rectForHeader(inSection: 1) == CGRect(x: 0, y: 160, width: 240, height: 28))
        table.sectionHeaderTopPadding = 10
        stage.advance(by: 0)
        #expect(table.rectForHeader(inSection: 1).minY == 180)
    }
}
