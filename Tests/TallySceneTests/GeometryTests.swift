import Foundation
import TallyScene
import Testing

/// Maps and rectangles, without a view.
struct GeometryTests {
    private static let maps: [Affine] = [
        .identity, .translation(x: 3, y: -7), Affine(a: 2, b: 0, c: 0, d: 0.5, tx: 1, ty: 2),
        Affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0), Affine(a: 1, b: 0.25, c: -0.5, d: 1.5, tx: 10, ty: -4),
        Affine(a: -1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    ]
    private static let points = [Point(x: 0, y: 0), Point(x: 1, y: 0), Point(x: -2.5, y: 8), Point(x: 1e6, y: -1e6)]

    private func isNear(_ a: Point, _ b: Point) -> Bool {
        abs(a.x - b.x) <= 1e-9 * max(1, abs(a.x)) && abs(a.y - b.y) <= 1e-9 * max(1, abs(a.y))
    }

    @Test func `a map after another is both, one after the other`() {
        for inner in Self.maps {
            for outer in Self.maps {
                for point in Self.points {
                    #expect(isNear(inner.concatenating(outer).apply(point), outer.apply(inner.apply(point))))
                }
            }
        }
    }

    @Test func `an inverse brings each point back`() throws {
        for map in Self.maps {
            let inverse = try #require(map.inverse)
            for point in Self.points { #expect(isNear(inverse.apply(map.apply(point)), point)) }
        }
    }

    @Test(arguments: [
        Affine(a: 1, b: 2, c: 2, d: 4, tx: 0, ty: 0), Affine(a: 0, b: 0, c: 0, d: 0, tx: 5, ty: 5),
        Affine(a: .nan, b: 0, c: 0, d: 1, tx: 0, ty: 0), Affine(a: .infinity, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    ]) func `what flattens the plane, or has no number, has no inverse`(_ map: Affine) { #expect(map.inverse == nil) }

    @Test func `the image of a rectangle is the box around its corners`() {
        let rect = Rect(x: -3, y: 2, width: 10, height: 4)
        let corners = [(rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY)]
        for map in Self.maps {
            let image = map.apply(rect)
            let places = corners.map { map.apply(Point(x: $0.0, y: $0.1)) }
            #expect(abs(image.minX - (places.map(\.x).min() ?? 0)) < 1e-9)
            #expect(abs(image.maxX - (places.map(\.x).max() ?? 0)) < 1e-9)
            #expect(abs(image.minY - (places.map(\.y).min() ?? 0)) < 1e-9)
            #expect(abs(image.maxY - (places.map(\.y).max() ?? 0)) < 1e-9)
        }
    }

    @Test func `nothing stays nothing, whatever the map`() {
        for map in Self.maps { #expect(map.apply(Rect.null) == .null) }
    }

    @Test func `null is the identity of the union, infinite that of the intersection`() {
        for rect in [Rect(x: 1, y: 2, width: 3, height: 4), Rect(x: 0, y: 0, width: 0, height: 0), .null, .infinite] {
            #expect(rect.union(.null) == rect)
            #expect(Rect.null.union(rect) == rect)
            #expect(rect.intersection(.infinite) == rect)
        }
        #expect(Rect.null.isEmpty && !Rect.infinite.isEmpty)
    }

    @Test func `two rectangles meet where their intersection is not empty`() {
        let places = [-2.0, -1, 0, 1, 2]
        let rect = Rect(x: -1, y: -1, width: 2, height: 2)
        for x in places {
            for y in places {
                for size in [0.0, 1, 2] {
                    let other = Rect(x: x, y: y, width: size, height: size)
                    if !other.isEmpty { #expect(rect.intersects(other) == !rect.intersection(other).isEmpty) }
                    #expect(rect.contains(other) == (rect.union(other) == rect))
                }
            }
        }
    }

    @Test func `of two rectangles beside one another, one has the points of the edge between them`() {
        let rect = Rect(x: 1, y: 2, width: 3, height: 4)
        for (x, y, isIn) in [
            (1.0, 2.0, true), (3.9, 5.9, true), (4, 3, false), (2, 6, false), (0.9, 3, false), (2, 1.9, false),
            (.nan, 3, false),
        ] { #expect(rect.contains(Point(x: x, y: y)) == isIn, "\(x), \(y)") }
    }

    @Test func `an inset comes from every side, and a negative one goes out again`() {
        let rect = Rect(x: 1, y: 2, width: 10, height: 8)
        #expect(rect.insetBy(2) == Rect(minX: 3, minY: 4, maxX: 9, maxY: 8))
        #expect(rect.insetBy(2).insetBy(-2) == rect)
        #expect(rect.insetBy(4).isEmpty)
    }
}
