import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A cell's own time")
struct CellTimeTests {
    private let scene = LayerScene()

    private func cell(_ rate: Float, lifetime: Float = 10) -> CAEmitterCell {
        let cell = CAEmitterCell()
        (cell.birthRate, cell.lifetime) = (rate, lifetime)
        cell.contents = Pictures.plain(width: 2, height: 2)
        return cell
    }

    private func emitter(_ cell: CAEmitterCell) -> CAEmitterLayer {
        let layer = CAEmitterLayer()
        layer.beginTime = scene.time
        layer.emitterCells = [cell]
        return scene.show(layer, 0, 0, 100, 100, nil)
    }

    private var count: Int { scene.stage.frame.images.count }

    @Test("begins and ends what it emits, and the stage rests when the last particle has gone")
    func own() {
        let cell = cell(10, lifetime: 1)
        (cell.beginTime, cell.duration) = (0.5, 0.5)
        _ = emitter(cell)
        scene.advance(0.45)
        #expect(count == 0)
        scene.advance(0.3)
        #expect(count == 2)
        scene.advance(0.5)
        #expect(count == 5)
        scene.advance(0.5)
        #expect(count == 3)
        scene.advance(1)
        #expect(count == 0 && scene.isAtRest)
    }

    @Test("is that of the particle which emits, inside of another cell")
    func inner() {
        let (outer, inner) = (cell(1), cell(10))
        (inner.beginTime, inner.duration) = (0.25, 0.5)
        outer.emitterCells = [inner]
        _ = emitter(outer)
        scene.advance(1.2)
        #expect(count == 1)
        scene.advance(0.27)
        #expect(count == 1 + 2)
        scene.advance(0.5)
        #expect(count == 1 + 5)
        let copy = inner.copy() as? CAEmitterCell
        #expect(copy?.duration == 0.5 && copy?.beginTime == 0.25 && CAEmitterCell().duration == .infinity)
    }
}
