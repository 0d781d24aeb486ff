import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A key path into an emitter's cells")
struct CellKeyTests {
    private let scene = LayerScene()

    private func emitter() -> CAEmitterLayer {
        let cell = CAEmitterCell()
        (cell.name, cell.birthRate, cell.lifetime) = ("spark", 0, 1)
        cell.contents = Pictures.plain(width: 2, height: 2)
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        return scene.show(layer, 0, 0, 100, 100, nil)
    }

    private var count: Int { scene.stage.frame.images.count }

    @Test("starts and stops a burst")
    func burst() {
        let layer = emitter()
        scene.advance(1)
        #expect(count == 0 && scene.isAtRest)
        layer.beginTime = scene.time
        layer.setValue(10, forKeyPath: "emitterCells.spark.birthRate")
        #expect(layer.value(forKeyPath: "emitterCells.spark.birthRate") as? Double == 10)
        scene.advance(0.55)
        #expect(count == 5)
        layer.setValue(0, forKeyPath: "emitterCells.spark.birthRate")
        scene.advance(0.3)
        #expect(count == 5)
        scene.advance(1)
        #expect(count == 0 && scene.isAtRest)
    }

    @Test("changes the particles that come, and leaves those that are there")
    func others() {
        let layer = emitter()
        layer.setValue(2, forKeyPath: "emitterCells.spark.birthRate")
        layer.setValue(CGFloat(3), forKeyPath: "emitterCells.spark.scale")
        scene.advance(0.6)
        let sizes = scene.stage.frame.images.map { $0.rect.width.rounded() }
        #expect(sizes == [6])
        layer.setValue(1, forKeyPath: "emitterCells.spark.scale")
        scene.advance(0.5)
        #expect(scene.stage.frame.images.map { $0.rect.width.rounded() } == [6, 2])
        layer.setValue(1, forKeyPath: "emitterCells.nobody.scale")
        #expect(layer.value(forKeyPath: "emitterCells.nobody.scale") == nil)
    }
}
