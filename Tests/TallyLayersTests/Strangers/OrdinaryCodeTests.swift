import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

/// What ordinary code for iOS expects, each seen to go wrong in a program of somebody else's.
@MainActor @Suite("Ordinary code of UIKit")
struct OrdinaryCodeTests {
    private let scene = LayerScene(width: 200, height: 200)

    @Test("an animation that begins when another ends leaves no frame between the two, at any start")
    func noGap() {
        for offset in 0..<20 {
            let scene = LayerScene()
            scene.advance(Double(offset) * 0.0137)
            let layer = scene.layer(0, 0)
            let first = basic("transform.translation.x", 100, 100, 0.2)
            layer.add(first, forKey: nil)
            let second = basic("transform.translation.x", 100, 50, 0.5)
            UIView.animate(withDuration: 0, animations: {}) { _ in
                second.beginTime = CACurrentMediaTime() + 0.2
                layer.add(second, forKey: nil)
            }
            for frame in 0..<40 {
                scene.advance(1 / 60)
                #expect(scene.middle().x > 55, "\(offset) \(frame)")
            }
        }
    }

    @Test("a text layer says how large it would be, and draws nothing outside of its bounds")
    func textLayer() {
        let layer = CATextLayer()
        #expect(layer.preferredFrameSize() == .zero)
        layer.string = "0"
        layer.font = UIFont.boldSystemFont(ofSize: 36)
        layer.fontSize = 36
        let size = layer.preferredFrameSize()
        #expect(size.width > 15 && size.width < 30 && size.height > 36 && size.height < 50)
        layer.string = NSAttributedString(string: "00", attributes: [.font: UIFont.systemFont(ofSize: 72)])
        #expect(layer.preferredFrameSize().width > 2.5 * size.width)
        layer.string = "WWWWWW"
        layer.foregroundColor = .black
        scene.root.backgroundColor = .white
        scene.show(layer, 10, 10, 40, 20, nil)
        scene.advance(0.3)
        func isInked(_ rect: CGRect) -> Bool {
            for x in Int(rect.minX)..<Int(rect.maxX) {
                for y in Int(rect.minY)..<Int(rect.maxY) where scene.pixel(x, y)[0] < 200 { return true }
            }
            return false
        }
        #expect(isInked(CGRect(x: 10, y: 10, width: 40, height: 20)))
        #expect(
            !isInked(CGRect(x: 51, y: 0, width: 60, height: 60)) && !isInked(CGRect(x: 0, y: 31, width: 60, height: 30))
        )
    }

    @Test("constraints place the middle, so that another anchor point moves the view")
    func anchorPoint() {
        let view = UIView()
        view.translatesAutoresizingMaskIntoConstraints = false
        scene.root.addSubview(view)
        view.layer.anchorPoint = CGPoint(x: 0.5, y: 1)
        NSLayoutConstraint.activate([
            view.widthAnchor.constraint(equalToConstant: 40), view.heightAnchor.constraint(equalToConstant: 80),
            view.centerXAnchor.constraint(equalTo: scene.root.centerXAnchor),
            view.centerYAnchor.constraint(equalTo: scene.root.centerYAnchor),
        ])
        scene.advance(0.1)
        #expect(view.center == CGPoint(x: 100, y: 100) && view.frame == CGRect(x: 80, y: 20, width: 40, height: 80))
    }

    @Test("of two that are turned out of the plane the nearer one is in front, and turns with what they stand in")
    func depth() {
        let box = CATransformLayer()
        scene.show(box, 50, 50, 50, 50, nil)
        let (near, far) = (CALayer(), CALayer())
        for (layer, z, color) in [(near, 25.0, CGColor.red), (far, -25.0, .green)] {
            layer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
            layer.backgroundColor = color
            layer.transform = CATransform3DMakeTranslation(0, 0, z)
            box.addSublayer(layer)
        }
        scene.advance(0.3)
        #expect(scene.pixel(75, 75) == [255, 0, 0, 255])
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        box.transform = CATransform3DMakeRotation(.pi, 1, 0, 0)
        CATransaction.commit()
        scene.advance(0.1)
        #expect(scene.pixel(75, 75) == [0, 255, 0, 255])
        let turn = basic("transform.rotation.x", 0, Double.pi, 1)
        box.add(turn, forKey: nil)
        scene.advance(0.1)
        #expect(scene.pixel(75, 75) == [255, 0, 0, 255])
        scene.advance(0.8)
        #expect(scene.pixel(75, 75) == [0, 255, 0, 255])
    }

    @Test("what is set by its key path comes to the front as what is set by its name does")
    func depthByKey() {
        let (first, second) = (scene.layer(0, 0, 40, 40, .red), scene.layer(0, 0, 40, 40, .green))
        scene.advance(0.1)
        #expect(scene.pixel(20, 20) == [0, 255, 0, 255])
        for (key, value) in [("zPosition", 1.0), ("transform.translation.z", 1)] {
            first.setValue(value, forKeyPath: key)
            scene.advance(0.3)
            #expect(scene.pixel(20, 20) == [255, 0, 0, 255], "\(key)")
            first.setValue(0.0, forKeyPath: key)
            scene.advance(0.3)
            #expect(scene.pixel(20, 20) == [0, 255, 0, 255], "\(key)")
        }
        second.setValue(true, forKeyPath: "hidden")
        scene.advance(0.3)
        #expect(scene.pixel(20, 20) == [255, 0, 0, 255] && scene.isAtRest)
    }

    @Test("a frame that is set under a transform reads as it was set")
    func frameUnderTransform() {
        for transform in [
            CGAffineTransform(scaleX: 2, y: 2), CGAffineTransform(rotationAngle: .pi / 2), .init(scaleX: -1, y: 3),
        ] {
            let view = scene.view(0, 0, 10, 10)
            view.layer.anchorPoint = CGPoint(x: 0.2, y: 0.7)
            view.transform = transform
            let wanted = CGRect(x: 5, y: 7, width: 100, height: 60)
            view.frame = wanted
            let frame = view.frame
            #expect(
                frame.minX.isNear(wanted.minX) && frame.minY.isNear(wanted.minY) && frame.width.isNear(wanted.width)
                    && frame.height.isNear(wanted.height), "\(transform): \(frame)")
        }
    }

    @Test("what is drawn before the first frame is there in a picture: colours, texts, views inside")
    func rendered() {
        let card = UIView(frame: CGRect(x: 0, y: 0, width: 40, height: 30))
        card.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let label = UILabel(frame: card.bounds)
        label.text = "AB"
        label.textColor = .black
        card.addSubview(label)
        let image = UIGraphicsImageRenderer(size: card.bounds.size).image { card.layer.render(in: $0.cgContext) }
        let view = UIImageView(image: image)
        scene.root.addSubview(view)
        scene.advance(0.1)
        #expect(scene.pixel(38, 28) == [0, 255, 0, 255])
        #expect((0..<40).contains { x in (0..<30).contains { scene.pixel(x, $0)[1] < 60 } })
        #expect(card.snapshotView(afterScreenUpdates: false) == nil)
        #expect(card.snapshotView(afterScreenUpdates: true)?.bounds.size == card.bounds.size)
    }

    @Test("a snapshot is stretched as its bounds are, and shows what has been changed where it is asked to")
    func snapshot() throws {
        let view = scene.view(0, 0, 40, 40)
        view.backgroundColor = UIColor(red: 0, green: 1, blue: 0, alpha: 1)
        let old = try #require(view.snapshotView(afterScreenUpdates: false))
        let new = try #require(view.snapshotView(afterScreenUpdates: true))
        view.removeFromSuperview()
        for (index, copy) in [old, new].enumerated() {
            copy.frame = CGRect(x: 0, y: 100 * index, width: 40, height: 40)
            scene.root.addSubview(copy)
        }
        scene.advance(0.1)
        #expect(scene.pixel(20, 20) == [255, 0, 0, 255] && scene.pixel(20, 120) == [0, 255, 0, 255])
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { old.frame.size.width = 140 }
        scene.advance(0.5)
        #expect(scene.pixel(88, 20) == [255, 0, 0, 255] && scene.pixel(92, 20) != [255, 0, 0, 255])
    }

    @Test("a slanted gradient runs from corner to corner of what is no square")
    func slanted() {
        let layer = CAGradientLayer()
        layer.colors = [CGColor.red, CGColor.red, CGColor.blue, CGColor.blue]
        layer.locations = [0, 0.5, 0.5, 1]
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0, y: 1), CGPoint(x: 1, y: 0))
        scene.show(layer, 0, 0, 200, 50, nil)
        scene.advance(0.3)
        // The edge is the diagonal from the upper left to the lower right.
        for (x, y) in [(50, 12), (100, 25), (150, 37)] {
            #expect(scene.pixel(x - 8, y + 3) == [255, 0, 0, 255] && scene.pixel(x + 8, y - 3) == [0, 0, 255, 255])
        }
    }

    @Test("a view that a block moves takes no touches, unless the block allows them")
    func touches() {
        var taps = 0
        let button = UIButton(
            frame: CGRect(x: 0, y: 0, width: 100, height: 100), primaryAction: UIAction { _ in taps += 1 })
        scene.root.addSubview(button)
        scene.advance(0.1)
        for (options, wanted) in [(UIView.AnimationOptions.curveLinear, 0), (.allowUserInteraction, 1)] {
            taps = 0
            button.alpha = 0.2
            UIView.animate(withDuration: 1, delay: 0, options: options) { button.alpha = 1 }
            scene.advance(0.4)
            scene.stage.tap(CGPoint(x: 50, y: 50))
            scene.advance(0.1)
            #expect(taps == wanted)
            scene.advance(1)
            scene.stage.tap(CGPoint(x: 50, y: 50))
            #expect(taps == wanted + 1)
        }
    }

    @Test("nothing animates inside of a block without animation, which says so")
    func enabled() {
        UIView.performWithoutAnimation { #expect(!UIView.areAnimationsEnabled) }
        #expect(UIView.areAnimationsEnabled)
    }
}
