public import Foundation
import TallyCore
import TallyScene

/// A place in some view that another view can ask for in its own space, with `GeometryProxy`.
public struct Anchor<Value> {
    /// The value in the global space.
    package let value: Value
    let convert: (Value, Affine) -> Value

    /// How a place is taken from a view's bounds.
    public struct Source {
        /// From bounds in the view's space, and the map from there to the global one.
        let resolve: (CGRect, Affine) -> Value
        let convert: (Value, Affine) -> Value

        package func anchor(_ bounds: Rect, _ toGlobal: Affine) -> Anchor {
            Anchor(value: resolve(CGRect(bounds), toGlobal), convert: convert)
        }
    }
}

// unsafe: nothing of it changes, and its functions are those of this file, which hold nothing.
extension Anchor: @unchecked Sendable where Value: Sendable {}
extension Anchor.Source: @unchecked Sendable where Value: Sendable {}

extension Anchor: Equatable where Value: Equatable {
    public static func == (lhs: Anchor, rhs: Anchor) -> Bool { lhs.value == rhs.value }
}

extension Anchor: Hashable where Value: Hashable {
    public func hash(into hasher: inout Hasher) { hasher.combine(value) }
}

extension Anchor.Source where Value == CGRect {
    private init(_ rect: @escaping (CGRect) -> CGRect) {
        self.init(resolve: { Self.map(rect($0), $1) }, convert: Self.map)
    }

    /// Returns the box around the rectangle where the map turns it.
    private static func map(_ rect: CGRect, _ map: Affine) -> CGRect { CGRect(map.apply(Rect(rect))) }

    /// Returns a rectangle in the view's own space.
    public static func rect(_ r: CGRect) -> Anchor<CGRect>.Source {
        Self { r.offsetBy(dx: $0.minX, dy: $0.minY) }
    }

    /// The whole view.
    public static var bounds: Anchor<CGRect>.Source { Self { $0 } }
}

extension Anchor.Source where Value == CGPoint {
    private init(_ point: @escaping (CGRect) -> CGPoint) {
        self.init(resolve: { Self.map(point($0), $1) }, convert: Self.map)
    }

    private static func map(_ point: CGPoint, _ map: Affine) -> CGPoint {
        let mapped = map.apply(Point(x: point.x, y: point.y))
        return CGPoint(x: mapped.x, y: mapped.y)
    }

    /// Returns a point in the view's own space.
    public static func point(_ p: CGPoint) -> Anchor<CGPoint>.Source {
        Self { CGPoint(x: $0.minX + p.x, y: $0.minY + p.y) }
    }

    public static func unitPoint(_ p: UnitPoint) -> Anchor<CGPoint>.Source { Self { p.point(in: $0) } }

    public static var topLeading: Anchor<CGPoint>.Source { unitPoint(.topLeading) }
    public static var top: Anchor<CGPoint>.Source { unitPoint(.top) }
    public static var topTrailing: Anchor<CGPoint>.Source { unitPoint(.topTrailing) }
    public static var leading: Anchor<CGPoint>.Source { unitPoint(.leading) }
    public static var center: Anchor<CGPoint>.Source { unitPoint(.center) }
    public static var trailing: Anchor<CGPoint>.Source { unitPoint(.trailing) }
    public static var bottomTrailing: Anchor<CGPoint>.Source { unitPoint(.bottomTrailing) }
    public static var bottom: Anchor<CGPoint>.Source { unitPoint(.bottom) }
    public static var bottomLeading: Anchor<CGPoint>.Source { unitPoint(.bottomLeading) }
}

extension Anchor.Source {
    public init<T>(_ array: [Anchor<T>.Source]) where Value == [T] {
        let convert = array.first?.convert
        self.init(
            resolve: { bounds, map in array.map { $0.resolve(bounds, map) } },
            convert: { values, map in values.map { convert?($0, map) ?? $0 } })
    }

    public init<T>(_ anchor: Anchor<T>.Source?) where Value == T? {
        self.init(
            resolve: { bounds, map in anchor?.resolve(bounds, map) },
            convert: { value, map in value.flatMap { anchor?.convert($0, map) } })
    }
}
