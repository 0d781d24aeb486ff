internal import CClipper
import TallyScene

// Areas are put together from lines. A curve becomes lines that are nowhere a hundredth of a point off it, or the 20,000th part of
// the larger extent, where that is less: take paths apart in the size in which they are drawn. Points of the paths themselves stay
// where they are, to two billionths of that extent. Subpaths that are open are closed, except where it is a line that is cut.
// What has an extent that is no finite number has no area.

extension Path {
    /// Returns a path with the same area whose lines do not cross; its holes run against what is around them, so that both rules of
    /// filling agree.
    ///
    /// - Parameter eoFill: whether the area is what an odd number of subpaths goes around.
    public func normalized(eoFill: Bool = true) -> Path { combined(CLIPPER_UNION, Path(), eoFill) }

    /// Returns the area that both have, closed; where they only touch, there is none.
    ///
    /// - Parameter eoFill: whether areas are what an odd number of subpaths goes around.
    /// - Complexity: O(*n* log *n*) of the lines, and O(*n*²) where all of them cross.
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path {
        combined(CLIPPER_INTERSECTION, other, eoFill)
    }

    /// Returns the area that either has, closed.
    ///
    /// - Parameter eoFill: whether areas are what an odd number of subpaths goes around.
    /// - Complexity: as `intersection(_:eoFill:)`.
    public func union(_ other: Path, eoFill: Bool = false) -> Path { combined(CLIPPER_UNION, other, eoFill) }

    /// Returns the area that this path has and the other has not, closed.
    ///
    /// - Parameter eoFill: whether areas are what an odd number of subpaths goes around.
    /// - Complexity: as `intersection(_:eoFill:)`.
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { combined(CLIPPER_DIFFERENCE, other, eoFill) }

    /// Returns the area that one of the two has and the other has not, closed.
    ///
    /// - Parameter eoFill: whether areas are what an odd number of subpaths goes around.
    /// - Complexity: as `intersection(_:eoFill:)`.
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path {
        combined(CLIPPER_SYMMETRIC_DIFFERENCE, other, eoFill)
    }

    /// Returns what of this path's line runs inside the area of the other; the pieces are open.
    ///
    /// - Parameter eoFill: whether the area is what an odd number of subpaths goes around.
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path {
        cut(CLIPPER_INTERSECTION, other, eoFill)
    }

    /// Returns what of this path's line runs outside of the area of the other; the pieces are open.
    ///
    /// - Parameter eoFill: whether the area is what an odd number of subpaths goes around.
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { cut(CLIPPER_DIFFERENCE, other, eoFill) }

    private func combined(_ operation: clipper_operation, _ other: Path, _ eoFill: Bool) -> Path {
        let (a, b) = (outline, other.outline)
        return Path(storage: .outline(PathGrid(around: a, b)?.areas(a, operation, b, evenOdd: eoFill) ?? PathOutline()))
    }

    private func cut(_ operation: clipper_operation, _ other: Path, _ eoFill: Bool) -> Path {
        let (a, b) = (outline, other.outline)
        return Path(
            storage: .outline(PathGrid(around: a, b)?.cut(a, operation, by: b, evenOdd: eoFill) ?? PathOutline()))
    }
}
