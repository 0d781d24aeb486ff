import Foundation
import TallyMotion
import TallyScene

/// A mesh gradient with its colours as they are in one place.
package struct ResolvedMesh: Hashable, Sendable {
    /// The control points of one point, as unit points.
    struct Controls: Hashable, Sendable {
        var leading: UnitPoint
        var top: UnitPoint
        var trailing: UnitPoint
        var bottom: UnitPoint
    }

    let columns: Int
    let rows: Int
    private var places: [UnitPoint]
    /// The control points; with nil the curves are smooth.
    private var controls: [Controls]?
    package private(set) var colors: [Color.Resolved]
    private var background: Color.Resolved
    private let smoothsColors: Bool

    init(_ gradient: MeshGradient, _ environment: EnvironmentValues) {
        func point(_ p: SIMD2<Float>) -> UnitPoint { UnitPoint(x: CGFloat(p.x).orZero, y: CGFloat(p.y).orZero) }
        switch gradient.locations {
        case .points(let points):
            places = points.map(point)
            controls = nil
        case .bezierPoints(let points):
            places = points.map { point($0.position) }
            controls = points.map {
                Controls(
                    leading: point($0.leadingControlPoint), top: point($0.topControlPoint),
                    trailing: point($0.trailingControlPoint), bottom: point($0.bottomControlPoint))
            }
        }
        switch gradient.colors {
        case .colors(let colors): self.colors = colors.map { $0.resolve(in: environment) }
        case .resolvedColors(let colors): self.colors = colors
        }
        background = gradient.background.resolve(in: environment)
        smoothsColors = gradient.smoothsColors
        let count = gradient.width.multipliedReportingOverflow(by: gradient.height)
        let isWhole =
            gradient.width > 1 && gradient.height > 1 && !count.overflow && count.partialValue == places.count
            && count.partialValue == colors.count
        columns = isWhole ? gradient.width : 0
        rows = isWhole ? gradient.height : 0
        if !isWhole {
            places = []
            controls = nil
            colors = []
        }
    }

    func isAnimatable(to other: ResolvedMesh) -> Bool {
        columns == other.columns && rows == other.rows && (controls == nil) == (other.controls == nil)
    }

    func mapColors(_ change: (Color.Resolved) -> Color.Resolved) -> ResolvedMesh {
        var result = self
        result.colors = colors.map(change)
        result.background = change(background)
        return result
    }

    // MARK: Numbers that move

    var vectors: [Vector4] {
        var result = colors.map(\.vector)
        result.append(background.vector)
        for place in places { result.append(Self.vector(place, .zero)) }
        for four in controls ?? [] {
            result.append(Self.vector(four.leading, four.top))
            result.append(Self.vector(four.trailing, four.bottom))
        }
        return result
    }

    func replacing(vectors: [Vector4]) -> ResolvedMesh {
        var result = self
        let count = colors.count
        for index in 0..<count { result.colors[index] = Color.Resolved(vectors[index]) }
        result.background = Color.Resolved(vectors[count])
        for index in 0..<count { result.places[index] = Self.points(vectors[count + 1 + index]).0 }
        guard controls != nil else { return result }
        for index in 0..<count {
            let (leading, top) = Self.points(vectors[2 * count + 1 + 2 * index])
            let (trailing, bottom) = Self.points(vectors[2 * count + 2 + 2 * index])
            result.controls?[index] = Controls(leading: leading, top: top, trailing: trailing, bottom: bottom)
        }
        return result
    }

    private static func vector(_ a: UnitPoint, _ b: UnitPoint) -> Vector4 {
        Vector4(Double(a.x), Double(a.y), Double(b.x), Double(b.y)).scaled(by: Double(animatableUnit))
    }

    private static func points(_ vector: Vector4) -> (UnitPoint, UnitPoint) {
        let v = vector.scaled(by: 1 / Double(animatableUnit))
        return (UnitPoint(x: v[0], y: v[1]), UnitPoint(x: v[2], y: v[3]))
    }

    // MARK: Drawing

    func mesh(in rect: CGRect) -> Mesh {
        func point(_ p: UnitPoint) -> Point {
            let place = p.point(in: rect)
            return Point(x: place.x, y: place.y)
        }
        let nodes = places.indices.map { index in
            let four = controls?[index] ?? smooth(index)
            return Mesh.Node(
                position: point(places[index]), left: point(four.leading), top: point(four.top),
                right: point(four.trailing), bottom: point(four.bottom), color: colors[index].rgba)
        }
        return Mesh(
            columns: columns, rows: rows, nodes: nodes, background: background.rgba, smoothsColors: smoothsColors)
    }

    /// Returns the points a third of the way along the direction from one neighbour to the other, as Catmull and Rom
    /// have it.
    private func smooth(_ index: Int) -> Controls {
        let column = index % columns
        let row = index / columns
        func way(_ before: Int?, _ after: Int?) -> (CGFloat, CGFloat) {
            let share: CGFloat = before != nil && after != nil ? 6 : 3
            let from = places[before ?? index]
            let to = places[after ?? index]
            return ((to.x - from.x) / share, (to.y - from.y) / share)
        }
        let across = way(column > 0 ? index - 1 : nil, column + 1 < columns ? index + 1 : nil)
        let down = way(row > 0 ? index - columns : nil, row + 1 < rows ? index + columns : nil)
        let here = places[index]
        return Controls(
            leading: UnitPoint(x: here.x - across.0, y: here.y - across.1),
            top: UnitPoint(x: here.x - down.0, y: here.y - down.1),
            trailing: UnitPoint(x: here.x + across.0, y: here.y + across.1),
            bottom: UnitPoint(x: here.x + down.0, y: here.y + down.1))
    }
}
