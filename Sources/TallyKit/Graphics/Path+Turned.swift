import Foundation
import TallyCore

extension Path {
    /// The same lines from their ends to their beginnings, the last part first.
    var turnedAround: Path {
        var parts: [(start: CGPoint, elements: [Element], isClosed: Bool)] = []
        forEach { element in
            switch element {
            case .move(let point): parts.append((point, [], false))
            case .closeSubpath: if !parts.isEmpty { parts[parts.count - 1].isClosed = true }
            default:
                if let last = parts.last, last.isClosed { parts.append((last.start, [], false)) }
                if !parts.isEmpty { parts[parts.count - 1].elements.append(element) }
            }
        }
        var result = Path()
        for part in parts.reversed() {
            var points = [part.start] + part.elements.compactMap(\.end)
            result.move(to: points.removeLast())
            for (element, point) in zip(part.elements.reversed(), points.reversed()) {
                switch element {
                case .quadCurve(_, let control): result.addQuadCurve(to: point, control: control)
                case .curve(_, let control1, let control2):
                    result.addCurve(to: point, control1: control2, control2: control1)
                default: result.addLine(to: point)
                }
            }
            if part.isClosed { result.closeSubpath() }
        }
        return result
    }
}

extension Path.Element {
    var end: CGPoint? {
        switch self {
        case .move(let point), .line(let point), .quadCurve(let point, _), .curve(let point, _, _): point
        case .closeSubpath: nil
        }
    }
}
