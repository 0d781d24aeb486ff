import ConformanceJSON
import Foundation
import TallyCore
import TallyLayers
import TallyScene

extension ValueRow {
    func byValue() -> Outcome {
        let path = input["keyPath"].string ?? "position.x"
        guard let keyPath = LayerKeyPath(path) else { return .hasNoRunner }
        let animation = CABasicAnimation(keyPath: path)
        func value(_ json: JSON) -> Any? {
            if let number = json.number { return number }
            guard let n = json.numbers, n.count == 4 else { return nil }
            return keyPath.kind == .color
                ? CGColor(red: n[0], green: n[1], blue: n[2], alpha: n[3]) as Any
                : CGRect(x: n[0], y: n[1], width: n[2], height: n[3])
        }
        animation.fromValue = value(input["from"])
        animation.toValue = value(input["to"])
        animation.byValue = value(input["by"])
        animation.isAdditive = input["isAdditive"].bool ?? false
        animation.isCumulative = input["isCumulative"].bool ?? false
        animation.repeatCount = Float(input["repeatCount"].number ?? 0)
        animation.fillMode = .both
        let below = value(input["model"]) ?? value(input["newModel"]) ?? value(input["presentation"])
        func whole(_ part: Any?) -> LayerValue {
            let store = ValueStore()
            guard let part = LayerValue(part, as: keyPath.kind) else { return store[keyPath.property] }
            return keyPath.set(part, in: store[keyPath.property])
        }
        let running = RunningAnimation(animation)
        if input["newModel"].number != nil { running.previousValue = whole(value(input["presentation"])) }
        func shown(_ time: Double) -> LayerValue {
            keyPath.get(from: running.values(at: time, [keyPath.property: whole(below)])[keyPath.property])
        }
        if let progress = input["progress"].number ?? input["elapsed"].number { return check(shown(progress)) }
        return .all([check(shown(0), expected["start"]), check(shown(1), expected["end"])])
    }

    func transform() -> Outcome {
        let scale = CATransform3DMakeScale(2, 3, 1)
        switch input["expr"].string {
        case "CATransform3DTranslate(scale(2,3,1), 10,20,0)":
            return check(CATransform3DTranslate(scale, 10, 20, 0).list)
        case "CATransform3DRotate(scale(2,3,1), pi/2, 0,0,1)":
            return check(CATransform3DRotate(scale, .pi / 2, 0, 0, 1).list)
        case "CATransform3DConcat(translate(10,0,0), scale(2,2,2))":
            let move = CATransform3DMakeTranslation(10, 0, 0)
            return check(CATransform3DConcat(move, CATransform3DMakeScale(2, 2, 2)).list)
        case "CATransform3DMakeRotation(pi/6, 1,0,0)": return check(CATransform3DMakeRotation(.pi / 6, 1, 0, 0).list)
        case "CATransform3DMakeRotation(pi/6, 0,1,0)": return check(CATransform3DMakeRotation(.pi / 6, 0, 1, 0).list)
        default: return .hasNoRunner
        }
    }

    func transformParts() -> Outcome {
        guard let matrix = input["matrix"].numbers, matrix.count == 16 else { return .hasNoRunner }
        let parts = TransformParts(CATransform3D(matrix))
        func list(_ v: SIMD3<Double>) -> [Double] { [v.x, v.y, v.z] }
        let q = parts.rotation.vector
        let signs = [1.0, -1].map { s in
            check([q.x * s, q.y * s, q.z * s, q.w * s], expected["quaternion xyzw"])
        }
        return .all([
            check(list(parts.translation), expected["translation"]), check(list(parts.scale), expected["scale"]),
            check(list(parts.skew), expected["skew xy xz yz"]), signs.contains(.holds) ? .holds : signs[0],
            check(parts.transform.list, input["matrix"]),
        ])
    }

    func transformInterpolation() -> Outcome {
        guard let from = input["fromMatrix"].numbers, let to = input["toMatrix"].numbers,
            let progress = input["progress"].number
        else { return .hasNoRunner }
        let animation = CABasicAnimation(keyPath: "transform")
        (animation.fromValue, animation.toValue) = (CATransform3D(from), CATransform3D(to))
        return animation.part(at: progress).map { check($0) } ?? .hasNoRunner
    }

    func transformKeyPath() -> Outcome {
        guard let progress = input["progress"].number, input["model"].string == "identity" else { return .hasNoRunner }
        let animation = CABasicAnimation(keyPath: input["keyPath"].string)
        (animation.fromValue, animation.toValue) = (input["from"].number, input["to"].number)
        return check(RunningAnimation(animation).values(at: progress)[.transform])
    }

    /// How far it is, and by rule 5.19 the places that follow from that. Whether they are drawn there is the layers' test.
    func transition() -> Outcome {
        guard let time = input["t"].number else { return .hasNoRunner }
        let transition = CATransition()
        transition.fillMode = .both
        if let start = input["startProgress"].number { transition.startProgress = Float(start) }
        if let end = input["endProgress"].number { transition.endProgress = Float(end) }
        if let name = input["timing"].string {
            transition.timingFunction = CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: name))
        }
        guard let p = RunningAnimation(transition).transitionProgress(at: time) else { return .fails("not in effect") }
        if expected["progress"].number != nil { return check(p, expected["progress"]) }
        guard let size = input["bounds"].numbers, let type = input["type"].string else { return .hasNoRunner }
        let side = input["subtype"].string ?? ""
        let way =
            side.hasPrefix("fromRight")
            ? [size[0], 0]
            : side.hasPrefix("fromLeft")
                ? [-size[0], 0] : side.hasPrefix("fromTop") ? [0, size[1]] : [0, -size[1]]
        let old = way.map { type == "push" || type == "reveal" ? -$0 * p : 0 }
        let new = way.map { type == "push" || type == "moveIn" ? $0 * (1 - p) : 0 }
        let opacity = expected["newOpacity"].number.map { check(p, .number($0)) } ?? .holds
        return .all([check(old, expected["oldOffset"]), check(new, expected["newOffset"]), opacity])
    }
}
