import SwiftUI

/// What is seen of a row that is too wide for its place, however small it is shown: from the end of the ellipsis before it to the
/// beginning of the one behind it, in points from the row's left end. `nil` where it is not cut.
struct AmountCut: Equatable {
    var left: Double?
    var right: Double?
    /// The ids of the glyphs that stand there; `nil` where there is none, too.
    private(set) var first: Int?
    private(set) var last: Int?
    /// Points from the left end of the row's place to what is seen, and from there to its right end; negative where all is seen and
    /// may hang over a little.
    private(set) var insets = Insets()

    struct Insets: Equatable {
        var left = -AmountCut.overhang
        var right = -AmountCut.overhang
    }

    init() {}

    /// - Parameter place: the left and the right end of the row's place, from the row's left end.
    fileprivate init(left: Edge?, right: Edge?, place: (left: Double, right: Double)) {
        (self.left, first) = (left?.x, left?.id)
        (self.right, last) = (right?.x, right?.id)
        if let left { insets.left = left.x - place.left }
        if let right { insets.right = place.right - right.x }
    }

    fileprivate struct Edge {
        var x: Double
        let id: Int?
    }

    /// Whether nothing is left out.
    var isWhole: Bool { left == nil && right == nil }

    /// Returns the ids of the glyphs that are left out, of those that are shown: each comes and goes by and by, however hard the edge is.
    func leftOut(of cells: [AmountCell]) -> Set<Int> {
        guard first != nil || last != nil else { return [] }
        let ids = cells.lazy.filter { !$0.isLeaving }.map(\.id)
        var out: Set<Int> = []
        if let first, ids.contains(first) { out.formUnion(ids.prefix { $0 != first }) }
        if let last, ids.contains(last) { out.formUnion(ids.reversed().prefix { $0 != last }) }
        return out
    }

    /// Points that glyphs may hang over their place.
    static let overhang = 4.0

    /// Returns whether more is seen than of another row, at one end at least: not only less than a point, as other glyphs take.
    func opens(from old: AmountCut) -> Bool {
        insets.left < old.insets.left - 1 || insets.right < old.insets.right - 1
    }
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
    /// - Parameters:
    ///   - ids: Those of the glyphs, one fewer than edges.
    ///   - caret: where the caret is in the content; `nil` without one.
    func cut(_ left: Double, _ edges: [Double], _ ids: [Int], caret: Double?) -> AmountCut {
        guard isTooWide else { return AmountCut() }
        var (first, last): (AmountCut.Edge?, AmountCut.Edge?)
        func room(at edge: Double) -> Double { caret.map { abs(left + $0 - edge) < 0.5 } ?? false ? Self.caretSide : 0 }
        if left < start - 0.01 {
            let place = edges.firstIndex { $0 >= start + dots }
            let edge = place.map { edges[$0] } ?? start + dots
            first = AmountCut.Edge(
                x: edge - room(at: edge), id: place.flatMap { ids.indices.contains($0) ? ids[$0] : nil })
        }
        if left + content > width + 0.01 {
            let place = edges.lastIndex { $0 <= width - dots }
            let edge = place.map { edges[$0] } ?? width - dots
            last = AmountCut.Edge(x: edge + room(at: edge), id: place.flatMap { $0 > 0 ? ids[$0 - 1] : nil })
        }
        return AmountCut(left: first, right: last, place: (start, width))
    }

    /// Returns a size that is another one for each cut.
    func size(of cut: AmountCut) -> ProposedViewSize {
        func points(_ x: Double?, _ id: Int?) -> CGFloat {
            x.map { max(0, $0) + 1 + 10_000 * Double(1 + (id ?? -1)) } ?? 0
        }
        return ProposedViewSize(
            width: points(cut.left.map { $0 - start }, cut.first), height: points(cut.right, cut.last))
    }
}
