import Foundation
import TallyKit
import TallyStage
import Testing

/// Notes the touches that reach it.
@MainActor
final class TouchedView: UIView {
    var lines: [String] = []

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("began") }
    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("moved") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { lines.append("cancelled") }
}

@MainActor
struct ScrollViewTouchTests {
    private func inside(_ scene: ScrollScene) -> TouchedView {
        let view = TouchedView(frame: CGRect(x: 0, y: 0, width: 200, height: 1200))
        scene.view.addSubview(view)
        scene.stage.advance(by: 0)
        return view
    }

    @Test func `a quick drag never reaches the view inside`() {
        let scene = ScrollScene()
        let view = inside(scene)
        scene.drag(0, -100, in: 0.1)
        #expect(view.lines.isEmpty)
        #expect(scene.view.contentOffset.y > 0)
    }

    @Test func `a tap reaches it, as does a finger that stays`() {
        let scene = ScrollScene()
        let view = inside(scene)
        scene.stage.tap(CGPoint(x: 100, y: 100))
        #expect(view.lines == ["began", "ended"])
        view.lines = []
        scene.stage.pointerDown(CGPoint(x: 100, y: 100))
        #expect(view.lines.isEmpty)
        scene.stage.advance(by: 0.2)
        #expect(view.lines == ["began"])
        scene.stage.pointerMove(CGPoint(x: 100, y: 50))
        #expect(view.lines == ["began", "cancelled"])
        scene.stage.pointerUp(CGPoint(x: 100, y: 50))
        #expect(scene.view.contentOffset.y > 0)
    }

    @Test func `without a delay it is told at once`() {
        let scene = ScrollScene()
        let view = inside(scene)
        scene.view.delaysContentTouches = false
        scene.view.canCancelContentTouches = false
        scene.stage.pointerDown(CGPoint(x: 100, y: 100))
        #expect(view.lines == ["began"])
        scene.stage.pointerMove(CGPoint(x: 100, y: 50))
        #expect(view.lines == ["began", "moved"])
        #expect(scene.view.contentOffset == .zero)
    }

    @Test func `a finger that catches a glide presses nothing`() {
        let scene = ScrollScene()
        let view = inside(scene)
        scene.drag(0, -100, in: 0.1)
        scene.stage.advance(by: 0.2)
        #expect(scene.view.isDecelerating)
        scene.stage.pointerDown(CGPoint(x: 100, y: 100))
        #expect(!scene.view.isDecelerating)
        #expect(scene.log.lines.last == "glided")
        let caught = scene.view.contentOffset
        scene.stage.advance(by: 0.5)
        scene.stage.pointerUp(CGPoint(x: 100, y: 100))
        #expect(scene.stage.settle())
        #expect(view.lines.isEmpty)
        #expect(scene.view.contentOffset == caught)
    }

    @Test func `of two scroll views the one that can follow the finger does`() {
        let scene = ScrollScene()
        let across = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
        across.contentSize = CGSize(width: 600, height: 300)
        scene.view.addSubview(across)
        scene.stage.advance(by: 0)
        scene.drag(-80, 0, in: 1)
        #expect(across.contentOffset.x > 0)
        #expect(scene.view.contentOffset == .zero)
        let x = across.contentOffset.x
        scene.drag(0, -80, in: 1)
        #expect(scene.view.contentOffset.y > 0)
        #expect(across.contentOffset.x == x)
    }

    @Test func `a wheel scrolls, and what has no room goes outwards`() {
        let scene = ScrollScene()
        let inner = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
        inner.contentSize = CGSize(width: 200, height: 130)
        scene.view.addSubview(inner)
        scene.stage.advance(by: 0)
        scene.stage.scroll(CGSize(width: 0, height: 50), at: CGPoint(x: 50, y: 50))
        #expect(inner.contentOffset.y == 30)
        #expect(scene.view.contentOffset.y == 20)
        #expect(scene.log.lines == ["scroll"])
    }

    @Test func `what is removed while it glides stops and tells no one`() {
        let scene = ScrollScene()
        let outer = UIView()
        let view = scene.view
        scene.drag(0, -100, in: 0.1)
        scene.stage.advance(by: 0.2)
        scene.log.lines = []
        view.removeFromSuperview()
        let offset = view.contentOffset
        #expect(!view.isDecelerating)
        #expect(scene.stage.settle())
        #expect(view.contentOffset == offset)
        #expect(scene.log.lines.isEmpty)
        outer.addSubview(view)
    }

    @Test func `content that becomes shorter while it glides is not left beyond its end`() {
        let scene = ScrollScene()
        scene.drag(0, -100, in: 0.1)
        scene.stage.advance(by: 0.1)
        scene.view.contentSize = CGSize(width: 200, height: 400)
        #expect(scene.view.isDecelerating)
        #expect(scene.stage.settle())
        #expect(scene.view.contentOffset.y == 100)
        #expect(scene.log.lines.last == "glided")
    }

    @Test func `an offset set while it glides is where the glide goes on`() {
        let scene = ScrollScene()
        scene.drag(0, -100, in: 0.25)
        scene.stage.advance(by: 0.2)
        let here = scene.view.contentOffset.y
        scene.view.contentOffset.y -= 50
        #expect(scene.view.isDecelerating)
        #expect(scene.stage.settle())
        #expect(abs(scene.view.contentOffset.y - (90 + 0.4 * 499 - 50)) < 0.5)
        #expect(here > 90)
        scene.view.setContentOffset(.zero, animated: false)
        #expect(!scene.view.isDecelerating)
    }

    @Test func `idle again, nothing is due`() {
        let scene = ScrollScene()
        scene.drag(0, -100, in: 0.25)
        #expect(scene.stage.settle())
        scene.stage.advance(by: 2)
        #expect(scene.stage.nextFrameTime == nil)
    }
}
