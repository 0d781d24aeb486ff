import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// Notes what a scroll view tells; offsets that follow each other as one.
@MainActor
final class ScrollLog: NSObject, UIScrollViewDelegate {
    var lines: [String] = []
    var scrolled: (UIScrollView) -> Void = { _ in }
    var target: CGPoint?

    func scrollViewDidScroll(_ scrollView: UIScrollView) {
        if lines.last != "scroll" { lines.append("scroll") }
        scrolled(scrollView)
    }
    func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { lines.append("will drag") }
    func scrollViewWillEndDragging(
        _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
    ) {
        lines.append("will end")
        if let target { targetContentOffset.pointee = target }
    }
    func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
        lines.append("dragged \(decelerate)")
    }
    func scrollViewWillBeginDecelerating(_ scrollView: UIScrollView) { lines.append("will glide") }
    func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) { lines.append("glided") }
    func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { lines.append("animated") }
}

/// A scroll view on a stage of 200 × 300 points.
@MainActor
struct ScrollScene {
    let view = UIScrollView()
    let log = ScrollLog()
    let stage: Stage

    init(content: CGSize = CGSize(width: 200, height: 1200)) {
        view.contentSize = content
        view.delegate = log
        stage = Stage(size: CGSize(width: 200, height: 300), view: view)
        stage.advance(by: 0)
    }

    func drag(_ x: CGFloat, _ y: CGFloat, in seconds: Double) {
        let start = CGPoint(x: 100, y: 150)
        stage.drag(from: start, to: CGPoint(x: 100 + x, y: 150 + y), duration: seconds)
    }
}

@MainActor
struct ScrollViewTests {
    @Test func `a drag is followed after 10 points, and told of in order`() {
        let scene = ScrollScene()
        scene.drag(0, -100, in: 0.25)
        #expect(scene.view.contentOffset == CGPoint(x: 0, y: 90))
        #expect(scene.log.lines == ["will drag", "scroll", "will end", "dragged true", "will glide"])
        #expect(scene.view.isDecelerating)
        #expect(!scene.view.isDragging)
        #expect(scene.stage.settle())
        #expect(scene.log.lines.suffix(2) == ["scroll", "glided"])
        #expect(!scene.view.isDecelerating)
    }

    @Test func `a glide goes as far as its speed and rate say`() {
        let scene = ScrollScene()
        // 400 points a second, without rounding.
        scene.drag(0, -100, in: 0.25)
        #expect(scene.stage.settle())
        #expect(abs(scene.view.contentOffset.y - (90 + 0.4 * 499)) < 0.01)
        scene.view.contentOffset = .zero
        scene.view.decelerationRate = .fast
        scene.drag(0, -100, in: 0.25)
        #expect(scene.stage.settle())
        #expect(abs(scene.view.contentOffset.y - (90 + 0.4 * 99)) < 0.01)
    }

    @Test(arguments: [(500.0, 249.5), (1000, 499), (-2000, -998)])
    func `the free way is that of the rule`(speed: Double, way: Double) {
        let path = ScrollPath(from: 0, speed: speed, within: -10_000...10_000, rate: 0.998, bounces: true)
        #expect(abs(path.end - way) < 0.01)
        #expect(abs(path.offset(at: .infinity) - way) < 0.01)
    }

    @Test(arguments: [(100.0, 1000.0, 52.1327014218), (50, 500, 26.0663507109), (300, 800, 136.7875647668)])
    func `a rubber band gives way as the rule says`(beyond: Double, window: Double, shown: Double) {
        #expect(abs(-ScrollPath.rubberBanded(-beyond, within: 0...100, window: window) - shown) < 1e-4)
    }

    @Test func `beyond its edge the content gives way and comes back`() {
        let scene = ScrollScene()
        scene.drag(0, 130, in: 0.25)
        #expect(abs(scene.view.contentOffset.y + (1 - 1 / (120 * 0.55 / 300 + 1)) * 300) < 1e-6)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset == .zero)
        scene.view.bounces = false
        scene.drag(0, 130, in: 0.25)
        #expect(scene.view.contentOffset == .zero)
    }

    @Test func `content that fits is dragged only if it always bounces`() {
        let scene = ScrollScene(content: CGSize(width: 200, height: 100))
        scene.drag(0, -100, in: 0.25)
        #expect(scene.log.lines.isEmpty)
        scene.view.alwaysBounceVertical = true
        scene.drag(0, -100, in: 0.25)
        #expect(scene.view.contentOffset.y > 0)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset == .zero)
    }

    @Test func `pages turn one at a time`() {
        let scene = ScrollScene()
        scene.view.isPagingEnabled = true
        scene.drag(0, -40, in: 0.1)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset.y == 300)
        scene.drag(0, -140, in: 0.1)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset.y == 600)
        scene.drag(0, -40, in: 1)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset.y == 600)
    }

    @Test func `the delegate says where it comes to rest`() {
        let scene = ScrollScene()
        scene.log.target = CGPoint(x: 0, y: 123)
        scene.drag(0, -100, in: 0.25)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset.y == 123)
    }

    @Test func `an animated offset takes 0.3 s and tells of its end`() {
        let scene = ScrollScene()
        scene.view.setContentOffset(CGPoint(x: 0, y: 500), animated: true)
        scene.stage.advance(by: 0.15)
        #expect(abs(scene.view.contentOffset.y - 250) < 0.01)
        scene.stage.advance(by: 0.15)
        #expect(scene.view.contentOffset.y == 500)
        #expect(scene.log.lines == ["scroll", "animated"])
    }

    @Test func `insets widen what can be scrolled`() {
        let scene = ScrollScene()
        scene.view.contentInset = UIEdgeInsets(top: 20, left: 0, bottom: 30, right: 0)
        scene.view.setContentOffset(CGPoint(x: 0, y: -20), animated: false)
        scene.drag(0, 30, in: 1)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset.y == -20)
        scene.view.scrollRectToVisible(CGRect(x: 0, y: 1190, width: 10, height: 10), animated: false)
        #expect(scene.view.contentOffset.y == 930)
    }
}
