import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A sheet of UIKit's")
struct SheetTests {
    private let scene = PresentationScene()
    private var stage: Stage { scene.stage }
    private let teller = Teller()

    private final class Teller: NSObject, UISheetPresentationControllerDelegate {
        var lines: [String] = []
        var allows = true

        func presentationControllerShouldDismiss(_ presentationController: UIPresentationController) -> Bool { allows }
        func presentationControllerWillDismiss(_ presentationController: UIPresentationController) {
            lines.append("will dismiss")
        }
        func presentationControllerDidDismiss(_ presentationController: UIPresentationController) {
            lines.append("did dismiss")
        }
        func presentationControllerDidAttemptToDismiss(_ presentationController: UIPresentationController) {
            lines.append("attempt")
        }
        func sheetPresentationControllerDidChangeSelectedDetentIdentifier(
            _ sheetPresentationController: UISheetPresentationController
        ) { lines.append("detent \(sheetPresentationController.selectedDetentIdentifier?.rawValue ?? "none")") }
    }

    private func present(_ detents: [UISheetPresentationController.Detent] = [.large()]) {
        let sheet = scene.second.sheetPresentationController
        sheet?.detents = detents
        sheet?.delegate = teller
        scene.present(.pageSheet)
        #expect(stage.settle())
        scene.log.lines = []
    }

    private func drag(_ y: CGFloat, to end: CGFloat, in seconds: Double = 0.3) {
        stage.drag(from: CGPoint(x: 100, y: y), to: CGPoint(x: 100, y: end), duration: seconds)
    }

