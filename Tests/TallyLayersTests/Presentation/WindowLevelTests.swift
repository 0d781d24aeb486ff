import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A second window", .serialized)
struct WindowLevelTests {
    private let scene = PresentationScene()
    private var stage: Stage { scene.stage }

    private final class PassingWindow: UIWindow {
        override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
            let hit = super.hitTest(point, with: event)
            return hit === self || hit === rootViewController?.view ? nil : hit
        }
    }

    /// Does something as a press of the first controller's button, on whose stage it happens.
    private func press(_ action: @escaping () -> Void) throws {
        scene.first.action = action
        try stage.tap("First")
        scene.first.action = {}
        scene.first.pressed = 0
        stage.advance(by: 0)
    }

    private func toast(_ level: UIWindow.Level) -> (UIWindow, UIView) {
        let window = PassingWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 400))
        window.windowLevel = level
        let controller = UIViewController()
        controller.loadViewIfNeeded()
        let label = UIView(frame: CGRect(x: 0, y: 300, width: 200, height: 50))
        label.backgroundColor = .red
        controller.view.addSubview(label)
        window.rootViewController = controller
        return (window, label)
    }

    @Test("of a higher level stands over all, moves, lets through what it does not take, and goes")
    func toast() throws {
        let (window, label) = toast(.alert + 1)
        #expect(window.isHidden)
        try press { window.isHidden = false }
        defer { window.isHidden = true }
        #expect(!window.isHidden && !window.isKeyWindow && label.window === window)
        stage.advance(by: 0)
        #expect(scene.fill(red: true) == CGRect(x: 0, y: 300, width: 200, height: 50))
        try stage.tap("First")
        #expect(scene.first.pressed == 1)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { window.alpha = 0 }
        stage.advance(by: 0.5)
        #expect(stage.frame.shapes.last.map { abs($0.opacity - 0.5) < 0.01 } == true)
        #expect(stage.settle())
        window.isHidden = true
        stage.advance(by: 0)
        #expect(scene.fill(red: true) == nil && scene.isAtRest && label.window == nil)
    }

    @Test("stands over what is presented below it, and presents itself")
    func presents() throws {
        let (window, _) = toast(.statusBar)
        try press { window.isHidden = false }
        defer { window.isHidden = true }
        scene.present(.fullScreen)
        #expect(stage.settle())
        stage.advance(by: 0)
        #expect(stage.frame.shapes.last?.rect.minY == 300)
        let alert = UIAlertController(title: "Over", message: nil, preferredStyle: .alert)
        alert.addAction(UIAlertAction(title: "OK", style: .default))
        window.rootViewController?.present(alert, animated: true)
        #expect(stage.settle())
        try stage.tap("OK")
        #expect(stage.settle() && window.rootViewController?.presentedViewController == nil)
        try stage.tap("Second")
        #expect(scene.second.pressed == 1)
    }

    @Test("of a higher level lies over one of a lower, whichever came first")
    func levels() throws {
        let (high, above) = toast(.alert)
        let (low, below) = toast(.statusBar)
        below.backgroundColor = .blue
        _ = above
        try press {
            high.isHidden = false
            low.isHidden = false
        }
        defer {
            high.isHidden = true
            low.isHidden = true
        }
        stage.advance(by: 0)
        #expect(stage.frame.shapes.last.map { $0.color.linearRed > 0.9 } == true)
        high.windowLevel = .normal + 1
        stage.advance(by: 0)
        #expect(stage.frame.shapes.last.map { $0.color.linearBlue > 0.9 } == true)
        #expect(UIWindow.Level.alert > .statusBar && UIWindow.Level.alert - 2000 == .normal)
    }
}
