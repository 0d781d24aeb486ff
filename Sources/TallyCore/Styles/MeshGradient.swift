import Foundation

/// A gradient over a grid of coloured points, which may stand anywhere and move.
///
/// Points, control points and colours animate between two gradients of as many columns and rows. Points are unit points of
/// what is filled; what is not finite counts as 0. Where the points or the colours are not width × height, or a side has
/// less than two, the background alone is drawn. Along its outer edge, where that lies within the filled area, a mesh is
/// not smoothed.
/// - Complexity: O(pixels of the filled area) for each frame in which it is drawn.
public nonisolated struct MeshGradient: Equatable, Sendable {
    /// A point with the four control points of the curves to its neighbours.
    @frozen
    public struct BezierPoint: Equatable, Sendable {
        public var position: SIMD2<Float>
        public var leadingControlPoint: SIMD2<Float>
        public var topControlPoint: SIMD2<Float>
        public var trailingControlPoint: SIMD2<Float>
        public var bottomControlPoint: SIMD2<Float>

        public init(
            position: SIMD2<Float>, leadingControlPoint: SIMD2<Float>, topControlPoint: SIMD2<Float>,
            trailingControlPoint: SIMD2<Float>, bottomControlPoint: SIMD2<Float>
        ) {
            self.position = position
            self.leadingControlPoint = leadingControlPoint
            self.topControlPoint = topControlPoint
            self.trailingControlPoint = trailingControlPoint
            self.bottomControlPoint = bottomControlPoint
        }
    }

    /// The points, row after row.
    public enum Locations: Equatable, Sendable {
        /// Points joined by smooth curves: at each one they go in the direction from its one neighbour to the other.
        case points([SIMD2<Float>])
        case bezierPoints([BezierPoint])
    }

    /// The colours of the points, row after row.
    public enum Colors: Equatable, Sendable {
        case colors([Color])
        case resolvedColors([Color.Resolved])
    }

    /// The number of points in a row.
    public var width: Int
    /// The number of points in a column.
    public var height: Int
    public var locations: Locations
    public var colors: Colors
    /// Where no part of the grid is.
    public var background: Color
    /// Whether colours go over in curves without a kink at each point, not in straight lines.
    public var smoothsColors: Bool
    /// The value is kept and changes nothing: colours are mixed as the device has them.
    public var colorSpace: Gradient.ColorSpace

    public init(
        width: Int, height: Int, locations: Locations, colors: Colors, background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.width = width
        self.height = height
        self.locations = locations
        self.colors = colors
        self.background = background
        self.smoothsColors = smoothsColors
        self.colorSpace = colorSpace
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .colors(colors), background: background,
            smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, points: [SIMD2<Float>], resolvedColors: [Color.Resolved], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .points(points), colors: .resolvedColors(resolvedColors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], colors: [Color], background: Color = .clear,
        smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints), colors: .colors(colors),
            background: background, smoothsColors: smoothsColors, colorSpace: colorSpace)
    }

    public init(
        width: Int, height: Int, bezierPoints: [BezierPoint], resolvedColors: [Color.Resolved],
        background: Color = .clear, smoothsColors: Bool = true, colorSpace: Gradient.ColorSpace = .device
    ) {
        self.init(
            width: width, height: height, locations: .bezierPoints(bezierPoints),
            colors: .resolvedColors(resolvedColors), background: background, smoothsColors: smoothsColors,
            colorSpace: colorSpace)
    }
}

extension MeshGradient: ShapeStyle {
    public func _resolvedStyle(in environment: EnvironmentValues) -> _ResolvedShapeStyle {
        _ResolvedShapeStyle(.mesh(ResolvedMesh(self, environment)))
    }
}
