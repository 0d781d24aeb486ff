/// What a segment does to what is inside, other than moving it: beside its cell, for those that do. What is asked of all stands in
/// the first line of the processor's cache.
package struct SegmentShell {
    package internal(set) var clip = ClipKind.none
    /// The transform but for its translation.
    package internal(set) var a = 1.0
    package internal(set) var b = 0.0
    package internal(set) var c = 0.0
    package internal(set) var d = 1.0
    package internal(set) var opacity = 1.0
    /// Of a segment that follows a scale, from the point that this leaves where it is to the segment's origin.
    var arm = Point.zero
    /// The clip's rectangle, or a box around its outline; what is inside shows nowhere else.
    package internal(set) var clipBounds = Rect.infinite
    /// Lengths over which a rectangle's edges are soft.
    package internal(set) var top = 0.0
    package internal(set) var bottom = 0.0
    package internal(set) var left = 0.0
    package internal(set) var right = 0.0

    package enum ClipKind { case none, rect, outline }

    mutating func setClip(_ new: Clip?) {
        (top, bottom, left, right) = (0, 0, 0, 0)
        clipBounds = new?.bounds ?? .infinite
        switch new {
        case nil: clip = .none
        case .rect: clip = .rect
        case .softRect(_, let top, let bottom, let left, let right):
            clip = .rect
            (self.top, self.bottom, self.left, self.right) = (top, bottom, left, right)
        case .outline: clip = .outline
        }
    }
}
