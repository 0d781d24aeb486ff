import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A view and its layer")
struct ViewTests {
    private let scene = LayerScene()

    @Test("are one: geometry, opacity, colour, clipping and mask")
    func mirror() {
        let view = UIView(frame: CGRect(x: 10, y: 20, width: 30, height: 40))
        #expect(view.layer.frame == view.frame && view.center == CGPoint(x: 25, y: 40) && view.layer.delegate === view)
        view.alpha = 0.25
        view.isHidden = true
        view.clipsToBounds = true
        view.backgroundColor = .red
        view.transform = CGAffineTransform(scaleX: 2, y: 2)
        #expect(view.layer.opacity == 0.25 && view.layer.isHidden && view.layer.masksToBounds)
        #expect(view.layer.backgroundColor == UIColor.red.cgColor && view.layer.transform.m11 == 2)
        #expect(view.frame == CGRect(x: -5, y: 0, width: 60, height: 80) && view.bounds.width == 30)
        view.layer.position.x = 100
        #expect(view.center.x == 100)
        let mask = UIView()
        view.mask = mask
        #expect(view.layer.mask === mask.layer && mask.superview == nil)
    }

    @Test("are of the class that the view names: one of Core Animation's, or of the program's own")
    func layerClass() {
        final class Own: CAShapeLayer {}
        final class Shape: UIView { override class var layerClass: AnyClass { CAShapeLayer.self } }
        final class OwnShape: UIView { override class var layerClass: AnyClass { Own.self } }
        final class Wrong: UIView { override class var layerClass: AnyClass { NSString.self } }
        #expect(type(of: Shape().layer) == CAShapeLayer.self && type(of: OwnShape().layer) == Own.self)
        #expect(type(of: Wrong().layer) == CALayer.self)
    }

    @Test("are put in order with the layers of the program's own between them")
    func order() {
        let root = scene.root
        let (a, b, c) = (UIView(), UIView(), UIView())
        for view in [a, b] { root.addSubview(view) }
        let own = CALayer()
        root.layer.insertSublayer(own, above: a.layer)
        root.insertSubview(c, belowSubview: b)
        #expect(root.subviews == [a, c, b] && root.layer.sublayers == [a.layer, own, c.layer, b.layer])
        root.bringSubviewToFront(a)
        root.sendSubviewToBack(b)
        #expect(root.subviews == [b, c, a])
        root.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(root.subviews == [a, c, b] && root.layer.sublayers?.filter { $0 !== own } == [a, c, b].map(\.layer))
        root.insertSubview(c, at: 99)
        a.addSubview(root)
        #expect(root.subviews == [a, b, c] && a.subviews.isEmpty)
    }

    @Test("lay out with the commit, or now, so that what the layout sets moves inside of a block")
    func layout() {
        final class Row: UIView {
            var isWide = false
            let inner = UIView()
            override func layoutSubviews() {
                super.layoutSubviews()
                inner.frame = CGRect(x: 0, y: 0, width: isWide ? 100 : 20, height: 10)
            }
        }
        let row = Row(frame: CGRect(x: 0, y: 0, width: 100, height: 10))
        row.inner.backgroundColor = .red
        row.addSubview(row.inner)
        scene.root.addSubview(row)
        scene.advance(0)
        row.isWide = true
        row.setNeedsLayout()
        UIView.animate(withDuration: 1, delay: 0, options: .curveLinear) { row.layoutIfNeeded() }
        scene.advance(0.5)
        #expect(scene.drawn()?.rect.width.isNear(60) == true)
        row.isWide = false
        UIView.animate(withDuration: 1) { row.setNeedsLayout() }
        scene.advance(0)
        #expect(row.inner.frame.width == 20)
    }

    @Test("are touched by what is seen, enabled and inside, from the front")
    func hits() {
        let view = scene.view(0, 0, 50, 50)
        let inner = UIView(frame: CGRect(x: 40, y: 40, width: 50, height: 50))
        view.addSubview(inner)
        func hit(_ x: CGFloat, _ y: CGFloat) -> UIView? { scene.root.hitTest(CGPoint(x: x, y: y), with: nil) }
        #expect(hit(45, 45) === inner && hit(80, 80) === scene.root && hit(10, 10) === view && hit(300, 0) == nil)
        inner.alpha = 0.005
        #expect(hit(45, 45) === view)
        inner.alpha = 1
        inner.isUserInteractionEnabled = false
        #expect(hit(45, 45) === view)
        view.isHidden = true
        #expect(hit(45, 45) === scene.root)
    }

    @Test("hear of superviews and windows in order")
    func moves() {
        final class Told: UIView {
            var log: [String] = []
            override func willMove(toSuperview newSuperview: UIView?) { log.append("will \(newSuperview != nil)") }
            override func didMoveToSuperview() { log.append("did \(superview != nil)") }
            override func willMove(toWindow newWindow: UIWindow?) { log.append("will window \(newWindow != nil)") }
            override func didMoveToWindow() { log.append("did window \(window != nil)") }
        }
        let view = Told()
        scene.root.addSubview(view)
        #expect(view.log == ["will true", "will window true", "did true", "did window true"])
        view.log = []
        view.removeFromSuperview()
        #expect(view.log == ["will false", "will window false", "did false", "did window false"])
    }

    @Test("have the tint of those around until they have their own")
    func tint() {
        final class Told: UIView {
            var count = 0
            override func tintColorDidChange() { count += 1 }
        }
        let (outer, inner) = (UIView(), Told())
        outer.addSubview(inner)
        inner.count = 0
        outer.tintColor = .red
        #expect(inner.tintColor == .red && inner.count == 1)
        inner.tintColor = .green
        outer.tintColor = .blue
        #expect(inner.tintColor == .green && inner.count == 2)
    }

    @Test("draw into the current context, anew when it is asked for or the size is another with redraw")
    func drawing() {
        final class Drawn: UIView {
            var count = 0
            override func draw(_ rect: CGRect) {
                count += 1
                UIColor(red: 0, green: 1, blue: 0, alpha: 1).setFill()
                UIBezierPath(rect: rect.insetBy(dx: 5, dy: 5)).fill()
            }
        }
        let view = Drawn(frame: CGRect(x: 0, y: 0, width: 20, height: 20))
        view.contentMode = .redraw
        scene.root.addSubview(view)
        scene.advance(0.1)
        #expect(view.count == 1 && scene.drawn(.green)?.rect == CGRect(x: 5, y: 5, width: 10, height: 10))
        scene.advance(0.1)
        view.center.x = 50
        scene.advance(0.1)
        #expect(view.count == 1)
        view.bounds.size.width = 40
        scene.advance(0.1)
        #expect(view.count == 2 && scene.drawn(.green)?.rect.width == 30)
    }
}
