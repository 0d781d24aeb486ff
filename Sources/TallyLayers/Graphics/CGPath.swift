public import Foundation
public import TallyCore
internal import TallyScene

/// An outline as Core Graphics hands it on; y grows downwards where it is drawn.
// unsafe: nothing of it changes but of those that say so, and what keeps one keeps a copy.
public class CGPath: Equatable, @unchecked Sendable {
    package internal(set) var path: Path
    package init(_ path: Path) { self.path = path }

    /// - Parameter transform: that the points are mapped by; nil: none.
    public convenience init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(rect).mapped(transform))
    }

    public convenience init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
        self.init(Path(ellipseIn: rect).mapped(transform))
    }

    /// Corners larger than half of a side are as large as that.
    public convenience init(
        roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
        transform: UnsafePointer<CGAffineTransform>?
    ) {
        self.init(Path(roundedRect: rect, width: cornerWidth, height: cornerHeight).mapped(transform))
    }

    public var isEmpty: Bool { path.isEmpty }
    /// Around all points of curves, control points not counted; null if it is empty.
    public var boundingBoxOfPath: CGRect { path.boundingRect }
    /// Around all points, those that curves are drawn by counted; null if it is empty.
    public var boundingBox: CGRect { CGRect(path.outline.controlBounds) }
    /// Of an empty path .zero.
    public var currentPoint: CGPoint { path.currentPoint ?? .zero }

    /// - Parameter transform: that the point is mapped by before.
    public func contains(
        _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
    ) -> Bool {
        path.contains(point.applying(transform), eoFill: rule == .evenOdd)
    }

    /// Returns the path as it is now.
    public func copy() -> CGPath? { CGPath(path) }

    public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? { CGPath(path.mapped(transform)) }

    /// Returns the outline of lines along the path.
    public func copy(
        strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat,
        transform: CGAffineTransform = .identity
    ) -> CGPath {
        let style = StrokeStyle(lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
        return CGPath(path.applying(transform).strokedPath(style))
    }

    public func mutableCopy() -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path
        return copy
    }

    public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
        let copy = CGMutablePath()
        copy.path = path.mapped(transform)
        return copy
    }

    /// What stays as it is, whoever keeps the path.
    package var fixed: CGPath { self is CGMutablePath ? CGPath(path) : self }

    public static func == (a: CGPath, b: CGPath) -> Bool { a.path == b.path }
}

extension Path {
    public init(_ path: CGPath) { self = path.path }
    public var cgPath: CGPath { CGPath(self) }

    init(roundedRect rect: CGRect, width: CGFloat, height: CGFloat) {
        self = Path(roundedRect: rect, cornerSize: CGSize(width: width, height: height), style: .circular)
    }

    fileprivate func mapped(_ transform: UnsafePointer<CGAffineTransform>?) -> Path {
        // unsafe: the caller hands over one, as in C.
        transform.map { applying($0.pointee) } ?? self
    }
}
