import Foundation
import TallyCore

/// A shape made of two, each in the same rectangle. It is put together anew for each frame in which one of them animates.
struct CombinedShape<First: Shape, Second: Shape>: Shape {
    enum Operation: Sendable {
        case intersection, union, subtracting, symmetricDifference, lineIntersection, lineSubtraction
    }

    var first: First
    var second: Second
    let operation: Operation
    let eoFill: Bool

    func path(in rect: CGRect) -> Path {
        let (first, second) = (first.path(in: rect), second.path(in: rect))
        return switch operation {
        case .intersection: first.intersection(second, eoFill: eoFill)
        case .union: first.union(second, eoFill: eoFill)
        case .subtracting: first.subtracting(second, eoFill: eoFill)
        case .symmetricDifference: first.symmetricDifference(second, eoFill: eoFill)
        case .lineIntersection: first.lineIntersection(second, eoFill: eoFill)
        case .lineSubtraction: first.lineSubtraction(second, eoFill: eoFill)
        }
    }

    static var role: ShapeRole { First.role }

    var layoutDirectionBehavior: LayoutDirectionBehavior { first.layoutDirectionBehavior }

    func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { first.sizeThatFits(proposal) }

    var animatableData: AnimatablePair<First.AnimatableData, Second.AnimatableData> {
        get { AnimatablePair(first.animatableData, second.animatableData) }
        set { (first.animatableData, second.animatableData) = (newValue.first, newValue.second) }
    }
}

extension Shape {
    /// Returns the form of what both cover, in one rectangle: see `Path.intersection(_:eoFill:)`. Its size is this shape's.
    public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .intersection, eoFill: eoFill)
    }

    /// Returns the form of what either covers, in one rectangle: see `Path.union(_:eoFill:)`. Its size is this shape's.
    public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .union, eoFill: eoFill)
    }

    /// Returns the form of what this one covers and the other does not: see `Path.subtracting(_:eoFill:)`. Its size is this shape's.
    public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .subtracting, eoFill: eoFill)
    }

    /// Returns the form of what one of both covers: see `Path.symmetricDifference(_:eoFill:)`. Its size is this shape's.
    public nonisolated func symmetricDifference<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .symmetricDifference, eoFill: eoFill)
    }

    /// Returns what of this one's outline is inside the other: see `Path.lineIntersection(_:eoFill:)`. Its size is this shape's.
    public nonisolated func lineIntersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineIntersection, eoFill: eoFill)
    }

    /// Returns what of this one's outline is outside of the other: see `Path.lineSubtraction(_:eoFill:)`. Its size is this shape's.
    public nonisolated func lineSubtraction<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
        CombinedShape(first: self, second: other, operation: .lineSubtraction, eoFill: eoFill)
    }
}
