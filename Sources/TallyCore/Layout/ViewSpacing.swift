public import Foundation

/// The distances that a view prefers to its neighbours, at each edge and by what the neighbour is.
///
/// Two views that say nothing are 8 points apart. Two texts are as far apart as the lower one's font has lines, a text and
/// what is none by the line that would be between them, and a spacer asks for nothing. What is inside of other views counts:
/// a stack prefers at its edges what the views there prefer. Padding and a frame begin anew, at the edges that they set.
///
/// The rules are those that were found in Apple's framework; along the horizontal axis, texts say nothing.
public struct ViewSpacing: Sendable {
    /// What is asked for at one edge, by the neighbour; nil: nothing. Of two views the sum is kept between them.
    private struct Side: Equatable {
        /// To whatever is there, where nothing else is said.
        var any: CGFloat?
        /// Where what is above is no text and what is below is one, and the other way round.
        var aboveText: CGFloat?
        var belowText: CGFloat?
        var text: Line?

        mutating func join(_ other: Side) {
            any = Self.larger(any, other.any)
            aboveText = Self.larger(aboveText, other.aboveText)
            belowText = Self.larger(belowText, other.belowText)
            guard let line = other.text else { return }
            if let text, text.height > line.height { return }
            text = line
        }

        static func larger(_ a: CGFloat?, _ b: CGFloat?) -> CGFloat? {
            guard let a, let b else { return a ?? b }
            return max(a, b)
        }
    }

    /// The lines of a text's font: from one to the next, and what of it is between them, in points.
    private struct Line: Equatable {
        let height: CGFloat
        let leading: CGFloat
    }

    /// Asks for no distance to anything.
    public static let zero = ViewSpacing(any: 0, along: [.horizontal, .vertical])

    private var top: Side
    private var bottom: Side
    // To whatever is there; nil: nothing is said.
    private var leading: CGFloat?
    private var trailing: CGFloat?

    /// What a view prefers that is no text and says nothing.
    public init() {
        top = Side(belowText: 0)
        bottom = Side(aboveText: 0)
    }

    /// The same distance to everything, along some axes.
    package init(any distance: CGFloat, along axes: Axis.Set) {
        (top, bottom) = (Side(belowText: 0), Side(aboveText: 0))
        if axes.contains(.vertical) { (top, bottom) = (Side(any: distance), Side(any: distance)) }
        if axes.contains(.horizontal) { (leading, trailing) = (distance, distance) }
    }

    /// What a text prefers.
    ///
    /// - Parameters:
    ///   - ascent, descent, capHeight: the largest of its fonts, in points.
    ///   - leading: what its font has between two lines; may be negative.
    ///   - pixels: in a point; the distances are whole pixels, rounded up.
    package init(ascent: CGFloat, descent: CGFloat, capHeight: CGFloat, leading: CGFloat, pixels: CGFloat) {
        let around = ((ascent + descent) * 0.1).roundedUp(to: pixels)
        let line = Line(height: ascent + descent + leading, leading: leading.roundedUp(to: pixels))
        top = Side(aboveText: around + descent, text: line)
        bottom = Side(belowText: max(ascent + descent + around - capHeight, around + descent), text: line)
    }

    /// Joins what subviews prefer at the edges at which they stand; where there is none, nothing is asked for.
    package init(joining subviews: LayoutSubviews, at edges: (Int) -> Edge.Set) {
        (top, bottom) = (Side(), Side())
        guard !subviews.isEmpty else {
            self = .zero
            return
        }
        // What is empty asks for nothing, and does not keep others from being as far from their neighbours as they are without it.
        var (taken, empty): (Edge.Set, Edge.Set) = ([], [])
        for (place, subview) in subviews.enumerated() {
            let spacing = subview.spacing
            if spacing.isSame(as: .zero) {
                empty.formUnion(edges(place))
            } else {
                formUnion(spacing, edges: edges(place))
                taken.formUnion(edges(place))
            }
        }
        formUnion(.zero, edges: empty.subtracting(taken))
    }

    /// Points between two views that ask for nothing else.
    package static let standard: CGFloat = 8

    /// Returns the points that are kept between a view and the one after it.
    public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat {
        if axis == .horizontal { return Side.larger(trailing, next.leading) ?? Self.standard }
        let (end, start) = (bottom, next.top)
        var distance: CGFloat?
        func ask(_ points: CGFloat) { distance = max(distance ?? points, points) }
        if let a = end.aboveText, let b = start.aboveText { ask(a + b) }
        if let a = end.belowText, let b = start.belowText { ask(a + b) }
        if end.text != nil, let line = start.text { ask(line.leading) }
        return distance ?? Side.larger(end.any, start.any) ?? Self.standard
    }

    /// Takes in what another one asks for at some edges: of two distances the larger.
    public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {
        if edges.contains(.top) { top.join(other.top) }
        if edges.contains(.bottom) { bottom.join(other.bottom) }
        if edges.contains(.leading) { leading = Side.larger(leading, other.leading) }
        if edges.contains(.trailing) { trailing = Side.larger(trailing, other.trailing) }
    }

    public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing {
        var joined = self
        joined.formUnion(other, edges: edges)
        return joined
    }

    /// Forgets what is inside at some edges.
    package mutating func reset(_ edges: Edge.Set) {
        if edges.contains(.top) { top = Side(belowText: 0) }
        if edges.contains(.bottom) { bottom = Side(aboveText: 0) }
        if edges.contains(.leading) { leading = nil }
        if edges.contains(.trailing) { trailing = nil }
    }

    /// Whether the same is asked for.
    func isSame(as other: ViewSpacing) -> Bool {
        top == other.top && bottom == other.bottom && leading == other.leading && trailing == other.trailing
    }
}
