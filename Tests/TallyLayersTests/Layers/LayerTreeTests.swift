import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A tree of layers")
struct LayerTreeTests {
    private let a = CALayer()
    private let b = CALayer()
    private let c = CALayer()
    private let d = CALayer()

    private func order(_ layer: CALayer) -> [CALayer] { layer.sublayers ?? [] }

    @Test("has no list where nothing is inside, and each layer in one place alone")
    func moving() {
        #expect(a.sublayers == nil && b.superlayer == nil)
        a.addSublayer(b)
        c.addSublayer(b)
        #expect(a.sublayers == nil && c.sublayers == [b] && b.superlayer === c)
        b.removeFromSuperlayer()
        #expect(c.sublayers == nil && b.superlayer == nil)
    }

    @Test("is put in order by places, neighbours and replacement")
    func inserting() {
        a.addSublayer(b)
        a.insertSublayer(c, at: 0)
        #expect(order(a) == [c, b])
        a.insertSublayer(d, below: b)
        #expect(order(a) == [c, d, b])
        a.insertSublayer(c, above: b)
        #expect(order(a) == [d, b, c])
        a.insertSublayer(c, at: 0)
        #expect(order(a) == [c, d, b])
        let e = CALayer()
        a.replaceSublayer(d, with: e)
        #expect(order(a) == [c, e, b] && d.superlayer == nil)
        a.sublayers = [b, c]
        #expect(order(a) == [b, c] && e.superlayer == nil)
        a.sublayers = nil
        #expect(a.sublayers == nil && b.superlayer == nil)
    }

    @Test("never holds itself")
    func cycles() {
        a.addSublayer(b)
        b.addSublayer(c)
        c.addSublayer(a)
        a.addSublayer(a)
        #expect(order(a) == [b] && c.sublayers == nil && a.superlayer == nil)
    }

    @Test("lets go of what nobody holds")
    func leaks() {
        weak var gone: CALayer?
        weak var maskGone: CALayer?
        let scene = LayerScene()
        do {
            let layer = scene.layer()
            layer.addSublayer(CALayer())
            layer.mask = CALayer()
            layer.add(basic("opacity", 0, 1, 3), forKey: nil)
            gone = layer
            maskGone = layer.mask
            scene.advance(0.1)
            layer.removeFromSuperlayer()
        }
        scene.advance(0.1)
        #expect(gone == nil && maskGone == nil && scene.isAtRest)
    }

    @Test("draws siblings by rising zPosition, equal ones as they were added, and hits them the other way")
    func depth() {
        let scene = LayerScene()
        let red = scene.layer(0, 0, 40, 40, .red)
        let green = scene.layer(0, 0, 40, 40, .green)
        #expect(scene.pixel(20, 20) == [0, 255, 0, 255] && scene.root.layer.hitTest(CGPoint(x: 20, y: 20)) === green)
        red.zPosition = 1
        scene.advance(0.3)
        #expect(scene.pixel(20, 20) == [255, 0, 0, 255] && scene.root.layer.hitTest(CGPoint(x: 20, y: 20)) === red)
        red.zPosition = 0
        scene.advance(0.3)
        #expect(scene.pixel(20, 20) == [0, 255, 0, 255] && scene.isAtRest)
    }

    @Test("is hit by places of the superlayer, farthest first, hidden and cut off ones passed over")
    func hits() {
        a.frame = CGRect(x: 10, y: 10, width: 50, height: 50)
        b.frame = CGRect(x: 40, y: 40, width: 50, height: 50)
        a.addSublayer(b)
        #expect(a.hitTest(CGPoint(x: 12, y: 12)) === a)
        #expect(a.hitTest(CGPoint(x: 95, y: 95)) === b)
        #expect(a.hitTest(CGPoint(x: 5, y: 5)) == nil)
        a.masksToBounds = true
        #expect(a.hitTest(CGPoint(x: 95, y: 95)) == nil && a.hitTest(CGPoint(x: 55, y: 55)) === b)
        b.isHidden = true
        #expect(a.hitTest(CGPoint(x: 55, y: 55)) === a)
        a.isHidden = true
        #expect(a.hitTest(CGPoint(x: 12, y: 12)) == nil)
        #expect(a.contains(CGPoint(x: 49, y: 0)) && !a.contains(CGPoint(x: 50, y: 0)))
    }

    @Test("converts through transforms and sublayer transforms, there and back")
    func converting() {
        a.bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
        a.position = CGPoint(x: 50, y: 50)
        a.sublayerTransform = CATransform3DMakeScale(2, 2, 1)
        b.bounds = CGRect(x: 0, y: 0, width: 20, height: 10)
        b.position = CGPoint(x: 60, y: 50)
        b.transform = CATransform3DMakeRotation(.pi / 2, 0, 0, 1)
        a.addSublayer(b)
        a.addSublayer(c)
        // The corner is (-10, -5) from the anchor, (5, -10) when turned; the superlayer doubles it about (50, 50).
        let corner = b.convert(CGPoint.zero, to: a)
        #expect(corner.x.isNear(50 + 2 * 15) && corner.y.isNear(50 - 2 * 10))
        let back = b.convert(corner, from: a)
        #expect(back.x.isNear(0) && back.y.isNear(0))
        let box = b.convert(b.bounds, to: a)
        #expect(box.width.isNear(20) && box.height.isNear(40))
        let through = c.convert(b.convert(CGPoint(x: 3, y: 4), to: c), to: b)
        #expect(through.x.isNear(3) && through.y.isNear(4))
    }
}
