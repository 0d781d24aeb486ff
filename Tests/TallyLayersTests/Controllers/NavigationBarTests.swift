import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor @Suite("A navigation bar")
struct NavigationBarTests {
    @MainActor private final class Board: Page {
        var pressed: [String] = []
        func add() { pressed.append("add") }
        func edit(_ item: UIBarButtonItem) { pressed.append(item.title ?? "") }
    }

    private func scene() -> (Board, UINavigationController, Stage) {
        let board = Board("Board", Diary())
        let navigation = UINavigationController(rootViewController: board)
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
        return (board, navigation, stage)
    }

    @Test func `buttons call methods and closures`() throws {
        let (board, _, stage) = scene()
        board.navigationItem.rightBarButtonItems = [
            UIBarButtonItem(barButtonSystemItem: .add, target: board, action: Board.add),
            UIBarButtonItem(title: "Edit", style: .plain, target: board, action: Board.edit),
        ]
        board.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Menu", primaryAction: UIAction { _ in board.pressed.append("menu") })
        stage.advance(by: 0)
        try stage.tap("Add")
        try stage.tap("Edit")
        try stage.tap("Menu")
        #expect(board.pressed == ["add", "Edit", "menu"])
        let edit = try #require(stage.text("Edit"))
        #expect(edit.rect.maxX < 290 && edit.rect.minX > 200, "the first stands outermost")
        #expect(try #require(stage.text("Menu")).rect.minX == 16)
    }

    @Test func `a button that is not enabled does nothing, and one that changes shows it`() throws {
        let (board, _, stage) = scene()
        let item = UIBarButtonItem(title: "Save", style: .done, target: board, action: Board.add)
        board.navigationItem.rightBarButtonItem = item
        item.isEnabled = false
        stage.advance(by: 0)
        try? stage.tap("Save")
        #expect(board.pressed.isEmpty)
        item.isEnabled = true
        item.title = "Send all of it"
        stage.advance(by: 0)
        try stage.tap("Send all of it")
        #expect(board.pressed == ["add"])
        #expect(stage.text("Send all of it").map { abs($0.rect.maxX - 304) < 1 } == true)
    }

    @Test func `buttons that come animated fade in`() {
        let (board, _, stage) = scene()
        board.navigationItem.setRightBarButton(
            UIBarButtonItem(title: "Edit", style: .plain, target: nil, action: nil), animated: true)
        stage.advance(by: 0.1)
        #expect(stage.text("Edit").map { $0.opacity > 0.05 && $0.opacity < 0.95 } == true)
        #expect(stage.settle())
        #expect(stage.text("Edit")?.opacity == 1)
    }

