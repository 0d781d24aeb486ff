import SwiftUI

/// What is seen of a row that is too wide for its place, however small it is shown: from the end of the ellipsis before it to the
/// beginning of the one behind it, in points from the row's left end. `nil` where it is not cut.
struct AmountCut: Equatable {
    var left: Double?
    var right: Double?
    /// Points from the left end of the row's place to what is seen, and from there to its right end; negative where all is seen and
    /// may hang over a little.
    private(set) var insets = Insets()

    struct Insets: Equatable {
        var left = -AmountCut.overhang
        var right = -AmountCut.overhang
    }

    init() {}

    /// - Parameter place: the left and the right end of the row's place, from the row's left end.
    init(left: Double?, right: Double?, place: (left: Double, right: Double)) {
        self.left = left
        self.right = right
        if let left { insets.left = left - place.left }
        if let right { insets.right = place.right - right }
    }

    /// Points that glyphs may hang over their place.
    static let overhang = 4.0

    /// Returns whether more is seen than of another row, at one end at least.
    func opens(from old: AmountCut) -> Bool { insets.left < old.insets.left || insets.right < old.insets.right }
}

/// Finds out what is left out of a row: an amount is typed at its end, so it is cut at its beginning, whatever a text would be; where the
/// caret is farther to the left, the row moves so that this is seen, and is cut behind it.
struct AmountCutting {
    private let width: Double
    private let content: Double
    private let dots: Double
    /// Where the row's place begins, from the row's left end: before it where the row is shown smaller.
    private let start: Double

    /// - Parameters:
    ///   - width: That of the row's place.
    ///   - content: The width of all that stands in the row.
    ///   - dots: That of an ellipsis.
    init(width: Double, minimumScale: Double, content: Double, dots: Double) {
        (self.width, self.content, self.dots) = (width, content, dots)
        start = Self.start(width: width, minimumScale: minimumScale)
    }

    /// Returns where the place of a row begins, from the row's left end, that is so wide and may be shown so small.
    static func start(width: Double, minimumScale: Double) -> Double {
        let scale = minimumScale < 1 ? max(minimumScale, 0) : 1
        return scale > 0 ? width - width / scale : -.infinity
    }

    /// Points by which a caret stands beside its edge.
    private static let caretSide = AmountCaret.width / 2

    var isTooWide: Bool { content > width - start + 0.01 }

    /// Returns where the content begins.
    ///
    /// - Parameters:
    ///   - base: where it begins if its end is what is seen.
    ///   - caret: where the caret is in the content; `nil` without one.
    func start(_ base: Double, caret: Double?) -> Double {
        guard isTooWide, let caret else { return base }
        let least = start + dots + Self.caretSide
        return min(start, max(base, least - caret))
    }

    /// Returns what is seen of content that begins somewhere, and whose glyphs have these edges. No glyph is cut in two, and no caret on
    /// an edge.
    ///
    /// - Parameter caret: where the caret is in the content; `nil` without one.
    func cut(_ left: Double, _ edges: [Double], caret: Double?) -> AmountCut {
        guard isTooWide else { return AmountCut() }
        var (first, last): (Double?, Double?)
        func room(at edge: Double) -> Double { caret.map { abs(left + $0 - edge) < 0.5 } ?? false ? Self.caretSide : 0 }
        if left < start - 0.01 {
            let edge = edges.first { $0 >= start + dots } ?? start + dots
            first = edge - room(at: edge)
        }
        if left + content > width + 0.01 {
            let edge = edges.last { $0 <= width - dots } ?? width - dots
            last = edge + room(at: edge)
        }
        return AmountCut(left: first, right: last, place: (start, width))
    }

    /// Returns a size that is another one for each cut.
    func size(of cut: AmountCut) -> ProposedViewSize {
        ProposedViewSize(
            width: cut.left.map { CGFloat($0 - start + 1) } ?? 0, height: cut.right.map { CGFloat(max(0, $0) + 1) } ?? 0
        )
    }
}
