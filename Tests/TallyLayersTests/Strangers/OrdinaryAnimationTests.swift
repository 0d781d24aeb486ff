import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// What ordinary animations for iOS expect, each seen to go wrong in a program of somebody else's.
@MainActor @Suite("Ordinary animations of UIKit")
struct OrdinaryAnimationTests {
    private func stage(_ controller: UIViewController) -> Stage {
        let stage = Stage(size: CGSize(width: 300, height: 200), viewController: controller)
        stage.advance(by: 0)
        return stage
    }

    /// Does something with a square as its view is loaded.
    private final class Screen: UIViewController {
        let square = UIView(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        let loaded: (Screen) -> Void
        init(_ loaded: @escaping (Screen) -> Void = { _ in }) {
            self.loaded = loaded
            super.init(nibName: nil, bundle: nil)
        }
        required init?(coder: NSCoder) { nil }
        override func viewDidLoad() {
            super.viewDidLoad()
            square.backgroundColor = .red
            view.addSubview(square)
            loaded(self)
        }
        var shown: CGFloat { square.layer.presentation()?.position.x ?? -1 }
    }

    @Test func `a block in viewDidLoad plays as the screen is shown`() {
        var ended: Double?
        let screen = Screen { screen in
            UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
                screen.square.center.x = 110
            } completion: { _ in
                ended = CACurrentMediaTime()
            }
        }
        let stage = stage(screen)
        for tenth in 1...9 {
            stage.advance(by: 0.1)
            #expect(abs(screen.shown - (10 + 10 * CGFloat(tenth))) < 0.1)
        }
        #expect(ended == nil)
        stage.advance(by: 0.2)
        #expect(screen.shown == 110 && ended.map { abs($0 - 1) < 1e-9 } == true)
    }

    @Test func `a block on a screen that nobody shows is over with the turn`() {
        let stage = stage(UIViewController())
        var ended: Bool?
        let screen = Screen { screen in
            UIView.animate(withDuration: 1) {
                screen.square.center.x = 110
            } completion: {
                ended = $0
            }
        }
        screen.loadViewIfNeeded()
        stage.advance(by: 0.1)
        #expect(ended == true && screen.square.layer.animationKeys() == nil && screen.square.center.x == 110)
    }

    @Test func `a new animation takes the place of one that repeats`() {
        let screen = Screen()
        let stage = stage(screen)
        var first: Bool?
        UIView.animate(withDuration: 0.3, delay: 0, options: [.repeat, .autoreverse]) {
            screen.square.center.x = 110
            screen.square.alpha = 0.1
        } completion: {
            first = $0
        }
        stage.advance(by: 0.7)
        let before = screen.shown
        UIView.animate(withDuration: 0.2, delay: 0, options: [.beginFromCurrentState, .curveLinear]) {
            screen.square.center.x = 10
            screen.square.alpha = 1
        }
        #expect(first == false)
        for frame in 1...30 {
            stage.advance(by: 1.0 / 60)
            let share = min(Double(frame) / 12, 1)
            #expect(abs(screen.shown - (before + (10 - before) * share)) < 0.1, "\(frame)")
        }
        #expect(screen.square.layer.animationKeys() == nil && screen.square.layer.presentation()?.opacity == 1)
        #expect(!stage.isAnimating)
    }

    @Test func `what is set while a block animates it is gone over to at once`() throws {
        let screen = Screen()
        let stage = stage(screen)
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { screen.square.layer.cornerRadius = 10 }
        stage.advance(by: 0.5)
        screen.square.layer.cornerRadius = 0
        stage.advance(by: 0)
        #expect(screen.square.layer.presentation()?.cornerRadius == 0)
        screen.square.layer.cornerRadius = 4
        stage.advance(by: 0.25)
        #expect(abs(try #require(screen.square.layer.presentation()).cornerRadius - 3) < 0.01)
    }

    @Test func `blocks within performWithoutAnimation change at once, and complete`() {
        let screen = Screen()
        let stage = stage(screen)
        var ended: Bool?
        UIView.performWithoutAnimation {
            UIView.animate(withDuration: 1) {
                screen.square.center.x = 110
            } completion: {
                ended = $0
            }
        }
        #expect(screen.square.layer.animationKeys() == nil)
        stage.advance(by: 0.1)
        #expect(screen.shown == 110 && ended == true)
    }

