import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import TallyUI
import Testing

@MainActor @Suite("The contents of a layer")
struct ContentsFadeTests {
    private let scene = LayerScene(width: 100, height: 100)
    private let layer: CALayer
    private let green = Pictures.plain(width: 4, height: 4)
    private let blue = Pictures.plain(width: 4, height: 4, 0xFF00_00FF)

    init() {
        scene.root.backgroundColor = .white
        layer = CALayer()
        layer.contents = green
        scene.show(layer, 20, 20, 40, 40, nil)
        scene.advance(0.1)
    }

    private func isNear(_ pixel: [Int], _ wanted: [Int]) -> Bool {
        zip(pixel, wanted).allSatisfy { abs($0 - $1) <= 4 }
    }

    @Test("cross-fade where the layer stands alone: their light adds up, and what is behind is never seen")
    func pictures() {
        layer.contents = blue
        scene.advance(0.0625)
        var last = 255
        while !scene.isAtRest {
            let pixel = scene.pixel(40, 40)
            #expect(pixel[0] <= 2 && abs(pixel[1] + pixel[2] - 255) <= 3 && pixel[1] <= last, "\(pixel)")
            #expect((layer.presentation()?.contents as? CGImage) == (pixel[1] > 128 ? green : blue) || pixel[1] == 128)
            last = pixel[1]
            scene.advance(0.02)
        }
        #expect(scene.pixel(40, 40) == [0, 0, 255, 255] && layer.contents as? CGImage == blue)
        #expect(scene.time.isNear(0.45, 0.03))
    }

    @Test("are exchanged at once for a class, a layer or a transaction that says so, and in a view's layer")
    func without() {
        layer.actions = ["contents": NSNull()]
        layer.contents = blue
        scene.advance(0)
        #expect(scene.pixel(40, 40) == [0, 0, 255, 255] && scene.isAtRest)
        layer.actions = nil
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.contents = green
        CATransaction.commit()
        scene.advance(0)
        #expect(scene.pixel(40, 40) == [0, 255, 0, 255] && scene.isAtRest)
        let view = scene.view(20, 20, 40, 40)
        view.layer.contents = blue
        scene.advance(0)
        #expect(scene.pixel(40, 40) == [0, 0, 255, 255] && scene.isAtRest)
    }

    @Test("go on from what is seen when they are exchanged again, at every frame, and come and go from and to nothing")
    func interrupted() {
        var shown = scene.pixel(40, 40)
        for frame in 0..<30 {
            layer.contents = [blue, green, nil, blue][frame % 4]
            scene.advance(0)
            #expect(isNear(scene.pixel(40, 40), shown), "\(frame)")
            scene.advance(1 / 60)
            shown = scene.pixel(40, 40)
        }
        scene.advance(0.3)
        #expect(scene.pixel(40, 40) == [0, 255, 0, 255] && scene.isAtRest)
        layer.contents = nil
        scene.advance(0.125)
        let half = scene.pixel(40, 40)
        #expect(half[0] > 60 && half[0] < 250 && half[1] >= 253 && half[2] == half[0])
        scene.advance(0.2)
        #expect(scene.pixel(40, 40) == [255, 255, 255, 255] && layer.contents == nil)
    }

    @Test("move by an animation of their own from one picture to another")
    func explicit() {
        layer.add(basic("contents", green, blue, 1), forKey: nil)
        scene.advance(0.25)
        #expect(isNear(scene.pixel(40, 40), [0, 191, 64, 255]))
        scene.advance(1)
        #expect(scene.pixel(40, 40) == [0, 255, 0, 255])
    }

    fileprivate final class Dot: CALayer {
        var color = CGColor.red
        override func draw(in ctx: CGContext) {
            ctx.setFillColor(color)
            ctx.fill(bounds)
            ctx.setFillColor(.blue)
            ctx.fill(CGRect(x: 0, y: 0, width: 20, height: 20))
        }
    }

    @Test("that are drawn cross-fade as one picture, and are an object that programs can hold")
    func drawn() {
        let dot = Dot()
        dot.setNeedsDisplay()
        scene.show(dot, 20, 20, 40, 40, nil)
        scene.advance(0)
        #expect(scene.pixel(50, 50) == [255, 0, 0, 255] && scene.isAtRest && dot.contents != nil)
        dot.color = .green
        dot.setNeedsDisplay()
        scene.advance(0.125)
        let middle = scene.pixel(50, 50)
        #expect(middle[0] > 20 && middle[1] > 20 && middle[2] == 0)
        #expect(isNear(scene.pixel(30, 30), [0, 0, 255, 255]), "what both show keeps its light")
        scene.advance(0.2)
        #expect(scene.pixel(50, 50) == [0, 255, 0, 255] && scene.isAtRest)
        dot.contents = nil
        scene.advance(0.3)
        #expect(scene.pixel(50, 50) == [0, 255, 0, 255], "the green picture is behind")
    }

    @Test("of a text layer are its text, which cross-fades unless `actions` say otherwise")
    func text() {
        let text = CATextLayer()
        text.string = "12"
        text.foregroundColor = .black
        scene.show(text, 0, 0, 100, 50, nil)
        scene.advance(0.1)
        #expect(scene.strings == ["12"] && scene.isAtRest)
        text.string = "34"
        #expect(text.string as? String == "34" && text.animationKeys() == ["contents"])
        scene.advance(0.125)
        #expect(scene.strings == ["12", "34"])
        let opacities = scene.stage.frame.texts.map(\.opacity)
        #expect(opacities.allSatisfy { $0 > 0.05 && $0 < 0.95 } && opacities.reduce(0, +).isNear(1, 0.01))
        scene.advance(0.2)
        #expect(scene.strings == ["34"] && scene.isAtRest)
        text.actions = ["contents": NSNull()]
        text.string = "56"
        scene.advance(0)
        #expect(scene.strings == ["56"] && scene.isAtRest)
        text.string = "56"
        #expect(text.animationKeys() == nil)
    }
}
