import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor @Suite("A tab bar controller")
struct TabBarControllerTests {
    private let diary = Diary()

    private func scene() -> (UITabBarController, [Page], Stage) {
        let pages = ["A", "B", "C"].map { Page($0, diary) }
        for (place, page) in pages.enumerated() {
            page.tabBarItem = UITabBarItem(title: "Tab \(page.name)", image: UIImage(systemName: "star"), tag: place)
        }
        let tabs = UITabBarController()
        tabs.viewControllers = pages
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: tabs)
        stage.advance(by: 0)
        return (tabs, pages, stage)
    }

    @Test func `shows the first, loads no other, and keeps them clear of its bar`() {
        let (tabs, pages, stage) = scene()
        #expect(diary.take() == ["A comes false", "A is there false"])
        #expect(tabs.selectedIndex == 0 && !pages[1].isViewLoaded)
        #expect(pages[0].view.safeAreaInsets.bottom == 49 && pages[0].view.frame.height == 480)
        #expect(pages[0].tabBarController === tabs)
        #expect(!stage.isAnimating)
    }

    @Test func `a press changes the screen at once, and says so in order`() throws {
        let (tabs, _, stage) = scene()
        let judge = Judge()
        tabs.delegate = judge
        _ = diary.take()
        try stage.tap("Tab B")
        #expect(diary.take() == ["A goes false", "B comes false", "A is gone false", "B is there false"])
        stage.advance(by: 0)
        #expect(stage.text("Text B") != nil && stage.text("Text A") == nil)
        judge.refused = "C"
        try stage.tap("Tab C")
        #expect(tabs.selectedIndex == 1)
        tabs.selectedIndex = 7
        tabs.selectedIndex = 2
        #expect(judge.lines == ["asked B", "did B", "asked C"], "what the program selects is not told")
        #expect(tabs.selectedViewController?.title == "C")
    }

    @Test func `a press on the selected tab pops to the root`() throws {
        let navigation = UINavigationController(rootViewController: Page("A", diary))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: tabs)
        navigation.tabBarItem = UITabBarItem(title: "Tab", image: nil, tag: 0)
        navigation.pushViewController(Page("B", diary), animated: false)
        stage.advance(by: 0)
        let insets = UIEdgeInsets(top: 44, left: 0, bottom: 49, right: 0)
        #expect(navigation.topViewController?.view.safeAreaInsets == insets)
        try stage.tap("Tab")
        #expect(stage.settle())
        #expect(stage.text("Text A") != nil && navigation.viewControllers.count == 1)
    }

    @Test func `a screen can have the bar go as it is pushed`() {
        let navigation = UINavigationController(rootViewController: Page("A", diary))
        let tabs = UITabBarController()
        tabs.viewControllers = [navigation]
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: tabs)
        stage.advance(by: 0)
        let page = Page("B", diary)
        page.hidesBottomBarWhenPushed = true
        navigation.pushViewController(page, animated: true)
        #expect(stage.settle())
        #expect(tabs.tabBar.isHidden && page.view.safeAreaInsets.bottom == 0)
        navigation.popViewController(animated: true)
        #expect(stage.settle())
        #expect(!tabs.tabBar.isHidden && tabs.tabBar.frame == CGRect(x: 0, y: 431, width: 320, height: 49))
        #expect(navigation.topViewController?.view.safeAreaInsets.bottom == 49)
    }

    @Test func `items show badges, and assistive technology hears of them`() {
        let (_, pages, stage) = scene()
        pages[1].tabBarItem.badgeValue = "3"
        stage.advance(by: 0)
        let badge = stage.text("3")
        #expect(badge.map { $0.rect.midX > 160 && $0.rect.midX < 180 && $0.rect.minY > 431 } == true)
        #expect(stage.frame.accessibility.contains { $0.label == "Tab B" && $0.value == "3" })
    }

    @Test func `a bar that stands by itself tells its delegate`() throws {
        let bar = UITabBar(frame: CGRect(x: 0, y: 51, width: 200, height: 49))
        bar.items = [UITabBarItem(title: "One", image: nil, tag: 1), UITabBarItem(tabBarSystemItem: .search, tag: 2)]
        let listener = BarListener()
        bar.delegate = listener
        let view = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        view.addSubview(bar)
        let stage = Stage(size: view.bounds.size, view: view)
        stage.advance(by: 0)
        try stage.tap("Search")
        #expect(listener.tags == [2] && bar.selectedItem?.tag == 2)
    }
}

@MainActor
private final class Judge: NSObject, UITabBarControllerDelegate {
    var lines: [String] = []
    var refused = ""
    func tabBarController(
        _ tabBarController: UITabBarController, shouldSelect viewController: UIViewController
    ) -> Bool {
        lines.append("asked \(viewController.title ?? "")")
        return viewController.title != refused
    }
    func tabBarController(_ tabBarController: UITabBarController, didSelect viewController: UIViewController) {
        lines.append("did \(viewController.title ?? "")")
    }
}

@MainActor
private final class BarListener: NSObject, UITabBarDelegate {
    var tags: [Int] = []
    func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) { tags.append(item.tag) }
}
