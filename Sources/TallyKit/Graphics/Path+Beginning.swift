import Foundation
import TallyCore

extension Path {
    /// The same rounded rectangle, drawn from where its upper edge begins: lines that grow along it begin there in UIKit, and
    /// in SwiftUI in the middle of the right side.
    var beginningAtTop: Path {
        var elements: [Element] = []
        forEach { elements.append($0) }
        let top = boundingRect.minY
        guard case .move(let start)? = elements.first, start.y > top, case .closeSubpath? = elements.last,
            let last = elements.firstIndex(where: { $0.end.map { $0.y <= top + 1e-9 } ?? false }),
            let beginning = elements[last].end
        else { return self }
        var path = Path()
        path.move(to: beginning)
        // The first is a line from the middle of a side, which the last one before the end goes on to the end of.
        for element in elements[(last + 1)..<(elements.count - 1)] + elements[1...last] {
            switch element {
            case .line(let point): path.addLine(to: point)
            case .quadCurve(let point, let control): path.addQuadCurve(to: point, control: control)
            case .curve(let point, let control1, let control2):
                path.addCurve(to: point, control1: control1, control2: control2)
            case .move, .closeSubpath: break
            }
        }
        path.closeSubpath()
        return path
    }
}