    @Test func `what stands between beginAnimations and commitAnimations moves`() {
        let screen = Screen()
        let stage = stage(screen)
        UIView.beginAnimations("move", context: nil)
        UIView.setAnimationDuration(1)
        UIView.setAnimationCurve(.linear)
        screen.square.center.x = 110
        UIView.commitAnimations()
        screen.square.center.y = 60
        stage.advance(by: 0.5)
        #expect(abs(screen.shown - 60) < 0.1 && screen.square.layer.presentation()?.position.y == 60)
        UIView.beginAnimations(nil, context: nil)
        stage.advance(by: 1)
        screen.square.center.x = 10
        stage.advance(by: 1.0 / 60)
        #expect(screen.shown == 10, "a block that nobody ends is over with the turn")
    }

    @Test func `confetti from a line at the top falls`() {
        let emitter = CAEmitterLayer()
        emitter.emitterShape = .line
        emitter.emitterPosition = CGPoint(x: 150, y: 0)
        emitter.emitterSize = CGSize(width: 300, height: 1)
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime, cell.velocity, cell.emissionLongitude) = (20, 5, 50, .pi)
        cell.contents =
            UIGraphicsImageRenderer(size: CGSize(width: 8, height: 8)).image {
                UIColor.red.setFill()
                $0.fill(CGRect(x: 0, y: 0, width: 8, height: 8))
            }.cgImage
        emitter.emitterCells = [cell]
        let screen = Screen { $0.view.layer.addSublayer(emitter) }
        screen.square.isHidden = true
        let stage = stage(screen)
        stage.advance(by: 2)
        let picture = stage.image()
        let lowest = (0..<200).last { y in (0..<300).contains { picture[$0, y] & 0xFFFF == 0 } }
        #expect(lowest.map { $0 > 80 && $0 < 110 } == true, "50 points a second, straight down: \(lowest ?? -1)")
    }

    @Test func `a view below or above a sibling lands beside it, wherever it stood`() {
        func order(_ move: (UIView, [UIView]) -> Void) -> String {
            let (root, views) = (UIView(), (0..<3).map { _ in UIView() })
            for (tag, view) in views.enumerated() {
                view.tag = tag
                root.addSubview(view)
            }
            move(root, views)
            return root.subviews.map { ["a", "b", "c"][$0.tag] }.joined()
        }
        #expect(order { $0.insertSubview($1[0], belowSubview: $1[2]) } == "bac")
        #expect(order { $0.insertSubview($1[0], belowSubview: $1[1]) } == "abc")
        #expect(order { $0.insertSubview($1[0], aboveSubview: $1[1]) } == "bac")
        #expect(order { $0.insertSubview($1[0], aboveSubview: $1[2]) } == "bca")
        #expect(order { $0.insertSubview($1[2], belowSubview: $1[0]) } == "cab")
        #expect(order { $0.insertSubview($1[2], aboveSubview: $1[0]) } == "acb")
        #expect(order { $0.insertSubview($1[1], belowSubview: $1[1]) } == "abc")
    }

    @Test func `a blur lets colours through, and fades in with a block`() {
        let screen = Screen()
        let blur = UIVisualEffectView(effect: nil)
        blur.frame = CGRect(x: 0, y: 0, width: 300, height: 200)
        let label = UILabel(frame: CGRect(x: 20, y: 20, width: 100, height: 30))
        label.text = "On glass"
        blur.contentView.addSubview(label)
        let stage = stage(screen)
        screen.view.backgroundColor = .blue
        screen.view.addSubview(blur)
        stage.advance(by: 0.1)
        func blue() -> UInt32 { stage.image()[250, 150] >> 16 & 255 }
        #expect(blue() == 0, "without an effect it is clear")
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) {
            blur.effect = UIBlurEffect(style: .systemThinMaterialLight)
        }
        var last: UInt32 = 0
        for _ in 0..<10 {
            stage.advance(by: 0.1)
            #expect(blue() >= last)
            last = blue()
        }
        #expect(last > 80 && last < 250)
        #expect(stage.text("On glass")?.opacity == 1)
        UIView.animate(withDuration: 1) { blur.effect = nil }
        stage.advance(by: 0.5)
        #expect(blue() > 0 && blue() < last)
        stage.advance(by: 0.6)
        #expect(blue() == 0 && blur.subviews.count == 1)
    }
}
