import ConformanceJSON
import Foundation
import TallyCore
import TallyLayers

extension ValueRow {
    func keyframe() -> Outcome {
        guard let progress = input["progress"].number else { return .hasNoRunner }
        let animation = CAKeyframeAnimation(keyPath: input["keyPath"].string ?? "position")
        if let name = input["path"].string {
            guard let path = Self.path(name) else { return .hasNoRunner }
            animation.path = path
        } else if let values = input["values"].array {
            if values.first?.number != nil { animation.keyPath = "position.x" }
            animation.values = values.map { value -> Any in
                if let number = value.number { return number }
                let (x, y) = (value.numbers?[0] ?? .nan, value.numbers?[1] ?? .nan)
                return animation.keyPath == "bounds.size" ? CGSize(width: x, height: y) : CGPoint(x: x, y: y)
            }
        }
        func list(_ key: String) -> [NSNumber]? { input[key].numbers?.map { NSNumber(value: $0) } }
        animation.keyTimes = list("keyTimes")
        animation.tensionValues = list("tensionValues")
        animation.continuityValues = list("continuityValues")
        animation.biasValues = list("biasValues")
        animation.timingFunctions = input["timingFunctions"].array?.map {
            CAMediaTimingFunction(name: CAMediaTimingFunctionName(rawValue: $0.string ?? ""))
        }
        if let mode = input["calculationMode"].string { animation.setValue(mode, forKey: "calculationMode") }
        guard let rotation = input["rotationMode"].string else {
            return animation.part(at: progress).map { check($0) } ?? .hasNoRunner
        }
        animation.rotationMode = rotation == "rotateAuto" ? .rotateAuto : .rotateAutoReverse
        let model = LayerValue.transform(CATransform3DMakeScale(2, 3, 1))
        let turned = RunningAnimation(animation).values(at: progress, [.transform: model])[.transform].transform
        return .all([
            check(Double(turned.m11), expected["m11"]), check(Double(turned.m12), expected["m12"]),
            check(Double(turned.m21), expected["m21"]), check(Double(turned.m22), expected["m22"]),
        ])
    }

    private static func path(_ name: String) -> CGPath? {
        var path = Path()
        path.move(to: .zero)
        switch name {
        case "(0,0) curve to (100,0) controls (0,100),(100,100)":
            path.addCurve(
                to: CGPoint(x: 100, y: 0), control1: CGPoint(x: 0, y: 100), control2: CGPoint(x: 100, y: 100))
        case "move(0,0) line(10,0) move(100,100) line(100,110)":
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.move(to: CGPoint(x: 100, y: 100))
            path.addLine(to: CGPoint(x: 100, y: 110))
        case "(0,0) (10,0) (0,10) close":
            path.addLine(to: CGPoint(x: 10, y: 0))
            path.addLine(to: CGPoint(x: 0, y: 10))
            path.closeSubpath()
        case "(0,0) to (0,100)":
            path.addLine(to: CGPoint(x: 0, y: 100))
        default: return nil
        }
        return path.cgPath
    }
}
