import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("Layers that scroll, repeat, emit, and what calls in each frame")
struct MovingLayersTests {
    private let scene = LayerScene()

    @Test("a scroll layer moves what is inside, by itself for a quarter of a second, on the axes that are allowed")
    func scrolling() {
        let outer = scene.show(CAScrollLayer(), 0, 0, 50, 50, nil)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 100, width: 20, height: 20)
        inner.backgroundColor = .red
        outer.addSublayer(inner)
        scene.advance(0.1)
        outer.scrollMode = .vertically
        outer.scroll(to: CGPoint(x: 30, y: 80))
        #expect(outer.animationKeys() == ["bounds"] && outer.bounds.origin == CGPoint(x: 0, y: 80))
        scene.advance(0.25)
        #expect(
            scene.middle() == CGPoint(x: 10, y: 30) && scene.drawn()?.clip == CGRect(x: 0, y: 0, width: 50, height: 50))
        inner.scrollRectToVisible(inner.bounds)
        #expect(outer.bounds.minY == 80)
        inner.scroll(CGPoint(x: 0, y: 10))
        #expect(outer.bounds.minY == 110)
        outer.scroll(to: CGRect(x: 0, y: 200, width: 10, height: 10))
        #expect(outer.bounds.minY == 160 && inner.visibleRect == .zero)
        scene.advance(1)
        #expect(scene.isAtRest)
    }

    private func replicator(_ count: Int, delay: Double = 0) -> (CAReplicatorLayer, CALayer) {
        let outer = scene.show(CAReplicatorLayer(), 0, 0, 100, 100, nil)
        let inner = CALayer()
        inner.frame = CGRect(x: 0, y: 0, width: 10, height: 10)
        inner.backgroundColor = .red
        outer.addSublayer(inner)
        outer.instanceCount = count
        outer.instanceDelay = delay
        outer.instanceTransform = CATransform3DMakeTranslation(20, 0, 0)
        scene.advance(0.5)
        return (outer, inner)
    }

    private var places: [CGFloat] { scene.stage.frame.shapes.map(\.rect.midX) }

    @Test("a replicator shows copies, each moved once more, coloured and later than the one before")
    func replicating() {
        let (outer, inner) = replicator(3, delay: 0.25)
        #expect(places.map { ($0 * 1000).rounded() / 1000 } == [5, 25, 45] && scene.isAtRest)
        let drop = basic("position.y", 0, 100)
        (drop.repeatCount, drop.fillMode) = (.infinity, .both)
        inner.add(drop, forKey: nil)
        scene.advance(0.75)
        let heights = scene.stage.frame.shapes.map { ($0.rect.midY * 1000).rounded() / 1000 }
        #expect(heights == [75, 50, 25] && !scene.stage.settle())
        inner.removeAllAnimations()
        outer.instanceCount = 0
        scene.advance(0.5)
        #expect(places.isEmpty && scene.isAtRest)
        outer.instanceCount = 2
        outer.instanceAlphaOffset = -0.5
        scene.advance(0.5)
        scene.root.backgroundColor = .white
        scene.advance(0.1)
        let second = scene.pixel(25, 5)
        #expect(scene.pixel(5, 5) == [255, 0, 0, 255] && abs(second[1] - 127) < 3 && second[0] == 255)
    }

    @Test("an emitter has as many particles as rate and life say, that move by their speed, the same in each play")
    func emitting() {
        func play() -> [CGRect] {
            let scene = LayerScene()
            let cell = CAEmitterCell()
            cell.contents = Pictures.plain(width: 2, height: 2)
            (cell.birthRate, cell.lifetime, cell.velocity) = (50, 2, 20)
            cell.emissionRange = 2 * .pi
            let layer = CAEmitterLayer()
            layer.emitterPosition = CGPoint(x: 100, y: 100)
            layer.emitterCells = [cell]
            scene.show(layer, 0, 0, 200, 200, nil)
            scene.advance(5)
            #expect(!scene.stage.settle())
            let rects = scene.stage.frame.images.map(\.rect)
            layer.birthRate = 0
            scene.advance(2.1)
            #expect(scene.stage.frame.images.isEmpty)
            scene.advance(0.1)
            #expect(scene.isAtRest)
            return rects
        }
        let rects = play()
        #expect(abs(rects.count - 100) <= 2 && rects == play())
        let distances = rects.map {
            (($0.midX - 100) * ($0.midX - 100) + ($0.midY - 100) * ($0.midY - 100)).squareRoot()
        }
        let (mean, x) = (distances.reduce(0, +) / 100, rects.map(\.midX).reduce(0, +) / CGFloat(rects.count))
        #expect(abs(mean - 20) < 2 && abs(x - 100) < 8 && distances.allSatisfy { $0 <= 40.1 })
    }

    @Test("an emitter that dies away while its time stands still, or lags behind, waits without a warning")
    func pausedEmitter() {
        let cell = CAEmitterCell()
        cell.contents = Pictures.plain(width: 2, height: 2)
        (cell.birthRate, cell.lifetime, cell.velocity) = (50, 1, 20)
        let layer = CAEmitterLayer()
        layer.emitterCells = [cell]
        scene.show(layer, 0, 0, 200, 200, nil)
        scene.advance(2)
        layer.birthRate = 0
        scene.advance(0.5)
        let count = scene.stage.frame.images.count
        (layer.timeOffset, layer.speed) = (layer.convertTime(scene.time, from: nil), 0)
        scene.advance(3)
        #expect(scene.stage.frame.images.count == count && scene.isAtRest)
        let paused = layer.timeOffset
        (layer.speed, layer.timeOffset, layer.beginTime) = (1, 0, 0)
        layer.beginTime = layer.convertTime(scene.time, from: nil) - paused
        scene.advance(0.25)
        #expect(scene.stage.frame.images.count > 0 && scene.stage.frame.images.count < count)
        scene.advance(1)
        #expect(scene.stage.frame.images.isEmpty && scene.isAtRest && scene.stage.warnings.isEmpty)
    }

    @Test("a display link calls in each frame, with its time, until it is paused or ended")
    func link() {
        final class Target {}
        weak var gone: Target?
        var times: [Double] = []
        let link: CADisplayLink
        do {
            let target = Target()
            gone = target
            link = CADisplayLink(target: target) { link in
                times.append(link.timestamp)
                #expect(link.targetTimestamp > link.timestamp)
            }
        }
        let view = scene.view()
        view.center.x = 1
        scene.stage.advance(by: 0)
        let start = scene.time
        UIView.animate(withDuration: 0.01) {
            view.center.x = 2
        } completion: { _ in
            link.add(to: .main, forMode: .default)
        }
        scene.advance(1)
        #expect(abs(times.count - 59) <= 2 && times.allSatisfy { $0 > start } && gone != nil && !scene.isAtRest)
        for (a, b) in zip(times, times.dropFirst()) { #expect((b - a).isNear(1 / 60, 1e-6) || b - a < 1 / 60) }
        link.isPaused = true
        scene.advance(0)
        let count = times.count
        scene.advance(1)
        #expect(times.count == count && scene.isAtRest)
        link.isPaused = false
        scene.advance(0.5)
        #expect(times.count > count + 25)
        link.invalidate()
        scene.advance(0)
        #expect(gone == nil && scene.isAtRest)
    }
}
