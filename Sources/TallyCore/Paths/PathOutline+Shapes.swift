import Foundation
import TallyScene

extension PathOutline {
    /// Adds a rectangle, from the top left corner clockwise on the screen.
    package mutating func addRect(_ rect: Rect) {
        guard rect.isFinite else { return }
        move(to: Point(x: rect.minX, y: rect.minY))
        line(to: Point(x: rect.maxX, y: rect.minY))
        line(to: Point(x: rect.maxX, y: rect.maxY))
        line(to: Point(x: rect.minX, y: rect.maxY))
        close()
    }

    /// Adds an ellipse, from the rightmost point clockwise on the screen.
    package mutating func addEllipse(in rect: Rect) {
        guard rect.isFinite else { return }
        let k = Self.quarterTurnControl
        let (x, y) = (rect.midX, rect.midY)
        let (rx, ry) = (rect.width / 2, rect.height / 2)
        func at(_ dx: Double, _ dy: Double) -> Point { Point(x: x + dx * rx, y: y + dy * ry) }
        move(to: at(1, 0))
        curve(to: at(0, 1), control1: at(1, k), control2: at(k, 1))
        curve(to: at(-1, 0), control1: at(-k, 1), control2: at(-1, k))
        curve(to: at(0, -1), control1: at(-1, -k), control2: at(-k, -1))
        curve(to: at(1, 0), control1: at(k, -1), control2: at(1, -k))
        close()
    }

    /// 4/3·tan(π/8): the control points' distance, in radii, of the cubic nearest to a quarter of a circle.
    package static var quarterTurnControl: Double { 0.552_284_749_830_793_4 }
}

extension Rect {
    package init(_ rect: CGRect) {
        let r = rect.standardized
        self.init(x: r.origin.x, y: r.origin.y, width: r.size.width, height: r.size.height)
    }

    package var isFinite: Bool { minX.isFinite && minY.isFinite && maxX.isFinite && maxY.isFinite }
}
