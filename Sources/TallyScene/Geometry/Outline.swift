/// A path: straight and curved pieces in points, as the painter fills and strokes it.
public struct Outline: Hashable, Sendable {
    public enum Element: Hashable, Sendable {
        case move(to: Point)
        case line(to: Point)
        case quad(to: Point, control: Point)
        case curve(to: Point, control1: Point, control2: Point)
        case close
    }

    public var elements: [Element]

    public init(_ elements: [Element] = []) { self.elements = elements }

    public var isEmpty: Bool { elements.isEmpty }

    /// The box around all end and control points: never smaller than the path. Null if empty.
    public var controlBounds: Rect {
        var box = Rect.null
        func add(_ p: Point) { box = box.union(Rect(minX: p.x, minY: p.y, maxX: p.x, maxY: p.y)) }
        for element in elements {
            switch element {
            case .move(let p), .line(let p): add(p)
            case .quad(let p, let c):
                add(p)
                add(c)
            case .curve(let p, let c1, let c2):
                add(p)
                add(c1)
                add(c2)
            case .close: break
            }
        }
        return box
    }
}
