import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A transaction")
struct TransactionTests {
    private let scene = LayerScene()

    @Test("has a quarter of a second, no curve and actions, which those inside inherit until they set their own")
    func values() {
        #expect(CATransaction.animationDuration() == 0.25 && CATransaction.animationTimingFunction() == nil)
        #expect(!CATransaction.disableActions() && CATransaction.completionBlock() == nil)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setValue(7, forKey: "own")
        CATransaction.begin()
        #expect(CATransaction.animationDuration() == 2 && CATransaction.value(forKey: "own") as? Int == 7)
        CATransaction.setAnimationDuration(3)
        CATransaction.setDisableActions(true)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 2 && !CATransaction.disableActions())
        CATransaction.setAnimationDuration(.nan)
        #expect(CATransaction.animationDuration() == 0)
        CATransaction.commit()
        #expect(CATransaction.animationDuration() == 0.25 && CATransaction.value(forKey: "own") == nil)
        CATransaction.commit()
        #expect(CATransaction.value(forKey: kCATransactionAnimationDuration) as? Double == 0.25)
    }

    @Test("gives its duration and curve to what moves by itself, and its curve also to what is added")
    func settings() {
        let layer = scene.layer()
        CATransaction.begin()
        CATransaction.setAnimationDuration(1)
        CATransaction.setAnimationTimingFunction(CAMediaTimingFunction(name: .linear))
        layer.position.x = 110
        let none = CABasicAnimation(keyPath: "opacity")
        (none.fromValue, none.timingFunction) = (0, CAMediaTimingFunction(name: .easeIn))
        layer.add(none, forKey: "none")
        layer.add(basic("zPosition", 0, 1, 5), forKey: "own")
        CATransaction.commit()
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(60) && layer.presentation()?.opacity == 0.5)
        scene.advance(0.5)
        #expect(layer.animationKeys() == ["own"])
    }

    @Test("without actions moves nothing by itself, and what is added all the same")
    func disabled() {
        let layer = scene.layer()
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        layer.actions = ["opacity": basic("opacity", 0, 1)]
        layer.position.x = 110
        layer.opacity = 0.5
        #expect(layer.animationKeys() == nil)
        layer.add(basic("position.y", 0, 100), forKey: "y")
        CATransaction.commit()
        scene.advance(0.5)
        #expect(scene.middle() == CGPoint(x: 110, y: 50))
    }

    @Test("outside of any is sent before the next frame, and its animations begin with it, all at once")
    func implicit() {
        let layers = [scene.layer(), scene.layer(0, 50, 20, 20, .green)]
        scene.advance(0.37)
        for layer in layers { layer.add(basic("position.x", 0, 100), forKey: nil) }
        scene.advance(0.5)
        #expect(scene.middle().x.isNear(50) && scene.middle(.green).x.isNear(50))
        CATransaction.setAnimationDuration(9)
        layers[0].zPosition = 1
        #expect(CATransaction.animationDuration() == 9)
        scene.advance(0)
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test("that is flushed is sent now; inside of another nothing is flushed")
    func flush() {
        let layer = scene.layer()
        CATransaction.setAnimationDuration(4)
        CATransaction.begin()
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 4)
        CATransaction.commit()
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
        layer.position.x = 50
        CATransaction.flush()
        #expect(layer.presentation()?.position.x == 10)
    }

    private func completions(_ body: (@escaping (String) -> Void) -> Void) -> [(String, Double)] {
        var told: [(String, Double)] = []
        let start = scene.time
        body { told.append(($0, self.scene.time - start)) }
        scene.advance(3)
        return told
    }

    private func expect(_ told: [(String, Double)], _ names: [String], _ times: [Double]) {
        #expect(told.map(\.0) == names)
        for (one, time) in zip(told, times) { #expect(one.1.isNear(time, 1e-6), "\(one.0) at \(one.1), not \(time)") }
    }

    @Test("tells when all that was added after its block has ended; nothing: with the commit")
    func completion() {
        let layer = scene.layer()
        expect(
            completions { tell in
                CATransaction.begin()
                layer.add(basic("opacity", 0, 1, 2), forKey: "before")
                CATransaction.setCompletionBlock { tell("both") }
                layer.position.x = 50
                layer.add(basic("zPosition", 0, 1, 0.73), forKey: nil)
                CATransaction.commit()
                CATransaction.begin()
                CATransaction.setCompletionBlock { tell("nothing") }
                CATransaction.commit()
            }, ["nothing", "both"], [0, 0.73])
    }

    @Test("waits for those inside, and hands over to the block that is set next")
    func nesting() {
        let layer = scene.layer()
        expect(
            completions { tell in
                CATransaction.begin()
                CATransaction.setCompletionBlock { tell("outer") }
                CATransaction.begin()
                CATransaction.setCompletionBlock { tell("inner") }
                layer.add(basic("opacity", 0, 1, 0.5), forKey: nil)
                CATransaction.setCompletionBlock { tell("second") }
                layer.add(basic("opacity", 0, 1, 1), forKey: nil)
                CATransaction.commit()
                CATransaction.commit()
            }, ["inner", "outer", "second"], [0.5, 1, 1])
    }

    @Test("is not kept waiting by what is removed, and for ever by what never ends")
    func removal() {
        let layer = scene.layer()
        var told = 0
        CATransaction.begin()
        CATransaction.setCompletionBlock { told += 1 }
        let endless = basic("opacity", 0, 1)
        endless.repeatCount = .infinity
        layer.add(endless, forKey: "endless")
        CATransaction.commit()
        scene.advance(20)
        #expect(told == 0 && !scene.stage.settle())
        layer.removeAnimation(forKey: "endless")
        #expect(told == 1)
        scene.advance(0)
        #expect(scene.isAtRest)
    }

    @Test("may be begun by a completion, ten times in a row without a frame between two")
    func chain() {
        let layer = scene.layer()
        var times: [Double] = []
        func go(_ left: Int) {
            if left == 0 { return }
            CATransaction.begin()
            CATransaction.setAnimationDuration(0.11)
            CATransaction.setCompletionBlock {
                times.append(scene.time)
                go(left - 1)
            }
            layer.position.x += 10
            CATransaction.commit()
        }
        let start = scene.time
        go(10)
        scene.advance(2)
        #expect(times.count == 10 && scene.isAtRest)
        for (index, time) in times.enumerated() { #expect(time.isNear(start + 0.11 * Double(index + 1), 1e-6)) }
        #expect(layer.position.x == 110)
    }

    @Test("of no duration is over at once")
    func zero() {
        let layer = scene.layer()
        var told = 0
        CATransaction.begin()
        CATransaction.setAnimationDuration(0)
        CATransaction.setCompletionBlock { told += 1 }
        layer.position.x = 100
        CATransaction.commit()
        scene.advance(0)
        #expect(told == 1 && scene.middle().x == 100 && layer.animationKeys() == nil && scene.isAtRest)
    }
}
