import Foundation
import TallyCore
import TallyUI

/// Points by which a row stands below its place, while it or another is moved by hand.
struct RowWayKey: LayoutValueKey {
    static let defaultValue: CGFloat = 0
}

/// Rows below one another, and between sections a gap where they stand on cards.
struct ListColumn: Layout {
    let look: ListLook
    /// Points between two sections, where they stand on cards or bands.
    var sectionSpacing = ListSectionSpacing.default.points
    /// Points between two rows of a section.
    var rowSpacing: CGFloat = 0
    /// Whether every other row looks different.
    var alternates = false
    /// Whether lines on the plain ground are others at the end of a section.
    var tellsEnds = false

    /// Points beside the rows.
    private var margin: CGFloat { look == .insetGrouped ? 16 : 0 }
    private var gap: CGFloat { look == .plain ? 0 : sectionSpacing }

    struct Cache {
        var known: (width: CGFloat?, measure: Measure)?
    }

    struct Measure {
        let heights: [CGFloat]
        /// The points above each view.
        let above: [CGFloat]
        /// Points of the rows between them that are not made.
        let gaps: [CGFloat]
    }

    static let layoutProperties = {
        var properties = LayoutProperties.lazy
        properties.rows = .each
        return properties
    }()

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func measure(_ width: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> Measure {
        if let known = cache.known, known.width == width { return known.measure }
        let offer = ProposedViewSize(width: width.map { Swift.max(0, $0 - 2 * margin) }, height: nil)
        let heights = subviews.map { $0.sizeThatFits(offer).height }
        subviews.noteWide(SectionKey.self) { $0 != $1 }
        let above = above(subviews)
        let gaps = subviews.lengthsOfGaps(zip(heights, above).map { $0 + $1 }, spacing: 0)
        let measure = Measure(heights: heights, above: above, gaps: gaps)
        cache.known = (width, measure)
        return measure
    }

    /// Returns the points above each view.
    private func above(_ subviews: Subviews) -> [CGFloat] {
        guard look != .plain || rowSpacing > 0 else { return Array(repeating: 0, count: subviews.count) }
        var last: (section: Int?, isRow: Bool)?
        var above: [CGFloat] = []
        for piece in subviews.pieces {
            switch piece {
            case .view(let index):
                let view = subviews[index]
                let now = (section: view[SectionKey.self], isRow: view[SectionPartKey.self] == .content)
                let isSame = last.map { $0.section == now.section } ?? false
                above.append(
                    isSame
                        ? (last?.isRow == true && now.isRow ? rowSpacing : 0)
                        : (look == .plain ? 0 : view[ListSectionSpacingKey.self] ?? gap))
                last = now
            case .gap(let index):
                // Rows of sections of their own have their gaps among them.
                last = subviews.isWide(gap: index) ? nil : (subviews.value(SectionKey.self, ofGap: index), true)
            }
        }
        return above
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil }
        let measure = measure(width, subviews, &cache)
        let own = width ?? subviews.reduce(0) { Swift.max($0, $1.sizeThatFits(.unspecified).width + 2 * margin) }
        let between = measure.gaps.reduce(measure.above.reduce(0, +), +)
        return CGSize(width: own, height: measure.heights.reduce(between, +) + (subviews.isEmpty ? 0 : gap))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let measure = measure(bounds.width, subviews, &cache)
        let offer = ProposedViewSize(width: Swift.max(0, bounds.width - 2 * margin), height: nil)
        subviews.note(zip(measure.heights, measure.above).map { $0 + $1 }, spacing: 0)
        var y = bounds.minY
        // Where each piece stands while a row is moved by hand; nil while none is.
        var middles: [CGFloat]?
        for (place, piece) in subviews.pieces.enumerated() {
            switch piece {
            case .view(let index):
                y += measure.above[index]
                let view = subviews[index]
                let way = view[RowWayKey.self]
                view.place(at: CGPoint(x: bounds.minX + margin, y: y + way), proposal: offer)
                if way != 0, middles == nil { middles = plainMiddles(measure, subviews, from: bounds.minY) }
                middles?[place] += way
                y += measure.heights[index]
            case .gap(let index):
                subviews.place(gap: index, at: y, length: measure.gaps[index])
                y += measure.gaps[index]
            }
        }
        if look != .plain || tellsEnds { tellEnds(subviews, middles) }
        if alternates { tellPlaces(subviews) }
    }

    private func tellPlaces(_ subviews: Subviews) {
        var rows = 0
        for piece in subviews.pieces {
            switch piece {
            case .view(let index):
                let view = subviews[index]
                if view[SectionPartKey.self] == .content { rows += 1 }
                let isEven = rows.isMultiple(of: 2) && rows > 0
                onMain(view) { $0.element.rowFrame?.isEven = isEven }
            case .gap(let index): rows += subviews.rows(inGap: index)
            }
        }
    }

    /// A view, or rows that are not made: in which section, and whether it is a row there.
    private struct Place {
        var view: LayoutSubview?
        let section: Int?
        let isRow: Bool
    }

    private func plainMiddles(_ measure: Measure, _ subviews: Subviews, from top: CGFloat) -> [CGFloat] {
        var y = top
        return subviews.pieces.map { piece in
            let (above, height) =
                switch piece {
                case .view(let index): (measure.above[index], measure.heights[index])
                case .gap(let index): (0, measure.gaps[index])
                }
            y += above + height
            return y - height / 2
        }
    }

    /// - Parameter middles: where the pieces stand, if not in their order.
    private func tellEnds(_ subviews: Subviews, _ middles: [CGFloat]?) {
        var places = subviews.pieces.map { piece in
            switch piece {
            case .view(let index):
                let view = subviews[index]
                return Place(view: view, section: view[SectionKey.self], isRow: view[SectionPartKey.self] == .content)
            case .gap(let index):
                return Place(
                    section: subviews.value(SectionKey.self, ofGap: index), isRow: !subviews.isWide(gap: index))
            }
        }
        if let middles {
            places = zip(places, middles).sorted { $0.1 < $1.1 }.map(\.0)
        }
        onMain((places, rowSpacing)) { places, rowSpacing in
            for (index, place) in places.enumerated() where place.isRow {
                guard let view = place.view else { continue }
                func isSame(_ other: Int) -> Bool {
                    places.indices.contains(other) && places[other].isRow && places[other].section == place.section
                }
                var ends: RowEnds = []
                if rowSpacing > 0 || !isSame(index - 1) { ends.insert(.first) }
                if rowSpacing > 0 || !isSame(index + 1) { ends.insert(.last) }
                view.element.rowFrame?.ends = ends
            }
        }
    }
}
