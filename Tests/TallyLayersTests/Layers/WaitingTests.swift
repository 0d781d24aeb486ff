import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("An animation that waits for its begin")
struct WaitingTests {
    private let scene = LayerScene()

    @Test("asks for no frame until then, of a view's and of a layer's own")
    func quiet() {
        let view = scene.view()
        var told: [Double] = []
        let start = scene.time
        UIView.animate(withDuration: 0.5, delay: 1, options: .curveLinear) {
            view.center.x = 110
        } completion: { _ in
            told.append(scene.time)
        }
        let layer = scene.layer(0, 100)
        let late = basic("opacity", 1, 0, 0.5)
        late.beginTime = scene.time + 1
        late.fillMode = .backwards
        layer.add(late, forKey: "late")
        scene.advance(0)
        scene.advance(0.1)
        #expect(!scene.stage.isAnimating && scene.stage.nextFrameTime.map { $0.isNear(start + 1, 1e-3) } == true)
        #expect(scene.middle().x == 10)
        var frames = 0
        while let next = scene.stage.nextFrameTime, next < start + 0.99 {
            scene.stage.advance(by: next - scene.time)
            frames += 1
        }
        #expect(frames == 0)
        scene.advance(start + 1.25 - scene.time)
        #expect(scene.stage.isAnimating && scene.middle().x.isNear(60, 1))
        scene.advance(1)
        #expect(told.count == 1 && told[0].isNear(start + 1.5, 1e-3) && scene.isAtRest && scene.middle().x == 110)
    }
}
