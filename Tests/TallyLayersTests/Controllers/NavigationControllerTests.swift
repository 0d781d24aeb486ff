import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor @Suite("A navigation controller")
struct NavigationControllerTests {
    @Test func `shows its root below a bar, and asks for no frames at rest`() {
        let scene = NavigationScene()
        #expect(scene.diary.take() == ["A comes false", "A is there false"])
        #expect(scene.root.view.safeAreaInsets == UIEdgeInsets(top: 44, left: 0, bottom: 0, right: 0))
        #expect(scene.place("Text A")?.begins(at: 44) == true)
        let title = scene.place("A")
        #expect(title.map { abs($0.midX - 160) < 1 && $0.maxY < 44 } == true)
        #expect(scene.root.navigationController === scene.navigation)
        #expect(!scene.stage.isAnimating)
    }

    @Test func `a push slides in from the trailing edge, and the old screen goes a third of the way`() throws {
        let scene = NavigationScene()
        _ = scene.diary.take()
        let page = scene.page("B")
        scene.navigation.pushViewController(page, animated: true)
        #expect(scene.navigation.topViewController === page)
        #expect(scene.diary.take() == ["A goes true", "B comes true"])
        scene.stage.advance(by: 0.1)
        let (new, old) = (try #require(scene.place("Text B")), try #require(scene.place("Text A")))
        let (right, left) = (new.midX - 160, 160 - old.midX)
        #expect(right > 20 && right < 300)
        #expect(abs((320 - right) / 3 - left) < 1, "\(right) \(left)")
        #expect(page.view.safeAreaInsets.top == 44)
        #expect(scene.stage.settle())
        #expect(scene.diary.take() == ["A is gone true", "B is there true"])
        #expect(scene.place("Text B")?.isInMiddle == true)
        #expect(scene.place("Text A") == nil)
        #expect(scene.root.view.window == nil && scene.root.parent === scene.navigation)
        #expect(!scene.stage.isAnimating)
    }

    @Test func `the new screen is nearer with every frame`() {
        let scene = NavigationScene()
        scene.navigation.pushViewController(scene.page("B"), animated: true)
        var last: CGFloat = 480.5
        for _ in 0..<40 {
            scene.stage.advance(by: 1.0 / 60)
            guard let x = scene.place("Text B")?.midX else { continue }
            #expect(x <= last && x >= 159.9)
            last = x
        }
        #expect(last < 161)
    }

    @Test func `titles become those of back buttons, and fade`() throws {
        let scene = NavigationScene()
        scene.navigation.pushViewController(scene.page("B"), animated: true)
        scene.stage.advance(by: 0.1)
        let titles = scene.stage.frame.texts.filter { $0.string == "A" }
        #expect(titles.count == 2, "the old title, and the name of the way back")
        #expect(titles.allSatisfy { $0.opacity > 0.02 && $0.opacity < 0.98 })
        #expect(scene.stage.settle())
        let back = try #require(scene.place("A"))
        #expect(back.minX > 20 && back.minX < 40)
        #expect(scene.stage.text("A")?.opacity == 1 && scene.stage.text("B")?.opacity == 1)
    }

    @Test func `the back button pops`() throws {
        let scene = NavigationScene()
        let page = scene.page("B")
        scene.navigation.pushViewController(page, animated: false)
        scene.stage.advance(by: 0)
        _ = scene.diary.take()
        try scene.stage.tap("A")
        #expect(scene.navigation.viewControllers.count == 1)
        #expect(scene.diary.take() == ["B goes true", "A comes true"])
        #expect(scene.stage.settle())
        #expect(scene.diary.take() == ["B is gone true", "A is there true"])
        #expect(page.parent == nil && page.navigationController == nil)
    }

    @Test func `without animation it is there at once`() {
        let scene = NavigationScene()
        _ = scene.diary.take()
        scene.navigation.pushViewController(scene.page("B"), animated: false)
        #expect(scene.diary.take() == ["A goes false", "B comes false", "A is gone false", "B is there false"])
        scene.stage.advance(by: 0)
        #expect(scene.place("Text B")?.isInMiddle == true)
        #expect(!scene.stage.isAnimating)
    }

    @Test func `a pop in the middle of a push turns it round where it is`() throws {
        let scene = NavigationScene()
        _ = scene.diary.take()
        let page = scene.page("B")
        scene.navigation.pushViewController(page, animated: true)
        scene.stage.advance(by: 0.15)
        let before = try #require(scene.place("Text B")).midX
        scene.navigation.popViewController(animated: true)
        scene.stage.advance(by: 1.0 / 60)
        let after = try #require(scene.place("Text B")).midX
        #expect(abs(after - before) < 40, "no jump: \(before) \(after)")
        #expect(scene.stage.settle())
        #expect(scene.navigation.viewControllers.count == 1 && page.parent == nil)
        #expect(
            scene.diary.take() == [
                "A goes true", "B comes true", "A comes true", "B goes true", "B is gone true", "A is there true",
            ])
        #expect(scene.place("Text A")?.isInMiddle == true && scene.place("Text B") == nil)
    }

