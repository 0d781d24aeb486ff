import Foundation
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("What particles of an emitter emit")
struct InnerCellTests {
    private let scene = LayerScene()

    private func cell(_ rate: Float, _ lifetime: Float, _ velocity: CGFloat = 0) -> CAEmitterCell {
        let cell = CAEmitterCell()
        cell.contents = Pictures.plain(width: 2, height: 2)
        (cell.birthRate, cell.lifetime, cell.velocity) = (rate, lifetime, velocity)
        return cell
    }

    private func show(_ cell: CAEmitterCell, at place: CGPoint = CGPoint(x: 100, y: 100)) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.emitterPosition = place
        layer.emitterCells = [cell]
        scene.show(layer, 0, 0, 200, 200, nil)
        return layer
    }

    private var places: [CGPoint] { scene.stage.frame.images.map { CGPoint(x: $0.rect.midX, y: $0.rect.midY) } }

    @Test("goes in a direction relative to theirs")
    func direction() {
        // Downwards, by way of the longitude and by way of gravity; what they emit goes to their left, which is to the right.
        for falls in [false, true] {
            let scene = InnerCellTests()
            let outer = cell(1, 1.5, falls ? 0 : 40)
            outer.contents = nil
            if falls { outer.yAcceleration = 40 } else { outer.emissionLongitude = .pi / 2 }
            let inner = cell(20, 1, 30)
            inner.emissionLongitude = -.pi / 2
            outer.emitterCells = [inner]
            _ = scene.show(outer, at: CGPoint(x: 50, y: 20))
            scene.scene.advance(2.2)
            let places = scene.places
            #expect(places.count > 15)
            #expect(places.allSatisfy { $0.x >= 50 && $0.x < 81 && $0.y > 20 })
            #expect(places.contains { $0.x > 70 })
        }
    }

    @Test("has their colour, and not their opacity")
    func color() {
        let outer = cell(1, 3)
        outer.color = CGColor(red: 1, green: 0, blue: 0, alpha: 1)
        outer.alphaSpeed = -1
        let inner = cell(30, 1)
        inner.contents = Pictures.plain(width: 20, height: 20, 0xFFFF_FFFF)
        outer.emitterCells = [inner]
        _ = show(outer)
        scene.advance(3.5)
        let picture = scene.stage.image()
        #expect(picture[100, 100] == 0xFFFF_0000)
    }

    @Test("that nobody sees any more does not keep what comes later from being seen")
    func limit() {
        let cell = cell(2_000, 15, 10)
        cell.emissionRange = 2 * .pi
        cell.alphaSpeed = -1
        let layer = show(cell)
        for time in 1...9 {
            scene.advance(1)
            #expect(abs(scene.stage.frame.images.count - 2_000) < 20, "\(time)")
        }
        layer.birthRate = 0
        scene.advance(1.1)
        #expect(scene.stage.frame.images.isEmpty && scene.isAtRest)
    }

    @Test("of too many the newest are seen")
    func newest() {
        let cell = cell(4_000, 10, 10)
        let layer = show(cell)
        scene.advance(8)
        let places = places
        // One way, by 10 points a second: the newest 2.5 seconds.
        #expect(places.count == 10_000 && layer.emitterCells?.count == 1)
        #expect(places.allSatisfy { $0.x < 125.1 } && places.contains { $0.x < 100.1 })
    }
}
