import Foundation

/// A guide across the vertical axis; distances are measured from the top, in points.
public struct VerticalAlignment: Equatable, Sendable {
    package let key: AlignmentKey

    /// A guide of your own. Two guides are equal if the same type names them.
    public init(_ id: any AlignmentID.Type) { key = AlignmentKey(id: id, isVertical: true) }

    private enum Top: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }
    private enum Center: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height / 2 }
    }
    private enum Bottom: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum FirstTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }
    private enum LastTextBaseline: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { context.height }
    }

    public static let top = VerticalAlignment(Top.self)
    public static let center = VerticalAlignment(Center.self)
    public static let bottom = VerticalAlignment(Bottom.self)
    /// The first line's baseline of text; the bottom of a view without text.
    public static let firstTextBaseline = VerticalAlignment(FirstTextBaseline.self)
    /// The last line's baseline of text; the bottom of a view without text.
    public static let lastTextBaseline = VerticalAlignment(LastTextBaseline.self)
}
