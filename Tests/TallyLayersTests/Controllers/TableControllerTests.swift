import Foundation
import TallyKit
import TallyStage
import TallyUI
import Testing

@MainActor @Suite("Controllers of tables, toolbars, and pulls")
struct TableControllerTests {
    private func scene(_ list: ListPage) -> (UINavigationController, Stage) {
        let navigation = UINavigationController(rootViewController: list)
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
        return (navigation, stage)
    }

    @Test func `rows begin below the bar and go under it`() {
        let list = ListPage(style: .plain)
        let (_, stage) = scene(list)
        #expect(list.tableView.contentOffset.y == -44 && list.tableView.adjustedContentInset.top == 44)
        #expect(stage.text("Row 0").map { $0.rect.minY > 44 && $0.rect.maxY < 88 } == true)
        list.tableView.contentInsetAdjustmentBehavior = .never
        stage.advance(by: 0)
        #expect(list.tableView.adjustedContentInset == .zero && list.tableView.contentOffset.y == 0)
    }

    @Test func `a selection goes as the screen comes back, unless it is to stay`() throws {
        let list = ListPage(style: .plain)
        let (navigation, stage) = scene(list)
        for stays in [false, true] {
            list.clearsSelectionOnViewWillAppear = !stays
            try stage.tap("Row 3")
            navigation.pushViewController(Page("B", Diary()), animated: true)
            #expect(stage.settle())
            #expect(list.tableView.indexPathForSelectedRow?.row == 3)
            navigation.popViewController(animated: true)
            #expect(stage.settle())
            #expect(list.tableView.indexPathForSelectedRow?.row == (stays ? 3 : nil))
        }
        #expect(list.selected == [3, 3])
    }

    @Test func `a pull that is far enough is told once, and the content waits below the wheel`() {
        let list = ListPage(style: .plain)
        let (_, stage) = scene(list)
        let control = UIRefreshControl()
        var count = 0
        control.addAction(UIAction { _ in count += 1 }, for: .valueChanged)
        list.refreshControl = control
        stage.advance(by: 0)
        stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 160))
        #expect(stage.settle())
        #expect(count == 0 && list.tableView.contentOffset.y == -44)
        stage.drag(from: CGPoint(x: 160, y: 100), to: CGPoint(x: 160, y: 400))
        stage.advance(by: 2)
        #expect(count == 1 && control.isRefreshing)
        #expect(abs(list.tableView.contentOffset.y + 104) < 0.6)
        control.endRefreshing()
        #expect(stage.settle())
        #expect(list.tableView.contentOffset.y == -44 && !control.isRefreshing)
    }

    @Test func `pictures stand before titles`() throws {
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 44)
        cell.textLabel?.text = "Title"
        let stage = Stage(size: cell.frame.size, view: cell)
        stage.advance(by: 0)
        #expect(try #require(stage.text("Title")).rect.minX == 16)
        let image = try #require(UIImage(systemName: "star"))
        cell.imageView?.image = image
        stage.advance(by: 0)
        #expect(try #require(stage.text("Title")).rect.minX == 32 + image.size.width)
    }

    @Test func `a toolbar comes and goes with its items`() throws {
        let list = ListPage(style: .plain)
        let (navigation, stage) = scene(list)
        var pressed = 0
        list.toolbarItems = [
            .flexibleSpace(), UIBarButtonItem(title: "Sort", style: .plain, target: nil) { _ in pressed += 1 },
        ]
        navigation.setToolbarHidden(false, animated: true)
        #expect(stage.settle())
        #expect(list.tableView.adjustedContentInset.bottom == 44)
        #expect(try #require(stage.text("Sort")).rect.maxX > 300)
        try stage.tap("Sort")
        #expect(pressed == 1)
        navigation.isToolbarHidden = true
        stage.advance(by: 0)
        #expect(stage.text("Sort") == nil && list.tableView.adjustedContentInset.bottom == 0)
    }

    @Test func `a view of SwiftUI keeps clear of the bar`() {
        let host = UIHostingController(rootView: Text("Hosted").frame(maxHeight: .infinity, alignment: .top))
        let navigation = UINavigationController(rootViewController: host)
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0.1)
        #expect(stage.text("Hosted").map { abs($0.rect.minY - 44) < 1 } == true)
    }
}
