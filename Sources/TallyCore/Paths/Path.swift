import Foundation
import TallyScene

/// Lines and curves in points; x grows to the right, y downwards.
///
/// A call with a coordinate that is not finite, or a line without a point to start from, leaves the path as it is. A path
/// made as one rectangle, rounded rectangle or ellipse stays that until it is changed, and costs no elements.
public struct Path: Sendable {
    package enum Storage: Sendable {
        case rect(Rect)
        /// A rectangle with circular corners; the radius is at most half of the shorter side.
        case roundedRect(Rect, radius: Double)
        case ellipse(Rect)
        case outline(PathOutline)
    }

    package private(set) var storage: Storage

    package init(storage: Storage) { self.storage = storage }

    /// A path without elements.
    public init() { storage = .outline(PathOutline()) }

    /// What the painter fills and strokes.
    package var outline: Outline { elements.outline }

    package var elements: PathOutline {
        switch storage {
        case .rect(let rect):
            var outline = PathOutline()
            outline.addRect(rect)
            return outline
        case .roundedRect(let rect, let radius):
            var outline = PathOutline()
            outline.addRoundedRect(rect, CornerSizes(all: Size(width: radius, height: radius)), .circular)
            return outline
        case .ellipse(let rect):
            var outline = PathOutline()
            outline.addEllipse(in: rect)
            return outline
        case .outline(let outline): return outline
        }
    }

    mutating func edit(_ change: (inout PathOutline) -> Void) {
        var outline = elements
        // Lets go of the array, so that appending to it does not copy it.
        storage = .outline(PathOutline())
        change(&outline)
        storage = .outline(outline)
    }
}

extension Path: Equatable {
    /// Returns true if the elements are the same.
    public static func == (a: Path, b: Path) -> Bool {
        switch (a.storage, b.storage) {
        case (.rect(let a), .rect(let b)): a == b
        case (.roundedRect(let a, let p), .roundedRect(let b, let q)): a == b && p == q
        case (.ellipse(let a), .ellipse(let b)): a == b
        default: a.outline == b.outline
        }
    }
}
