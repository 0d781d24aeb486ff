import Foundation
import TallyScene

/// How a path is drawn as a line; lengths in points.
public struct StrokeStyle: Equatable, Sendable {
    /// Not finite or below 0: nothing is drawn.
    public var lineWidth: CGFloat
    public var lineCap: CGLineCap
    public var lineJoin: CGLineJoin
    /// A miter longer than this many line widths is drawn as a bevel.
    public var miterLimit: CGFloat
    /// Lengths of strokes and gaps in turn; empty: an unbroken line.
    public var dash: [CGFloat]
    /// How far into the pattern the line begins.
    public var dashPhase: CGFloat

    public init(
        lineWidth: CGFloat = 1, lineCap: CGLineCap = .butt, lineJoin: CGLineJoin = .miter, miterLimit: CGFloat = 10,
        dash: [CGFloat] = [CGFloat](), dashPhase: CGFloat = 0
    ) {
        self.lineWidth = lineWidth
        self.lineCap = lineCap
        self.lineJoin = lineJoin
        self.miterLimit = miterLimit
        self.dash = dash
        self.dashPhase = dashPhase
    }
}

extension StrokeStyle: Animatable {
    /// Line width, miter limit and dash phase, in points; the pattern itself switches at once.
    public var animatableData: AnimatablePair<CGFloat, AnimatablePair<CGFloat, CGFloat>> {
        get { AnimatablePair(lineWidth, AnimatablePair(miterLimit, dashPhase)) }
        set {
            lineWidth = newValue.first
            miterLimit = newValue.second.first
            dashPhase = newValue.second.second
        }
    }
}

extension StrokeStyle {
    /// What the painter takes. A width that is not finite or below 0 becomes 0; a pattern with a length that is
    /// negative or not finite, or that sums to 0, counts as none.
    package var stroke: Stroke {
        let pattern = dash.map(Double.init)
        let isPattern = pattern.allSatisfy { $0 >= 0 && $0.isFinite } && pattern.reduce(0, +) > 0
        let cap: Stroke.Cap =
            switch lineCap {
            case .butt: .butt
            case .round: .round
            case .square: .square
            }
        let join: Stroke.Join =
            switch lineJoin {
            case .miter: .miter
            case .round: .round
            case .bevel: .bevel
            }
        return Stroke(
            width: lineWidth.isFinite ? max(0, lineWidth) : 0, cap: cap, join: join,
            miterLimit: miterLimit.isFinite ? max(1, miterLimit) : 10,
            dash: isPattern ? pattern : [], dashPhase: dashPhase.isFinite ? dashPhase : 0)
    }
}
