import Foundation
import TallyScene

extension Path {
    public mutating func move(to end: CGPoint) { edit { $0.move(to: Point(end)) } }

    public mutating func addLine(to end: CGPoint) { edit { $0.line(to: Point(end)) } }

    public mutating func addQuadCurve(to end: CGPoint, control: CGPoint) {
        edit { $0.quad(to: Point(end), control: Point(control)) }
    }

    public mutating func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
        edit { $0.curve(to: Point(end), control1: Point(control1), control2: Point(control2)) }
    }

    /// Adds a line back to where the subpath began; the next element starts there.
    public mutating func closeSubpath() { edit { $0.close() } }

    /// Adds a rectangle, from the top left corner clockwise on the screen.
    public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(rect), transform: transform)
    }

    public mutating func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
        for rect in rects { addRect(rect, transform: transform) }
    }

    /// Corners larger than half of a side are as large as that.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerSize: CGSize, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let size = Size(width: cornerSize.width, height: cornerSize.height)
        var outline = PathOutline()
        outline.addRoundedRect(Rect(rect), CornerSizes(all: size), style)
        edit { $0.add(outline.outline, transform.affine) }
    }

    /// Adds a rounded rectangle; leading is left. Each radius is held within half of the shorter side.
    public mutating func addRoundedRect(
        in rect: CGRect, cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous,
        transform: CGAffineTransform = .identity
    ) {
        let bounds = Rect(rect)
        var outline = PathOutline()
        outline.addRoundedRect(bounds, cornerRadii.sizes(limit: Swift.min(bounds.width, bounds.height) / 2), style)
        edit { $0.add(outline.outline, transform.affine) }
    }

    /// Adds an ellipse, from the rightmost point clockwise on the screen.
    public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
        addPath(Path(ellipseIn: rect), transform: transform)
    }

    public mutating func addLines(_ lines: [CGPoint]) {
        guard let first = lines.first else { return }
        edit { outline in
            outline.move(to: Point(first))
            for point in lines.dropFirst() { outline.line(to: Point(point)) }
        }
    }

    public mutating func addPath(_ path: Path, transform: CGAffineTransform = .identity) {
        edit { $0.add(path.outline, transform.affine) }
    }
}

extension Point {
    package init(_ point: CGPoint) { self.init(x: point.x, y: point.y) }
}

extension CGPoint {
    package init(_ point: Point) { self.init(x: point.x, y: point.y) }
}

extension CGRect {
    package init(_ rect: Rect) { self.init(x: rect.minX, y: rect.minY, width: rect.width, height: rect.height) }
}
