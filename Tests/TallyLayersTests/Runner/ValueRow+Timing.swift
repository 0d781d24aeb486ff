import ConformanceJSON
import TallyLayers

extension ValueRow {
    private var function: CAMediaTimingFunction? {
        if let name = input["name"].string {
            return CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
        }
        guard let points = input["controlPoints"].numbers, points.count == 4 else { return nil }
        let p = points.map { Float($0) }
        return CAMediaTimingFunction(controlPoints: p[0], p[1], p[2], p[3])
    }

    func timingFunction() -> Outcome {
        guard let function else { return .hasNoRunner }
        guard let x = input["x"].number else {
            var first: [Float] = [0, 0]
            var second: [Float] = [0, 0]
            function.getControlPoint(at: 1, values: &first)
            function.getControlPoint(at: 2, values: &second)
            return check((first + second).map { Double($0) })
        }
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.timingFunction) = (0, 1, function)
        return animation.part(at: x).map { check($0) } ?? .hasNoRunner
    }

    func mediaTiming() -> Outcome {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue) = (0, 1)
        for key in ["beginTime", "duration", "speed", "timeOffset", "repeatCount", "repeatDuration"] {
            animation.setValue(input[key].number, forKey: key)
        }
        animation.setValue(input["autoreverses"].bool, forKey: "autoreverses")
        animation.setValue(input["fillMode"].string, forKey: "fillMode")
        let time = input["parentTime"].number ?? .nan
        let moment = MediaTiming(animation).moment(at: time)
        let phase = Outcome("\(moment.phase)" == expected["phase"].string, "\(moment.phase)")
        let store = RunningAnimation(animation).values(at: time)
        guard let progress = expected["progress"].number else {
            return .all([phase, Outcome(!moment.isInEffect && store.written.isEmpty, "in effect")])
        }
        return .all([
            phase, Outcome(moment.isInEffect, "not in effect"), check(moment.progress, .number(progress)),
            check(store[.opacity], .number(progress)),
        ])
    }

    func layerTime() -> Outcome {
        let layers = (input["layersRootFirst"].array ?? []).map { json in
            var timing = MediaTiming()
            timing.speed = json["speed"].number ?? .nan
            timing.timeOffset = json["timeOffset"].number ?? .nan
            timing.beginTime = json["beginTime"].number ?? .nan
            return timing
        }
        let time = input["time"].number ?? .nan
        guard layers.count == 2 else { return .hasNoRunner }
        let (root, child) = (layers[0], layers[1])
        switch input["query"].string {
        case "child from parent", "child from root": return check(child.localTime(fromParent: time))
        case "parent from child", "root from child": return check(child.parentTime(fromLocal: time))
        case "root from global": return check(root.localTime(fromParent: time))
        case "root to global": return check(root.parentTime(fromLocal: time))
        case "child from global": return check(child.localTime(fromParent: root.localTime(fromParent: time)))
        case "child to global": return check(root.parentTime(fromLocal: child.parentTime(fromLocal: time)))
        default: return .hasNoRunner
        }
    }

    func defaultOfAnimation() -> Outcome? {
        let animation: CAAnimation.Type? =
            switch input["class"].string {
            case "CAAnimation": CAAnimation.self
            case "CASpringAnimation": CASpringAnimation.self
            case "CATransition": CATransition.self
            default: nil
            }
        guard let animation, let key = input["key"].string else { return nil }
        let value = animation.defaultValue(forKey: key)
        switch expected {
        case .null: return Outcome(value == nil, "\(value as Any)")
        case .string(let name):
            let text = (value as? CAMediaTimingFillMode)?.rawValue ?? (value as? CATransitionType)?.rawValue
            return Outcome(text == name, "\(value as Any)")
        default: return value.flatMap { LayerValue.double($0) }.map { check($0) } ?? .fails("\(value as Any)")
        }
    }
}
