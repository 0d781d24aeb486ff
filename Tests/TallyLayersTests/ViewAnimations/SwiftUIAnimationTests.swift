import Foundation
import SwiftUI
import TallyKit
import TallyLayers
import TallyStage
import Testing

@MainActor @Suite("A view of UIKit's that an animation of SwiftUI's moves")
struct SwiftUIAnimationTests {
    private let scene = LayerScene()

    @Test("goes the way that the animation has, frame by frame, without an animation among its layer's keys")
    func way() {
        let view = scene.view()
        var ended: [Double] = []
        let start = scene.time
        UIView.animate(.timingCurve(0.2, 0.8, 0.4, 1, duration: 1)) {
            view.center.x = 110
        } completion: {
            ended.append(scene.time)
        }
        #expect(view.center.x == 110)
        let curve = UnitCurve.bezier(
            startControlPoint: UnitPoint(x: 0.2, y: 0.8), endControlPoint: UnitPoint(x: 0.4, y: 1))
        for frame in 1...9 {
            scene.stage.advance(by: 0.1)
            #expect(scene.middle().x.isNear(10 + 100 * curve.value(at: Double(frame) / 10), 1e-3), "\(frame)")
            #expect(ended.isEmpty)
        }
        scene.advance(0.2)
        #expect(scene.middle().x == 110 && ended.count == 1 && ended[0].isNear(start + 1) && scene.isAtRest)
    }

    @Test("keeps place and speed where another spring sends it elsewhere, at every frame")
    func retargeted() {
        for frame in stride(from: 2, through: 40, by: 3) {
            let scene = LayerScene()
            let view = scene.view()
            UIView.animate(.spring(duration: 0.5, bounce: 0.3)) { view.center.x = 150 }
            scene.advance(Double(frame) / 60)
            let a = scene.middle().x
            scene.advance(0.01)
            let b = scene.middle().x
            UIView.animate(.spring(duration: 0.5, bounce: 0.3)) { view.center.x = 40 }
            scene.advance(0)
            #expect(scene.middle().x.isNear(b, 1e-3), "\(frame)")
            scene.advance(0.01)
            let (before, after) = (b - a, scene.middle().x - b)
            // The spring pulls with (2π / 0.5)² times the way, at most 140 points: 2.2 points in a hundredth of a second squared.
            #expect((after - before).magnitude < 2.3, "\(frame): \(before) \(after)")
            scene.advance(3)
            #expect(scene.middle().x == 40 && scene.isAtRest)
        }
    }

    @Test("that changes nothing tells so, and one without an end tells nothing")
    func ends() {
        let view = scene.view()
        var told = 0
        UIView.animate(.default, changes: {}, completion: { told += 1 })
        scene.advance(0)
        #expect(told == 1)
        UIView.animate(.linear(duration: 0.2).repeatForever()) {
            view.alpha = 0.2
        } completion: {
            told += 1
        }
        scene.advance(5)
        #expect(told == 1 && scene.stage.nextFrameTime != nil)
        view.removeFromSuperview()
        scene.advance(0.1)
        #expect(scene.isAtRest)
    }
}
