internal import Foundation
internal import TallyCore
package import TallyScene

/// What one animation does to a layer, as it stands.
package struct LayerMotionReport {
    package let key: String
    package let pace: String
    package let shown: String
    package let target: String
    /// Seconds since it began.
    package let elapsed: Double
    /// Infinite: without end.
    package let duration: Double
}

extension CALayer {
    /// Returns the layer that draws a segment, this one or one inside.
    package final func layer(drawing segment: Segment) -> CALayer? {
        if drawing?.draws(segment) == true { return self }
        for child in children {
            if let found = child.layer(drawing: segment) { return found }
        }
        return nil
    }

    /// Returns what animates the layer now, in the order in which it was added.
    package final func motionReports(at time: Double) -> [LayerMotionReport] {
        let shown = shownValues
        return attached.filter { $0.running != nil && !$0.hasEnded }.map { attached in
            let path = (attached.animation as? CAPropertyAnimation)?.keyPath.flatMap { LayerKeyPath($0) }
            func text(_ values: LayerValues) -> String { path.map { $0.get(from: values[$0.property]).inWords } ?? "" }
            return LayerMotionReport(
                key: (attached.animation as? CAPropertyAnimation)?.keyPath ?? attached.key ?? "animation",
                pace: attached.animation.paceInWords, shown: text(shown), target: text(modelValues),
                elapsed: time - attached.start, duration: attached.end - attached.start)
        }
    }
}

extension LayerValue {
    /// The value as a reader of explanations sees it, with two decimals.
    var inWords: String {
        func number(_ value: Double) -> String { String(format: "%.2f", value) }
        switch self {
        case .none: return "none"
        case .number(let value): return number(value)
        case .flag(let value): return value ? "true" : "false"
        case .pair(let pair): return "(\(number(pair.x)), \(number(pair.y)))"
        case .rect(let rect): return "(\(number(rect.x)), \(number(rect.y)), \(number(rect.z)), \(number(rect.w)))"
        case .color(let color):
            return "rgba(\(number(color.red)), \(number(color.green)), \(number(color.blue)), \(number(color.alpha)))"
        case .transform(let transform):
            return CATransform3DIsIdentity(transform)
                ? "the identity"
                : "a transform (\(number(transform.m11)), \(number(transform.m12)), \(number(transform.m21)), "
                    + "\(number(transform.m22)), \(number(transform.m41)), \(number(transform.m42)))"
        case .numbers(let values): return "[\(values.map(number).joined(separator: ", "))]"
        case .colors(let colors): return "\(colors.count) colours"
        case .path: return "a path"
        case .object: return "an object"
        }
    }
}
