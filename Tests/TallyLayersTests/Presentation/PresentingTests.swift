import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A controller that presents another")
struct PresentingTests {
    private let scene = PresentationScene()
    private var log: PresentationLog { scene.log }
    private var stage: Stage { scene.stage }

    @Test("over the whole screen tells both in Apple's order, with what is animated, and at rest asks for no frame")
    func fullScreen() {
        scene.present(.fullScreen)
        #expect(
            log.take() == [
                "First will disappear animated", "Second will appear animated presented",
                "Second is appearing animated presented",
            ])
        #expect(scene.first.presentedViewController === scene.second)
        #expect(scene.second.presentingViewController === scene.first)
        stage.advance(by: 0.1)
        let moving = scene.top ?? 0
        #expect(moving > 5 && moving < 395 && log.lines.isEmpty)
        #expect(stage.settle())
        #expect(log.take() == ["Second did appear animated presented", "First did disappear animated", "completed"])
        #expect(scene.top == 0 && scene.isAtRest && !scene.second.isBeingPresented)
        #expect(stage.frame.accessibility.map(\.label) == ["Second"])
        scene.first.dismiss(animated: true) { [log] in log.lines.append("gone") }
        #expect(
            log.take() == [
                "Second will disappear animated dismissed", "First will appear animated",
                "First is appearing animated",
            ])
        #expect(stage.settle())
        #expect(log.take() == ["First did appear animated", "Second did disappear animated dismissed", "gone"])
        #expect(scene.top == nil && scene.isAtRest && scene.first.presentedViewController == nil)
        #expect(scene.second.presentingViewController == nil && !scene.second.isBeingDismissed)
        #expect(stage.frame.accessibility.map(\.label) == ["First"])
    }

    @Test("comes up frame by frame without a jump, and goes the same way")
    func frameByFrame() {
        scene.present(.fullScreen)
        var tops: [CGFloat] = []
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            tops.append(scene.top ?? 400)
        }
        #expect(zip(tops, tops.dropFirst()).allSatisfy { $0 >= $1 && $0 - $1 < 60 }, "\(tops)")
        #expect(tops.first ?? 0 > 350 && (tops.last ?? 1) < 0.5)
        scene.second.dismiss(animated: true)
        var back: [CGFloat] = []
        for _ in 0..<60 {
            stage.advance(by: 1.0 / 60)
            back.append(scene.top ?? 400)
        }
        #expect(zip(back, back.dropFirst()).allSatisfy { $1 >= $0 && $1 - $0 < 60 }, "\(back)")
    }

    @Test("as a sheet leaves the presenter where it is: that is told of nothing")
    func sheet() {
        scene.present(.automatic)
        #expect(stage.settle())
        #expect(
            log.take() == [
                "Second will appear animated presented", "Second is appearing animated presented",
                "Second did appear animated presented", "completed",
            ])
        #expect(scene.top == 24)
        scene.second.dismiss(animated: true)
        #expect(stage.settle())
        #expect(
            log.take() == ["Second will disappear animated dismissed", "Second did disappear animated dismissed"])
    }

    @Test(
        "without animation is there at once, and its completion comes before the next frame",
        arguments: [
            UIModalPresentationStyle.fullScreen, .overFullScreen, .pageSheet,
        ])
    func atOnce(_ style: UIModalPresentationStyle) {
        scene.present(style, animated: false)
        stage.advance(by: 0)
        #expect(scene.top == (style == .pageSheet ? 24 : 0) && log.take().last == "completed" && scene.isAtRest)
        scene.first.dismiss(animated: false)
        stage.advance(by: 0)
        #expect(
            scene.top == nil
                && log.take().last
                    == (style == .fullScreen ? "Second did disappear dismissed" : "Second did disappear dismissed")
        )
    }

    @Test("keeps a dismissal that is asked for on the way in, and does it after")
    func dismissedOnTheWay() {
        scene.present(.fullScreen)
        stage.advance(by: 0.1)
        scene.first.dismiss(animated: true) { [log] in log.lines.append("gone") }
        let top = scene.top
        stage.advance(by: 0)
        #expect(scene.top == top)
        #expect(stage.settle())
        #expect(log.lines.suffix(2) == ["Second did disappear animated dismissed", "gone"])
        #expect(log.lines.contains("completed") && scene.top == nil && scene.isAtRest)
    }

    @Test("presents another one after the first has gone, where that is asked for on its way out")
    func presentedOnTheWayOut() {
        scene.present(.fullScreen)
        #expect(stage.settle())
        scene.first.dismiss(animated: true)
        stage.advance(by: 0.05)
        scene.third.modalPresentationStyle = .fullScreen
        scene.first.present(scene.third, animated: true)
        #expect(stage.settle())
        #expect(scene.first.presentedViewController === scene.third && scene.fill(red: false)?.minY == 0)
        #expect(scene.top == nil && stage.warnings.isEmpty)
    }

    @Test("presents no second one beside it: the warning is Apple's, and the completion comes all the same")
    func twice() {
        scene.present(.fullScreen)
        var told = false
        scene.first.present(scene.third, animated: true) { told = true }
        #expect(told && scene.third.presentingViewController == nil)
        #expect(
            stage.warnings == [
                "Attempt to present LoggedController on LoggedController which is already presenting LoggedController."
            ])
        #expect(stage.settle())
        #expect(scene.first.presentedViewController === scene.second && scene.fill(red: false) == nil)
    }

    @Test("whose view stands nowhere presents nothing")
    func nowhere() {
        let lonely = LoggedController("Lonely", log)
        var told = false
        lonely.present(scene.third, animated: true) { told = true }
        #expect(told && scene.third.presentingViewController == nil && lonely.presentedViewController == nil)
    }

    @Test("takes the whole chain above it away, with the motion of the topmost alone")
    func chain() {
        scene.present(.fullScreen)
        #expect(stage.settle())
        scene.second.present(scene.third, animated: true)
        #expect(stage.settle())
        #expect(scene.second.presentedViewController === scene.third && scene.fill(red: false)?.minY == 24)
        log.lines = []
        scene.first.dismiss(animated: true) { [log] in log.lines.append("gone") }
        stage.advance(by: 0.1)
        #expect(scene.top == nil && scene.fill(red: false)?.minY ?? 0 > 30, "\(stage.frame)")
        #expect(stage.settle())
        #expect(log.lines.last == "gone" && scene.first.presentedViewController == nil)
        #expect(log.lines.filter { $0.contains("did disappear") }.count == 2)
        #expect(log.lines.filter { $0 == "First did appear animated" }.count == 1)
        #expect(scene.second.presentedViewController == nil && scene.third.presentingViewController == nil)
        #expect(stage.frame.accessibility.map(\.label) == ["First"] && scene.isAtRest)
    }

    @Test("called off one by one, the topmost goes alone")
    func topmost() {
        scene.present(.fullScreen, animated: false)
        stage.advance(by: 0)
        scene.second.present(scene.third, animated: false)
        stage.advance(by: 0)
        scene.third.dismiss(animated: true)
        #expect(stage.settle())
        #expect(scene.first.presentedViewController === scene.second && scene.second.presentedViewController == nil)
    }

    @Test("may be shown again, by the same or by another")
    func again() {
        for _ in 0..<3 {
            scene.present(.overFullScreen)
            #expect(stage.settle())
            scene.first.dismiss(animated: true)
            #expect(stage.settle())
        }
        scene.present(.pageSheet)
        #expect(stage.settle() && scene.top == 24)
    }

    @Test("stands inside of another: that one presents")
    func child() {
        let child = LoggedController("Child", log)
        scene.first.addChild(child)
        scene.first.view.addSubview(child.view)
        child.didMove(toParent: scene.first)
        #expect(child.isMovingToParent)
        stage.advance(by: 0)
        #expect(!child.isMovingToParent)
        log.lines = []
        scene.second.modalPresentationStyle = .fullScreen
        child.present(scene.second, animated: true)
        #expect(scene.second.presentingViewController === scene.first)
        #expect(child.presentedViewController === scene.second)
        #expect(log.lines.prefix(2) == ["First will disappear animated", "Child will disappear animated"])
        #expect(stage.settle())
        child.dismiss(animated: true)
        #expect(stage.settle() && scene.top == nil)
        #expect(
            log.lines.filter { $0.hasPrefix("Child did") } == [
                "Child did disappear animated", "Child did appear animated",
            ])
    }

    @Test("covers only the controller that defines the context, where that is the style")
    func context() {
        let child = LoggedController("Child", log)
        child.definesPresentationContext = true
        scene.first.addChild(child)
        child.view.frame = CGRect(x: 0, y: 200, width: 200, height: 200)
        scene.first.view.addSubview(child.view)
        child.didMove(toParent: scene.first)
        stage.advance(by: 0)
        scene.second.modalPresentationStyle = .overCurrentContext
        child.present(scene.second, animated: true)
        #expect(stage.settle())
        #expect(scene.second.presentingViewController === child && scene.top == 200)
    }

    @Test(
        "dissolves or turns in its place, as its style says",
        arguments: [
            UIModalTransitionStyle.crossDissolve, .flipHorizontal,
        ])
    func styles(_ style: UIModalTransitionStyle) {
        scene.second.modalTransitionStyle = style
        scene.present(.fullScreen)
        stage.advance(by: 0.1)
        #expect(log.lines.last == "Second is appearing animated presented")
        #expect(stage.settle())
        #expect(scene.top == 0 && log.take().last == "completed" && scene.isAtRest)
        scene.first.dismiss(animated: true)
        #expect(stage.settle())
        #expect(scene.top == nil && log.take().last == "Second did disappear animated dismissed" && scene.isAtRest)
        #expect(scene.second.view.alpha == 1 && !scene.second.view.isHidden && !scene.first.view.isHidden)
    }

    @Test("is let go of with all that it presents where the stage is dropped in the middle")
    func dropped() {
        weak var gone: Stage?
        let log = PresentationLog()
        let (a, b) = (LoggedController("A", log), LoggedController("B", log))
        do {
            let stage = Stage(size: CGSize(width: 200, height: 400), viewController: a)
            gone = stage
            stage.advance(by: 0.1)
            a.present(b, animated: true)
            stage.advance(by: 0.1)
        }
        #expect(gone == nil && a.presentedViewController == nil && b.presentingViewController == nil)
        #expect(log.lines.last?.hasPrefix("A did disappear") == true)
    }

    @Test("follows the size of the stage, with what it presents, and both are told of it")
    func resized() {
        scene.present(.pageSheet)
        #expect(stage.settle())
        stage.size = CGSize(width: 300, height: 300)
        stage.advance(by: 0)
        #expect(scene.fill(red: true) == CGRect(x: 0, y: 24, width: 300, height: 276))
    }

    @Test("shows another one that has no container around by presenting it")
    func shown() {
        scene.first.show(scene.second, sender: nil)
        #expect(stage.settle() && scene.first.presentedViewController === scene.second)
    }
}
