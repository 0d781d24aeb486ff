import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("What a layer draws")
struct LayerDrawingTests {
    private let scene = LayerScene(width: 100, height: 100)
    private let layer: CALayer
    private let white = [255, 255, 255, 255]

    init() {
        scene.root.backgroundColor = .white
        layer = scene.layer(20, 20, 40, 40)
        CATransaction.setDisableActions(true)
    }

    private func set(_ change: () -> Void) {
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        change()
        CATransaction.commit()
        scene.advance(0.1)
    }

    @Test("lies below its sublayers, and they below its border, which is inside of the bounds")
    func order() {
        let inner = CALayer()
        set {
            layer.borderWidth = 4
            inner.frame = CGRect(x: 30, y: 10, width: 40, height: 20)
            inner.backgroundColor = .green
            layer.addSublayer(inner)
        }
        #expect(scene.pixel(40, 40) == [255, 0, 0, 255] && scene.pixel(70, 40) == [0, 255, 0, 255])
        #expect(scene.pixel(58, 40) == [0, 0, 0, 255] && scene.pixel(62, 25) == white)
    }

    @Test("is round at its corners, which cuts what is inside only where it masks")
    func corners() {
        let inner = CALayer()
        set {
            layer.cornerRadius = 20
            inner.frame = layer.bounds
            inner.backgroundColor = .green
        }
        #expect(scene.pixel(21, 21) == white && scene.pixel(40, 40) == [255, 0, 0, 255])
        set { layer.addSublayer(inner) }
        #expect(scene.pixel(21, 21) == [0, 255, 0, 255])
        set { layer.masksToBounds = true }
        #expect(scene.pixel(21, 21) == white && scene.pixel(40, 40) == [0, 255, 0, 255])
        set { layer.maskedCorners = [.layerMaxXMaxYCorner] }
        #expect(scene.pixel(21, 21) == [0, 255, 0, 255] && scene.pixel(58, 58) == white)
    }

    @Test("throws the shadow of all that is inside, or of a path, unless it masks")
    func shadow() {
        set {
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: 20, height: 0)
            layer.shadowColor = .blue
        }
        #expect(scene.pixel(75, 40) == [0, 0, 255, 255] && scene.pixel(55, 40) == [255, 0, 0, 255])
        let inner = CALayer()
        set {
            inner.frame = CGRect(x: 0, y: 40, width: 40, height: 10)
            inner.backgroundColor = .green
            layer.addSublayer(inner)
        }
        #expect(scene.pixel(75, 65) == [0, 0, 255, 255])
        set { layer.shadowPath = UIBezierPath(rect: CGRect(x: 40, y: 0, width: 10, height: 10)).cgPath }
        #expect(
            scene.pixel(85, 25) == [0, 0, 255, 255] && scene.pixel(75, 65) == white && scene.pixel(75, 40) == white)
        set {
            layer.shadowPath = nil
            layer.masksToBounds = true
        }
        #expect(scene.pixel(75, 40) == white && scene.pixel(30, 65) == white)
    }

    @Test("fades with its shadow and all inside as one picture, or each part by itself")
    func fading() {
        let inner = CALayer()
        set {
            // Two of the same are inside of one that draws nothing.
            layer.backgroundColor = nil
            inner.frame = layer.bounds
            for _ in 0..<2 {
                let part = CALayer()
                part.frame = layer.bounds
                part.backgroundColor = .black
                inner.addSublayer(part)
            }
            layer.addSublayer(inner)
            layer.opacity = 0.5
        }
        #expect(scene.pixel(40, 40) == [127, 127, 127, 255])
        set { layer.allowsGroupOpacity = false }
        #expect(scene.pixel(40, 40)[0] < 70)
        set {
            layer.allowsGroupOpacity = true
            layer.opacity = 7
        }
        #expect(scene.pixel(40, 40) == [0, 0, 0, 255])
        set { layer.opacity = -1 }
        #expect(scene.pixel(40, 40) == white)
    }

    @Test("shows through the opacity of its mask, with border and shadow, and nothing through an empty one")
    func mask() {
        let mask = CALayer()
        set {
            mask.frame = CGRect(x: 0, y: 0, width: 20, height: 40)
            mask.backgroundColor = CGColor(red: 0, green: 0, blue: 0, alpha: 0.5)
            layer.borderWidth = 4
            layer.shadowOpacity = 1
            layer.shadowRadius = 0
            layer.shadowOffset = CGSize(width: -20, height: 0)
            layer.mask = mask
        }
        #expect(mask.superlayer == nil)
        #expect(scene.pixel(30, 40) == [255, 127, 127, 255] && scene.pixel(50, 40) == white)
        #expect(scene.pixel(22, 40) == [127, 127, 127, 255] && scene.pixel(10, 40) == white)
        set { layer.mask = CALayer() }
        #expect(scene.pixel(30, 40) == white)
        set { layer.mask = nil }
        #expect(scene.pixel(50, 40) == [255, 0, 0, 255] && scene.pixel(10, 40) == [0, 0, 0, 255])
    }

    @Test("moves its mask by the mask's own animations, and only so long asks for frames")
    func movingMask() {
        let mask = CALayer()
        set {
            mask.frame = layer.bounds
            mask.backgroundColor = .black
            layer.mask = mask
        }
        mask.add(basic("position.x", 20, 60, 1), forKey: nil)
        scene.advance(0.5)
        #expect(scene.pixel(35, 40) == white && scene.pixel(45, 40) == [255, 0, 0, 255])
        #expect(mask.presentation()?.position.x.isNear(40) == true && !scene.isAtRest)
        scene.advance(0.5)
        #expect(scene.pixel(35, 40) == [255, 0, 0, 255] && scene.isAtRest)
    }

    @Test("goes over by a transition inside of its mask")
    func maskAndTransition() {
        let mask = CALayer()
        set {
            mask.frame = layer.bounds
            mask.backgroundColor = .black
            layer.mask = mask
        }
        let push = CATransition()
        (push.type, push.subtype, push.duration) = (.push, .fromRight, 1)
        layer.add(push, forKey: nil)
        set { layer.backgroundColor = .blue }
        scene.advance(0.4)
        #expect(scene.pixel(30, 40) == [255, 127, 127, 255] && scene.pixel(50, 40) == [127, 127, 255, 255])
        #expect(scene.pixel(10, 40) == white && scene.pixel(70, 40) == white)
        scene.advance(0.6)
        #expect(scene.pixel(30, 40) == [0, 0, 255, 255] && scene.isAtRest)
    }

    @Test("shows a part of a picture, by scale and gravity")
    func contents() {
        set {
            layer.backgroundColor = nil
            layer.contents = Pictures.plain(width: 20, height: 10)
            layer.contentsGravity = .center
            layer.contentsScale = 2
        }
        #expect(scene.stage.frame.images.map(\.rect) == [CGRect(x: 35, y: 37.5, width: 10, height: 5)])
        set { layer.contentsRect = CGRect(x: 0, y: 0, width: 0.5, height: 1) }
        #expect(scene.stage.frame.images.first?.clip == CGRect(x: 37.5, y: 37.5, width: 5, height: 5))
        set { layer.contentsGravity = CALayerContentsGravity(rawValue: "sideways") }
        #expect(scene.stage.frame.images.first?.clip == CGRect(x: 37.5, y: 37.5, width: 5, height: 5))
        set { layer.contents = "no picture" }
        #expect(scene.stage.frame.images.isEmpty)
    }
}
