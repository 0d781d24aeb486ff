import Foundation
import TallyKit
import TallyStage
import Testing

@MainActor @Suite("A swipe from the edge")
struct NavigationSwipeTests {
    private func scene() -> (NavigationScene, Page) {
        let scene = NavigationScene()
        let page = scene.page("B")
        scene.navigation.pushViewController(page, animated: false)
        scene.stage.advance(by: 0)
        _ = scene.diary.take()
        return (scene, page)
    }

    /// Moves the finger on in frames of 1/60 s.
    private func move(_ stage: Stage, from start: CGFloat, to end: CGFloat, frames: Int) {
        for frame in 1...frames {
            stage.pointerMove(CGPoint(x: start + (end - start) * CGFloat(frame) / CGFloat(frames), y: 200))
            stage.advance(by: 1.0 / 60)
        }
    }

    @Test func `scrubs the pop, and finishes it beyond the middle`() throws {
        let (scene, page) = scene()
        scene.stage.pointerDown(CGPoint(x: 5, y: 200))
        move(scene.stage, from: 5, to: 105, frames: 10)
        #expect(abs(try #require(scene.place("Text B")).midX - 260) < 1)
        #expect(abs(try #require(scene.place("Text A")).midX - (160 - 220.0 / 3)) < 1)
        #expect(scene.diary.take() == ["B goes true", "A comes true"])
        // The finger rests: nothing moves by itself.
        scene.stage.advance(by: 0.5)
        #expect(abs(try #require(scene.place("Text B")).midX - 260) < 1)
        move(scene.stage, from: 105, to: 205, frames: 10)
        scene.stage.advance(by: 0.5)
        scene.stage.pointerUp(CGPoint(x: 205, y: 200))
        #expect(scene.stage.settle())
        #expect(scene.diary.take() == ["B is gone true", "A is there true"])
        #expect(scene.navigation.viewControllers.count == 1 && page.parent == nil)
        #expect(scene.place("Text A")?.isInMiddle == true)
    }

    @Test func `goes back where it is let go early, and the screens hear of it`() throws {
        let (scene, page) = scene()
        scene.stage.pointerDown(CGPoint(x: 5, y: 200))
        move(scene.stage, from: 5, to: 85, frames: 10)
        scene.stage.advance(by: 0.3)
        scene.stage.pointerUp(CGPoint(x: 85, y: 200))
        #expect(scene.navigation.topViewController === page)
        #expect(scene.stage.settle())
        #expect(
            scene.diary.take() == [
                "B goes true", "A comes true", "B comes true", "A goes true", "A is gone true", "B is there true",
            ])
        #expect(scene.place("Text B")?.isInMiddle == true && scene.place("Text A") == nil)
        #expect(page.parent === scene.navigation)
        try scene.stage.tap("A")
        #expect(scene.stage.settle())
        #expect(scene.place("Text A")?.isInMiddle == true)
    }

    @Test func `that is thrown pops however short it was`() {
        let (scene, _) = scene()
        scene.stage.pointerDown(CGPoint(x: 5, y: 200))
        move(scene.stage, from: 5, to: 105, frames: 4)
        scene.stage.pointerUp(CGPoint(x: 105, y: 200))
        #expect(scene.navigation.viewControllers.count == 1)
        #expect(scene.stage.settle())
        #expect(scene.place("Text A")?.isInMiddle == true)
    }

    @Test func `does nothing on the root, from the middle, up and down, or with a hidden way back`() {
        let (scene, page) = scene()
        scene.stage.drag(from: CGPoint(x: 100, y: 200), to: CGPoint(x: 300, y: 200))
        scene.stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 25, y: 400))
        page.navigationItem.hidesBackButton = true
        scene.stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
        #expect(scene.stage.settle())
        #expect(scene.navigation.viewControllers.count == 2)
        scene.navigation.popViewController(animated: false)
        scene.stage.drag(from: CGPoint(x: 5, y: 200), to: CGPoint(x: 300, y: 200))
        #expect(scene.stage.settle())
        #expect(scene.navigation.viewControllers == [scene.root] && scene.place("Text A")?.isInMiddle == true)
    }

    @Test func `is ended by a change without animation`() {
        let (scene, _) = scene()
        scene.stage.pointerDown(CGPoint(x: 5, y: 200))
        move(scene.stage, from: 5, to: 105, frames: 4)
        scene.navigation.setViewControllers([scene.page("C")], animated: false)
        move(scene.stage, from: 105, to: 205, frames: 4)
        scene.stage.pointerUp(CGPoint(x: 205, y: 200))
        #expect(scene.stage.settle())
        #expect(scene.place("Text C")?.isInMiddle == true)
        #expect(scene.place("Text A") == nil && scene.place("Text B") == nil)
    }
}
