import Foundation
import TallyScene

/// An outline under construction: its elements, and where the next one starts.
package struct PathOutline: Sendable {
    package private(set) var outline = Outline()
    /// Where the next element starts; nil before the first.
    package private(set) var current: Point?
    /// Where closing leads to.
    private var start = Point.zero

    package init() {}

    package mutating func move(to point: Point) {
        guard point.isFinite else { return }
        outline.elements.append(.move(to: point))
        start = point
        current = point
    }

    package mutating func line(to point: Point) {
        guard current != nil, point.isFinite else { return }
        outline.elements.append(.line(to: point))
        current = point
    }

    package mutating func quad(to point: Point, control: Point) {
        guard current != nil, point.isFinite, control.isFinite else { return }
        outline.elements.append(.quad(to: point, control: control))
        current = point
    }

    package mutating func curve(to point: Point, control1: Point, control2: Point) {
        guard current != nil, point.isFinite, control1.isFinite, control2.isFinite else { return }
        outline.elements.append(.curve(to: point, control1: control1, control2: control2))
        current = point
    }

    /// Closes the subpath; closing twice, or closing nothing, does nothing.
    package mutating func close() {
        guard current != nil, outline.elements.last != .close else { return }
        outline.elements.append(.close)
        current = start
    }

    package mutating func add(_ element: Outline.Element) {
        switch element {
        case .move(let p): move(to: p)
        case .line(let p): line(to: p)
        case .quad(let p, let c): quad(to: p, control: c)
        case .curve(let p, let c1, let c2): curve(to: p, control1: c1, control2: c2)
        case .close: close()
        }
    }

    /// Adds what another outline has, mapped. Nothing if the map is not finite.
    package mutating func add(_ other: Outline, _ map: Affine = .identity) {
        guard map.isFinite else { return }
        if map == .identity {
            for element in other.elements { add(element) }
        } else {
            for element in other.elements { add(element.mapped(map.apply)) }
        }
    }
}

extension Point {
    package var isFinite: Bool { x.isFinite && y.isFinite }
}

extension Affine {
    package var isFinite: Bool {
        a.isFinite && b.isFinite && c.isFinite && d.isFinite && tx.isFinite && ty.isFinite
    }
}

extension Outline.Element {
    /// Returns the element with every point replaced.
    package func mapped(_ map: (Point) -> Point) -> Outline.Element {
        switch self {
        case .move(let p): .move(to: map(p))
        case .line(let p): .line(to: map(p))
        case .quad(let p, let c): .quad(to: map(p), control: map(c))
        case .curve(let p, let c1, let c2): .curve(to: map(p), control1: map(c1), control2: map(c2))
        case .close: .close
        }
    }
}
