import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor @Suite("A controller of pages")
struct PageControllerTests {
    @MainActor private final class Book: NSObject, UIPageViewControllerDataSource, UIPageViewControllerDelegate {
        let pages: [Page]
        var lines: [String] = []
        init(_ diary: Diary) { pages = ["A", "B", "C"].map { Page($0, diary) } }

        private func index(_ controller: UIViewController) -> Int { pages.firstIndex { $0 === controller } ?? 0 }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerBefore viewController: UIViewController
        ) -> UIViewController? { index(viewController) > 0 ? pages[index(viewController) - 1] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, viewControllerAfter viewController: UIViewController
        ) -> UIViewController? { index(viewController) < 2 ? pages[index(viewController) + 1] : nil }
        func pageViewController(
            _ pageViewController: UIPageViewController, didFinishAnimating finished: Bool,
            previousViewControllers: [UIViewController], transitionCompleted completed: Bool
        ) { lines.append("\(previousViewControllers.first?.title ?? "") \(completed)") }
    }

    private func scene() -> (UIPageViewController, Book, Diary, Stage) {
        let diary = Diary()
        let book = Book(diary)
        let controller = UIPageViewController(transitionStyle: .scroll, navigationOrientation: .horizontal)
        controller.dataSource = book
        controller.delegate = book
        controller.setViewControllers([book.pages[0]], direction: .forward, animated: false)
        let stage = Stage(size: CGSize(width: 320, height: 480), viewController: controller)
        stage.advance(by: 0)
        return (controller, book, diary, stage)
    }

    @Test func `a finger turns to the page beside, which lives as long as it is seen`() {
        let (controller, book, diary, stage) = scene()
        #expect(diary.take() == ["A comes false", "A is there false"])
        stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 60, y: 200))
        #expect(stage.settle())
        #expect(controller.viewControllers == [book.pages[1]] && book.lines == ["A true"])
        #expect(diary.take() == ["A goes true", "B comes true", "A is gone true", "B is there true"])
        #expect(stage.text("Text B")?.rect.isInMiddle == true)
        #expect(!stage.isAnimating)
    }

    @Test func `a page that is let go early goes back`() {
        let (controller, book, diary, stage) = scene()
        _ = diary.take()
        stage.drag(from: CGPoint(x: 300, y: 200), to: CGPoint(x: 240, y: 200), duration: 1)
        #expect(stage.settle())
        #expect(controller.viewControllers == [book.pages[0]] && book.lines == ["A false"])
        #expect(diary.take().suffix(2) == ["B is gone true", "A is there true"])
        stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 300, y: 200))
        #expect(stage.settle())
        #expect(controller.viewControllers == [book.pages[0]], "there is none before the first")
    }

    @Test func `the program turns pages, and hears when they are there`() {
        let (controller, book, _, stage) = scene()
        var told: [Bool] = []
        controller.setViewControllers([book.pages[2]], direction: .forward, animated: true) { told.append($0) }
        stage.advance(by: 0.15)
        #expect(told.isEmpty && stage.isAnimating)
        #expect(stage.settle())
        #expect(told == [true] && controller.viewControllers == [book.pages[2]] && book.lines.isEmpty)
        #expect(stage.text("Text C")?.rect.isInMiddle == true)
    }

    @Test
    func `a page's view begins at the corner of its place, wherever that stands, and so does what is laid out by it`() {
        let (controller, book, _, stage) = scene()
        for page in book.pages {
            controller.setViewControllers([page], direction: .forward, animated: false)
            stage.advance(by: 0.1)
            #expect(page.view.frame == CGRect(x: 0, y: 0, width: 320, height: 480))
        }
        // Back, by hand: its neighbours have places of their own, and none is left behind.
        stage.drag(from: CGPoint(x: 60, y: 200), to: CGPoint(x: 300, y: 200))
        #expect(stage.settle())
        #expect(controller.viewControllers == [book.pages[1]] && stage.text("Text B")?.rect.isInMiddle == true)
        let around = book.pages.compactMap { $0.view.superview }
        #expect(Set(around.map(ObjectIdentifier.init)).count == 3)
        #expect(around.allSatisfy { $0.superview is UIScrollView && $0.subviews.count == 1 })
    }
}
