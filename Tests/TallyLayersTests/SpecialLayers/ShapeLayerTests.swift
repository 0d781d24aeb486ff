import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A shape layer")
struct ShapeLayerTests {
    private let scene = LayerScene(width: 100, height: 100)

    private func line() -> CAShapeLayer {
        scene.root.backgroundColor = .white
        let layer = scene.show(CAShapeLayer(), 0, 0, 20, 20, nil)
        let path = UIBezierPath()
        path.move(to: CGPoint(x: 10, y: 50))
        path.addLine(to: CGPoint(x: 90, y: 50))
        layer.path = path.cgPath
        layer.fillColor = nil
        layer.strokeColor = .red
        layer.lineWidth = 10
        scene.advance(0.5)
        return layer
    }

    private let white = [255, 255, 255, 255]
    private let red = [255, 0, 0, 255]

    @Test("fills, then strokes along the middle of the line, also outside of its bounds, over its background")
    func drawing() {
        let layer = scene.show(CAShapeLayer(), 0, 0, 50, 50, .green)
        layer.path = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60)).cgPath
        layer.fillColor = .blue
        layer.strokeColor = .red
        layer.lineWidth = 10
        scene.advance(0.5)
        #expect(scene.pixel(5, 5) == [0, 255, 0, 255] && scene.pixel(50, 50) == [0, 0, 255, 255])
        #expect(scene.pixel(17, 50) == red && scene.pixel(23, 50) == red && scene.pixel(78, 50) == red)
        layer.fillRule = .evenOdd
        let ring = UIBezierPath(rect: CGRect(x: 20, y: 20, width: 60, height: 60))
        ring.append(UIBezierPath(rect: CGRect(x: 40, y: 40, width: 20, height: 20)))
        layer.path = ring.cgPath
        layer.strokeColor = nil
        scene.advance(0.5)
        #expect(scene.pixel(30, 30) == [0, 0, 255, 255] && scene.pixel(53, 53) != [0, 0, 255, 255])
    }

    @Test("draws the part of its line between start and end, held within the line, and nothing turned round")
    func trimming() {
        let layer = line()
        #expect(scene.pixel(12, 50) == red && scene.pixel(88, 50) == red)
        layer.add(basic("strokeEnd", 0, 1), forKey: nil)
        scene.advance(0.5)
        #expect(scene.pixel(45, 50) == red && scene.pixel(55, 50) == white)
        scene.advance(1)
        (layer.strokeStart, layer.strokeEnd) = (0.5, 7)
        scene.advance(0.5)
        #expect(scene.pixel(45, 50) == white && scene.pixel(55, 50) == red && scene.pixel(88, 50) == red)
        layer.strokeStart = 1.5
        scene.advance(0.5)
        #expect(scene.pixel(88, 50) == white && scene.isAtRest)
    }

    @Test("has ends and dashes, which march with their phase")
    func dashes() {
        let layer = line()
        layer.lineCap = .square
        scene.advance(0)
        #expect(scene.pixel(7, 50) == red && scene.pixel(3, 50) == white)
        layer.lineCap = .butt
        layer.lineDashPattern = [10, 10]
        scene.advance(0)
        #expect(scene.pixel(15, 50) == red && scene.pixel(25, 50) == white && scene.pixel(35, 50) == red)
        layer.add(basic("lineDashPhase", 0, 20), forKey: nil)
        scene.advance(0.5)
        #expect(scene.pixel(15, 50) == white && scene.pixel(25, 50) == red)
    }

    @Test("goes over to another path only by an animation of its own, point by point")
    func morphing() {
        let layer = line()
        layer.strokeColor = nil
        layer.fillColor = .red
        layer.path = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        scene.advance(1)
        let wide = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 60, height: 20)).cgPath
        layer.path = wide
        #expect(layer.animationKeys() == nil || layer.animationKeys() == ["path"])
        scene.advance(1)
        let from = UIBezierPath(rect: CGRect(x: 0, y: 0, width: 20, height: 20)).cgPath
        layer.add(basic("path", from, wide), forKey: nil)
        scene.advance(0.5)
        #expect(scene.drawn()?.rect.width.isNear(40) == true)
    }
}