    @Test func `what is pushed during a push is kept, and comes after it`() {
        let scene = NavigationScene()
        _ = scene.diary.take()
        scene.navigation.pushViewController(scene.page("B"), animated: true)
        scene.stage.advance(by: 0.1)
        scene.navigation.pushViewController(scene.page("C"), animated: true)
        #expect(scene.navigation.viewControllers.count == 3)
        scene.stage.advance(by: 0.1)
        #expect(scene.place("Text C") == nil)
        #expect(scene.stage.settle())
        #expect(scene.place("Text C")?.isInMiddle == true)
        #expect(
            scene.diary.take() == [
                "A goes true", "B comes true", "A is gone true", "B is there true", "B goes true", "C comes true",
                "B is gone true", "C is there true",
            ])
    }

    @Test func `pops to a screen, to the root, and never below it`() {
        let scene = NavigationScene()
        let pages = ["B", "C", "D"].map(scene.page)
        scene.navigation.setViewControllers([scene.root] + pages, animated: false)
        #expect(scene.navigation.popToViewController(pages[0], animated: false)?.map(\.title) == ["C", "D"])
        #expect(scene.navigation.popToRootViewController(animated: false)?.map(\.title) == ["B"])
        #expect(scene.navigation.popViewController(animated: false) == nil)
        #expect(scene.navigation.popToViewController(pages[2], animated: false) == nil)
        #expect(scene.stage.warnings.count == 1)
        scene.navigation.pushViewController(scene.root, animated: true)
        scene.navigation.pushViewController(UINavigationController(), animated: true)
        #expect(scene.stage.warnings.count == 3)
        #expect(scene.navigation.viewControllers == [scene.root])
    }

    @Test func `other screens come as a push, and known ones as a pop`() throws {
        let scene = NavigationScene()
        let page = scene.page("B")
        scene.navigation.setViewControllers([scene.root, page], animated: true)
        scene.stage.advance(by: 0.1)
        #expect(try #require(scene.place("Text B")).midX > 160)
        #expect(scene.stage.settle())
        scene.navigation.setViewControllers([scene.root], animated: true)
        scene.stage.advance(by: 0.1)
        #expect(try #require(scene.place("Text A")).midX < 160)
        #expect(try #require(scene.place("Text B")).midX > 160)
        #expect(scene.stage.settle())
    }

    @Test func `the delegate is told between coming and being there`() {
        let scene = NavigationScene()
        let listener = Listener(scene.diary)
        scene.navigation.delegate = listener
        _ = scene.diary.take()
        scene.navigation.pushViewController(scene.page("B"), animated: true)
        #expect(scene.stage.settle())
        #expect(
            scene.diary.take() == [
                "A goes true", "B comes true", "shows B true", "A is gone true", "B is there true", "shown B true",
            ])
    }

    @Test func `a container that is taken away in mid-motion leaves nothing behind`() {
        weak var gone: UINavigationController?
        let diary = Diary()
        do {
            let navigation = UINavigationController(rootViewController: Page("A", diary))
            gone = navigation
            let stage = Stage(size: CGSize(width: 320, height: 480), viewController: navigation)
            stage.advance(by: 0)
            navigation.pushViewController(Page("B", diary), animated: true)
            stage.advance(by: 0.1)
        }
        #expect(gone == nil)
        #expect(diary.lines.suffix(2) == ["B goes false", "B is gone false"])
        #expect(diary.lines.count { $0.hasSuffix("is there true") || $0.hasPrefix("A is gone") } == 2)
    }

    @Test func `the bar hides and shows in 0.2 s, and the screen has its room`() {
        let scene = NavigationScene()
        scene.navigation.setNavigationBarHidden(true, animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.stage.isAnimating)
        #expect(scene.stage.settle())
        #expect(scene.stage.time < 0.35)
        #expect(scene.root.view.safeAreaInsets.top == 0 && scene.place("Text A")?.begins(at: 0) == true)
        #expect(scene.place("A") == nil)
        scene.navigation.isNavigationBarHidden = false
        scene.stage.advance(by: 0)
        #expect(scene.place("Text A")?.begins(at: 44) == true && scene.place("A") != nil)
    }

    @Test func `a screen that hides the bar as it comes takes it along`() throws {
        final class Bare: Page {
            override func viewWillAppear(_ animated: Bool) {
                super.viewWillAppear(animated)
                navigationController?.setNavigationBarHidden(true, animated: animated)
            }
        }
        let scene = NavigationScene()
        scene.navigation.pushViewController(Bare("B", scene.diary), animated: true)
        scene.stage.advance(by: 0.1)
        #expect(scene.navigation.navigationBar.frame.minX == -320 && scene.navigation.navigationBar.frame.minY == 0)
        #expect(scene.stage.settle())
        #expect(scene.place("Text B")?.begins(at: 0) == true)
    }

    @Test func `screens reach under bars only where they wish it`() {
        let scene = NavigationScene()
        scene.root.edgesForExtendedLayout = []
        scene.stage.advance(by: 0)
        #expect(scene.root.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))
        #expect(scene.root.view.safeAreaInsets == .zero && scene.place("Text A")?.begins(at: 44) == true)
        scene.root.edgesForExtendedLayout = .all
        scene.root.additionalSafeAreaInsets.top = 10
        scene.stage.advance(by: 0)
        #expect(scene.root.view.safeAreaInsets.top == 54 && scene.place("Text A")?.begins(at: 54) == true)
    }
}

@MainActor
private final class Listener: NSObject, UINavigationControllerDelegate {
    let diary: Diary
    init(_ diary: Diary) { self.diary = diary }
    func navigationController(
        _ navigationController: UINavigationController, willShow viewController: UIViewController, animated: Bool
    ) { diary.lines.append("shows \(viewController.title ?? "") \(animated)") }
    func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController, animated: Bool
    ) { diary.lines.append("shown \(viewController.title ?? "") \(animated)") }
}