    @Test func `the title stands in the middle as far as it can, and views take its place`() throws {
        let (board, _, stage) = scene()
        board.title = "A very long title of the board"
        board.navigationItem.rightBarButtonItem = UIBarButtonItem(
            title: "Much to do", style: .plain, target: nil, action: nil)
        stage.advance(by: 0)
        #expect(try #require(stage.text("Much to do")).rect.maxX <= 304.5)
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 60, height: 20))
        board.navigationItem.titleView = view
        stage.advance(by: 0)
        #expect(view.convert(view.bounds, to: nil).midX == 160)
        #expect(view.convert(view.bounds, to: nil).midY == 22)
    }

    @Test func `the way back is named after the screen before, or as that says`() {
        let (board, navigation, stage) = scene()
        let next = Page("Next", Diary())
        navigation.pushViewController(next, animated: false)
        stage.advance(by: 0)
        #expect(stage.text("Board") != nil)
        board.navigationItem.backButtonTitle = "Away"
        stage.advance(by: 0)
        #expect(stage.text("Away") != nil && stage.text("Board") == nil)
        board.navigationItem.backBarButtonItem = UIBarButtonItem(title: "Home", style: .plain, target: nil, action: nil)
        stage.advance(by: 0)
        #expect(stage.text("Home") != nil)
        next.navigationItem.leftBarButtonItem = UIBarButtonItem(
            title: "Close", style: .plain, target: nil, action: nil)
        stage.advance(by: 0)
        #expect(stage.text("Home") == nil && stage.text("Close") != nil)
        next.navigationItem.leftItemsSupplementBackButton = true
        stage.advance(by: 0)
        #expect(stage.text("Home") != nil && stage.text("Close") != nil)
    }

    @Test func `a large title goes up with the content, and the small one comes`() throws {
        let list = ListPage(style: .plain)
        list.title = "Rows"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
        let height = navigation.navigationBar.bounds.height
        #expect(height > 88 && height < 100)
        #expect(list.tableView.adjustedContentInset.top == height && list.tableView.contentOffset.y == -height)
        let large = try #require(stage.text("Rows")?.rect)
        #expect(large.minX == 16 && large.minY > 40 && large.height > 35)
        list.tableView.contentOffset.y = -height + 10
        stage.advance(by: 0)
        #expect(try #require(stage.text("Rows")?.rect).minY == large.minY - 10)
        list.tableView.contentOffset.y = 200
        stage.advance(by: 0)
        let small = try #require(stage.text("Rows")?.rect)
        #expect(abs(small.midX - 160) < 1 && small.maxY < 44)
        #expect(stage.frame.texts.count { $0.string == "Rows" } == 1)
    }

    @Test func `scrolling rests with all of a large title, or none`() {
        let list = ListPage(style: .plain)
        list.title = "Rows"
        let navigation = UINavigationController(rootViewController: list)
        navigation.navigationBar.prefersLargeTitles = true
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
        let height = navigation.navigationBar.bounds.height
        for (way, rest) in [(CGFloat(24), -height), (50, CGFloat(-44))] {
            list.tableView.contentOffset.y = -height
            stage.pointerDown(CGPoint(x: 160, y: 300))
            for step in 1...10 {
                stage.pointerMove(CGPoint(x: 160, y: 300 - way * CGFloat(step) / 10))
                stage.advance(by: 1.0 / 60)
            }
            stage.advance(by: 0.3)
            stage.pointerUp(CGPoint(x: 160, y: 300 - way))
            #expect(stage.settle())
            #expect(abs(list.tableView.contentOffset.y - rest) < 0.6, "\(way)")
        }
    }

    @Test func `there is a ground only where something is below`() {
        let list = ListPage(style: .plain)
        let navigation = UINavigationController(rootViewController: list)
        let look = UINavigationBarAppearance()
        look.configureWithOpaqueBackground()
        look.backgroundColor = .red
        look.titleTextAttributes = [.foregroundColor: UIColor.white]
        navigation.navigationBar.standardAppearance = look
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
        stage.advance(by: 0)
        func reds() -> Int {
            stage.frame.shapes.count {
                $0.opacity > 0.9 && $0.rect.height > 40 && $0.color.red > 0.9 && $0.color.green < 0.1
            }
        }
        #expect(reds() == 0)
        list.tableView.contentOffset.y = 100
        stage.advance(by: 0)
        #expect(reds() == 1)
        navigation.navigationBar.scrollEdgeAppearance = look
        list.tableView.contentOffset.y = -44
        stage.advance(by: 0)
        #expect(reds() == 1)
    }

    @Test func `a bar that stands by itself goes from item to item`() throws {
        let bar = UINavigationBar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
        bar.items = [UINavigationItem(title: "One")]
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 320, height: 100))
        view.addSubview(bar)
        let stage = Stage(size: view.bounds.size, view: view)
        stage.advance(by: 0)
        bar.pushItem(UINavigationItem(title: "Two"), animated: true)
        stage.advance(by: 0.1)
        #expect(stage.text("Two").map { $0.opacity > 0 && $0.opacity < 1 && $0.rect.midX > 160 } == true)
        #expect(stage.settle())
        #expect(bar.backItem?.title == "One")
        try stage.tap("One")
        #expect(stage.settle())
        #expect(bar.topItem?.title == "One" && stage.text("Two") == nil)
    }
}
