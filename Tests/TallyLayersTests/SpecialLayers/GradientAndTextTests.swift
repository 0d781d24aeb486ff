import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A gradient layer and a text layer")
struct GradientAndTextTests {
    private let scene = LayerScene(width: 100, height: 100)

    private func isNear(_ pixel: [Int], _ wanted: [Int], _ tolerance: Int = 6) -> Bool {
        zip(pixel, wanted).allSatisfy { abs($0 - $1) <= tolerance }
    }

    @Test("runs from the top to the bottom, or from one point of its bounds to another, and on beyond its ends")
    func axial() {
        let layer = scene.show(CAGradientLayer(), 0, 0, 100, 100, nil)
        layer.colors = [CGColor.black, CGColor.red]
        scene.advance(0.3)
        #expect(isNear(scene.pixel(50, 1), [3, 0, 0, 255]) && isNear(scene.pixel(5, 50), [128, 0, 0, 255]))
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.25, y: 0.5), CGPoint(x: 0.75, y: 0.5))
        scene.advance(0.3)
        #expect(isNear(scene.pixel(10, 50), [0, 0, 0, 255]) && isNear(scene.pixel(50, 10), [128, 0, 0, 255]))
        #expect(isNear(scene.pixel(90, 90), [255, 0, 0, 255]))
        layer.locations = [0.5, 1]
        scene.advance(0.3)
        #expect(isNear(scene.pixel(48, 50), [0, 0, 0, 255]) && isNear(scene.pixel(62, 50), [128, 0, 0, 255], 12))
        layer.colors = ["no colour"]
        layer.colors = []
        scene.advance(0.3)
        #expect(scene.isAtRest)
    }

    @Test("goes over to other colours, places and stops")
    func animated() {
        let layer = scene.show(CAGradientLayer(), 0, 0, 100, 100, nil)
        layer.colors = [CGColor.black, CGColor.black]
        scene.advance(0.3)
        layer.add(basic("colors", [CGColor.black, .black], [CGColor.red, .red]), forKey: nil)
        scene.advance(0.5)
        #expect(isNear(scene.pixel(50, 50), [128, 0, 0, 255]))
        scene.advance(1)
        layer.colors = [CGColor.blue, CGColor.blue]
        #expect(layer.animationKeys() == ["colors"])
        scene.advance(1)
        #expect(scene.pixel(50, 50) == [0, 0, 255, 255] && scene.isAtRest)
    }

    @Test("runs out from a point, and around one")
    func round() {
        let layer = scene.show(CAGradientLayer(), 0, 0, 100, 100, nil)
        layer.colors = [CGColor.red, CGColor.blue]
        layer.type = .radial
        (layer.startPoint, layer.endPoint) = (CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1))
        scene.advance(0.3)
        #expect(
            isNear(scene.pixel(50, 50), [255, 0, 0, 255], 8) && isNear(scene.pixel(75, 50), [127, 0, 128, 255], 8))
        #expect(isNear(scene.pixel(2, 2), [0, 0, 255, 255]))
        layer.type = .conic
        layer.endPoint = CGPoint(x: 0.5, y: 0)
        scene.advance(0.3)
        #expect(isNear(scene.pixel(54, 5), [250, 0, 5, 255], 10) && isNear(scene.pixel(46, 5), [5, 0, 250, 255], 10))
        #expect(
            isNear(scene.pixel(50, 95), [127, 0, 128, 255], 8) && isNear(scene.pixel(95, 50), [191, 0, 64, 255], 8))
    }

    @Test("writes from its top, as large, as coloured and as aligned as it is told")
    func text() {
        let layer = scene.show(CATextLayer(), 0, 20, 100, 60, nil)
        layer.string = "12"
        layer.fontSize = 20
        layer.foregroundColor = .red
        scene.advance(0.3)
        let left = scene.stage.frame.texts[0]
        #expect(
            left.string == "12" && left.rect.minX.isNear(0) && left.rect.minY < 26
                && "\(left.color)" == CGColor.red.name)
        layer.alignmentMode = .right
        scene.advance(0.3)
        #expect(scene.stage.frame.texts[0].rect.maxX.isNear(100, 0.5))
        layer.alignmentMode = .center
        scene.advance(0.3)
        #expect(scene.stage.frame.texts[0].rect.midX.isNear(50, 0.5))
        layer.fontSize = 40
        #expect(layer.animationKeys() == ["fontSize"])
        scene.advance(1)
        #expect(scene.stage.frame.texts[0].rect.height > left.rect.height * 1.9 && scene.isAtRest)
        layer.string = 7
        scene.advance(1)
        #expect(scene.strings.isEmpty)
    }

    @Test("breaks its lines, or cuts its one line, and takes fonts and colours from a string that has its own")
    func lines() {
        let layer = scene.show(CATextLayer(), 0, 0, 60, 90, nil)
        layer.string = "one two three four"
        layer.fontSize = 12
        layer.isWrapped = true
        scene.advance(0.3)
        #expect(scene.strings.count > 1)
        layer.isWrapped = false
        layer.truncationMode = .end
        scene.advance(0.3)
        #expect(scene.strings.count == 1 && scene.strings[0].hasSuffix("…"))
        layer.string = NSAttributedString(string: "own", attributes: [.foregroundColor: UIColor(cgColor: .green)])
        scene.advance(0.3)
        #expect("\(scene.stage.frame.texts[0].color)" == CGColor.green.name)
    }
}
