import ConformanceJSON
import Foundation
import TallyCore
import TallyKit
import TallyLayers
import TallyStage

extension ValueRow {
    /// A view is sent to 100 in a second, and back to 0 half a second later.
    @MainActor func retarget() -> Outcome {
        guard let time = input["t"].number, let property = input["property"].string else { return .hasNoRunner }
        let scene = LayerScene()
        let view = scene.view()
        let isPlace = property == "center.y"
        let curve: UIView.AnimationOptions = input["curve"].string == "linear" ? .curveLinear : .curveEaseInOut
        func go(_ value: CGFloat, _ options: UIView.AnimationOptions) {
            UIView.animate(withDuration: 1, delay: 0, options: [options, curve]) {
                if isPlace { view.center.y = value } else { view.layer.cornerRadius = value }
            }
        }
        view.center.y = 0
        scene.advance(0)
        go(100, [])
        scene.advance(min(time, 0.5))
        if time >= 0.5 {
            go(0, isPlace ? [] : .beginFromCurrentState)
            scene.advance(time - 0.5)
        }
        guard let shown = view.layer.presentation() else { return .fails("nothing is shown") }
        if isPlace, !scene.middle().y.isNear(shown.position.y) { return .fails("drawn elsewhere than presented") }
        return check(Double(isPlace ? shown.position.y : shown.cornerRadius))
    }

    @MainActor func viewKeyframes() -> Outcome {
        guard let time = input["t"].number else { return .hasNoRunner }
        let scene = LayerScene()
        let view = scene.view()
        UIView.animateKeyframes(withDuration: 1, delay: 0) {
            UIView.addKeyframe(withRelativeStartTime: 0, relativeDuration: 0.1) { view.alpha = 0 }
        }
        scene.advance(time)
        let shown = Double(view.layer.presentation()?.opacity ?? .nan)
        let drawn = Double(scene.drawn()?.opacity ?? .nan)
        return .all([check(shown), check(drawn)])
    }

    /// A text goes over to another one; nil for rows that are of no type.
    @MainActor func drawnTransition() -> Outcome? {
        guard let time = input["t"].number, let size = input["bounds"].numbers, let type = input["type"].string else {
            return nil
        }
        let scene = LayerScene()
        let layer = scene.show(CALayer(), 20, 30, CGFloat(size[0]), CGFloat(size[1]), .red)
        let transition = CATransition()
        transition.type = CATransitionType(rawValue: type)
        transition.subtype = input["subtype"].string.map {
            CATransitionSubtype(rawValue: String($0.prefix { $0 != "(" }))
        }
        transition.duration = 1
        transition.fillMode = .both
        transition.isRemovedOnCompletion = false
        if let name = input["timing"].string {
            transition.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
        }
        layer.add(transition, forKey: nil)
        CATransaction.setDisableActions(true)
        layer.backgroundColor = .blue
        scene.advance(time)
        guard let old = scene.drawn(.red), let new = scene.drawn(.blue) else { return .fails("not both are drawn") }
        func offset(_ rect: CGRect) -> [Double] { [Double(rect.minX) - 20, Double(rect.minY) - 30] }
        var outcomes = [check(offset(old.rect), expected["oldOffset"]), check(offset(new.rect), expected["newOffset"])]
        let fades = expected["fadeIfChosen"].isObject ? expected["fadeIfChosen"] : expected
        if fades["oldOpacity"].number != nil {
            outcomes += [check(old.opacity, fades["oldOpacity"]), check(new.opacity, fades["newOpacity"])]
        } else {
            outcomes.append(Outcome(old.opacity == 1 && new.opacity == 1, "one of them fades"))
        }
        return .all(outcomes)
    }
}