    @Test("rests at half of the stage, at all of it but a strip, or where a detent of the program's says")
    func detents() {
        present([.custom { $0.maximumDetentValue / 4 }, .medium(), .large()])
        #expect(scene.top.map { abs($0 - 306) < 0.01 } == true)
        let sheet = scene.second.sheetPresentationController
        sheet?.selectedDetentIdentifier = .large
        stage.advance(by: 0)
        #expect(scene.top == 24)
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .medium }
        stage.advance(by: 0.1)
        #expect(scene.top.map { $0 > 30 && $0 < 195 } == true)
        #expect(stage.settle() && scene.top == 200 && scene.isAtRest)
        #expect(teller.lines.isEmpty)
    }

    @Test("follows a finger downwards, and comes back where that lets go too early")
    func calledOff() {
        present()
        stage.pointerDown(CGPoint(x: 100, y: 200))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 100, y: 220))
        stage.advance(by: 0.1)
        stage.pointerMove(CGPoint(x: 100, y: 280))
        stage.advance(by: 0.2)
        #expect(scene.top == 104)
        stage.pointerMove(CGPoint(x: 100, y: 260))
        stage.advance(by: 0.2)
        #expect(scene.top == 84)
        stage.pointerUp(CGPoint(x: 100, y: 260))
        stage.advance(by: 0.1)
        #expect(scene.top.map { $0 > 24 && $0 < 84 } == true)
        #expect(stage.settle() && scene.top == 24 && scene.isAtRest)
        #expect(teller.lines.isEmpty && scene.log.lines.isEmpty)
    }

    @Test("goes with the finger's speed where that pulls it down, and its delegate hears of it")
    func pulledAway() {
        present()
        drag(100, to: 320, in: 0.15)
        let before = scene.top ?? 0
        #expect(teller.lines == ["will dismiss"])
        stage.advance(by: 1.0 / 60)
        // 220 points in 0.15 seconds are 24 a frame.
        #expect((scene.top ?? 400) - before > 12)
        #expect(stage.settle() && scene.top == nil && teller.lines == ["will dismiss", "did dismiss"])
        #expect(
            scene.log.lines == [
                "Second will disappear animated dismissed", "Second did disappear animated dismissed",
            ])
        #expect(scene.isAtRest)
    }

    @Test("that may not go gives way a little, comes back, and tells that it was tried")
    func modal() {
        scene.second.isModalInPresentation = true
        present()
        stage.pointerDown(CGPoint(x: 100, y: 100))
        for y in stride(from: 120.0, through: 380, by: 20) {
            stage.pointerMove(CGPoint(x: 100, y: y))
            stage.advance(by: 1.0 / 60)
        }
        #expect(scene.top.map { $0 > 40 && $0 < 84 } == true)
        stage.pointerUp(CGPoint(x: 100, y: 380))
        #expect(stage.settle() && scene.top == 24 && teller.lines == ["attempt"])
    }

    @Test("whose delegate refuses comes back")
    func refused() {
        teller.allows = false
        present()
        drag(100, to: 350, in: 0.1)
        #expect(stage.settle() && scene.top == 24 && teller.lines == ["attempt"])
        #expect(scene.first.presentedViewController === scene.second)
    }

    @Test("goes for a tap beside it, and nothing below is pressed; inside nothing happens")
    func beside() {
        present([.medium()])
        stage.tap(CGPoint(x: 100, y: 350))
        #expect(stage.settle() && scene.top == 200)
        stage.tap(CGPoint(x: 60, y: 80))
        #expect(stage.settle() && scene.top == nil && scene.first.pressed == 0)
        #expect(teller.lines == ["will dismiss", "did dismiss"])
    }

    @Test("is lifted to another of its heights, and its delegate hears which")
    func lifted() {
        present([.medium(), .large()])
        drag(220, to: 100)
        #expect(stage.settle() && scene.top == 24)
        #expect(teller.lines == ["detent com.apple.UIKit.large"])
        drag(100, to: 270, in: 1)
        #expect(stage.settle() && scene.top == 200)
        #expect(scene.second.sheetPresentationController?.selectedDetentIdentifier == .medium)
    }

    @Test("leaves what is below as bright and as near as it was, up to the detent that says so")
    func undimmed() throws {
        scene.second.sheetPresentationController?.largestUndimmedDetentIdentifier = .medium
        present([.medium(), .large()])
        try stage.tap("First")
        #expect(scene.first.pressed == 1)
        let sheet = scene.second.sheetPresentationController
        sheet?.animateChanges { sheet?.selectedDetentIdentifier = .large }
        #expect(stage.settle())
        #expect(stage.frame.accessibility.map(\.label) == ["Second"])
    }

    @Test("is caught by a finger on its way in, and goes on from there")
    func caught() {
        scene.present(.pageSheet)
        stage.advance(by: 0.15)
        let shown = scene.top ?? 0
        #expect(shown > 30)
        stage.pointerDown(CGPoint(x: 100, y: 390))
        stage.pointerMove(CGPoint(x: 100, y: 375))
        stage.advance(by: 0)
        #expect(scene.log.lines.last == "completed")
        #expect(abs((scene.top ?? 0) - (shown - 15)) < 1)
        stage.pointerUp(CGPoint(x: 100, y: 375))
        #expect(stage.settle() && scene.top == 24)
    }

    @Test("whose content scrolls lets that go first, and is pulled where it stands at its upper end")
    func scrolling() {
        let scroll = UIScrollView(frame: CGRect(x: 0, y: 0, width: 200, height: 376))
        scroll.contentSize = CGSize(width: 200, height: 2000)
        scene.second.loadViewIfNeeded()
        scene.second.view.addSubview(scroll)
        present()
        drag(300, to: 200)
        #expect(stage.settle() && scroll.contentOffset.y > 50 && scene.top == 24)
        scroll.contentOffset = .zero
        stage.advance(by: 0)
        drag(100, to: 350, in: 0.15)
        #expect(stage.settle() && scene.top == nil)
    }

    @Test("goes by Escape, unless it may not")
    func escape() {
        present()
        stage.press(.escape)
        #expect(stage.settle() && scene.top == nil)
    }

    @Test("survives fingers and requests at any moment")
    func random() {
        var seed: UInt64 = 7
        func next(_ bound: Int) -> Int {
            seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
            return Int(seed >> 33) % bound
        }
        for _ in 0..<400 {
            switch next(8) {
            case 0: scene.first.present(next(2) == 0 ? scene.second : scene.third, animated: next(3) > 0)
            case 1: scene.first.dismiss(animated: next(3) > 0)
            case 2: stage.pointerDown(CGPoint(x: 100, y: next(400)))
            case 3: stage.pointerMove(CGPoint(x: 100, y: next(400)))
            case 4: stage.pointerUp(CGPoint(x: 100, y: next(400)))
            case 5: scene.second.present(scene.third, animated: true)
            case 6: scene.third.modalPresentationStyle = [.pageSheet, .fullScreen, .overFullScreen][next(3)]
            default: stage.advance(by: Double(next(20)) / 60)
            }
        }
        stage.pointerUp(CGPoint(x: 100, y: 100))
        #expect(stage.settle())
        scene.first.dismiss(animated: true)
        #expect(stage.settle() && scene.isAtRest)
        #expect(scene.first.presentedViewController == nil && scene.top == nil && scene.fill(red: false) == nil)
        #expect(stage.frame.accessibility.map(\.label) == ["First"])
    }
}
