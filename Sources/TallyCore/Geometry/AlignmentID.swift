import Foundation

/// Names a guide along which views are aligned, and says where it lies in a view that does not say so itself.
public protocol AlignmentID: SendableMetatype {
    /// Returns the distance of the guide from the view's top or leading side, in points.
    static func defaultValue(in context: ViewDimensions) -> CGFloat
}

/// A guide's identity: the type that names it.
@_spi(Runtime) public struct AlignmentKey: Hashable, Sendable {
    package let id: any AlignmentID.Type
    /// One type may name a guide along each axis: they are two.
    package let isVertical: Bool

    public static func == (a: AlignmentKey, b: AlignmentKey) -> Bool {
        a.id == b.id && a.isVertical == b.isVertical
    }

    public func hash(into hasher: inout Hasher) {
        hasher.combine(ObjectIdentifier(id))
        hasher.combine(isVertical)
    }
}
