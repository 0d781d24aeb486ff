public import Foundation
internal import TallyCore

// Points are mapped as they are added: a change of the map moves what follows alone.
extension CGContext {
    public func beginPath() { current = Path() }
    public func move(to point: CGPoint) { current.move(to: point.applying(state.map)) }
    public func addLine(to point: CGPoint) { current.addLine(to: point.applying(state.map)) }
    public func addLines(between points: [CGPoint]) { add { $0.addLines(points) } }
    public func addRect(_ rect: CGRect) { add { $0.addRect(rect) } }
    public func addRects(_ rects: [CGRect]) { add { $0.addRects(rects) } }
    public func addEllipse(in rect: CGRect) { add { $0.addEllipse(in: rect) } }
    public func addPath(_ path: CGPath) { add { $0.addPath(path.path) } }
    public func addQuadCurve(to end: CGPoint, control: CGPoint) {
        current.addQuadCurve(to: end.applying(state.map), control: control.applying(state.map))
    }
    public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        current.addCurve(
            to: end.applying(state.map), control1: control1.applying(state.map), control2: control2.applying(state.map))
    }
    /// - Parameter clockwise: as seen with y growing upwards: on the screen it is the other way.
    public func addArc(center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool) {
        let inverse = state.map.inverted()
        var own = current.applying(inverse)
        own.addArc(
            center: center, radius: radius, startAngle: .radians(Double(startAngle)),
            endAngle: .radians(Double(endAngle)), clockwise: clockwise)
        current = own.applying(state.map)
    }
    public func closePath() { current.closeSubpath() }
    public var path: CGPath? { current.isEmpty ? nil : CGPath(current.applying(state.map.inverted())) }
    public var isPathEmpty: Bool { current.isEmpty }
    public var currentPointOfPath: CGPoint { (current.currentPoint ?? .zero).applying(state.map.inverted()) }

    private func add(_ body: (inout Path) -> Void) {
        var path = Path()
        body(&path)
        current.addPath(path.applying(state.map))
    }

    /// Puts the outline of the lines that would be drawn in place of the path.
    public func replacePathWithStrokedPath() {
        let own = current.applying(state.map.inverted())
        current = own.strokedPath(state.style).applying(state.map)
    }
}
