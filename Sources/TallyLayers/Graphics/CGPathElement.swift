public import Foundation
internal import TallyCore

/// What an element of a path does.
public enum CGPathElementType: Int32, Sendable {
    case moveToPoint = 0
    case addLineToPoint = 1
    case addQuadCurveToPoint = 2
    case addCurveToPoint = 3
    case closeSubpath = 4
}

/// A piece of a path, as `CGPath.applyWithBlock(_:)` hands it on.
public struct CGPathElement {
    public var type: CGPathElementType
    /// The control points of a curve and, at last, where the element ends; none of what closes a part. Not to be kept.
    public var points: UnsafeMutablePointer<CGPoint>

    public init(type: CGPathElementType, points: UnsafeMutablePointer<CGPoint>) {
        self.type = type
        self.points = points
    }
}

public typealias CGPathApplierBlock = (UnsafePointer<CGPathElement>) -> Void

extension CGPath {
    /// Calls a closure with each element in turn; the pointers are for the time of the call.
    public func applyWithBlock(_ block: CGPathApplierBlock) {
        withUnsafeTemporaryAllocation(of: CGPoint.self, capacity: 3) { buffer in
            buffer.initialize(repeating: .zero)
            // unsafe: three points were asked for.
            guard let points = buffer.baseAddress else { return }
            func hand(_ type: CGPathElementType, _ values: CGPoint...) {
                for (index, value) in values.enumerated() { points[index] = value }
                var element = CGPathElement(type: type, points: points)
                block(&element)
            }
            path.forEach { element in
                switch element {
                case .move(let end): hand(.moveToPoint, end)
                case .line(let end): hand(.addLineToPoint, end)
                case .quadCurve(let end, let control): hand(.addQuadCurveToPoint, control, end)
                case .curve(let end, let control1, let control2): hand(.addCurveToPoint, control1, control2, end)
                case .closeSubpath: hand(.closeSubpath)
                }
            }
        }
    }
}
