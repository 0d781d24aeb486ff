import SwiftUI

/// Places the glyphs of an amount and its unit in a row as wide as its place, so that what leaves stays where it is.
struct AmountRow: Layout {
    /// Where the glyphs stand in the row: 0 at the left end, 1 at the right.
    var anchor: Double
    /// How small the row may be shown where its place is narrow.
    let minimumScale: Double
    /// The glyph that a unit on the left stands behind, a minus sign; `nil` if it stands before all.
    let sign: Int?
    /// Is told where the edges between the glyphs are.
    let edges: AmountEdges

    /// What a subview is to the row.
    enum Role: Equatable {
        /// Gives the line its height and its baseline.
        case line
        case prompt
        /// Where nothing is seen of the row any more, the unit waits where it would stand alone.
        case unit(isLeft: Bool, isLeaving: Bool, isGone: Bool = false)
        case cell(id: Int, isLeaving: Bool, hold: AmountCell.Hold?)
        /// As wide as the row from where its glyphs begin, those that leave too, and as high as the row is wide, for both to be
        /// measured.
        case extent
        /// As wide as the glyphs that stay and the unit, where these are; where none are, it stays where they were.
        case span
        /// Stands for what is left out, in the font of the glyphs.
        case dots
        /// Has another size when something else is left out.
        case cut
        /// Stands before the glyph with this index.
        case caret(Int)
        /// The raw text in the font of the glyphs, to know the text field's part that an input method shows.
        case ruler
        /// The text field, whose caret stands behind a share of its text, at the edge of a glyph.
        case editor(edge: Int, share: Double)
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.line
    }

    /// Points to where nobody looks.
    private static let away = 100_000.0

    struct Cache {
        /// Where glyphs stand, from the left end of the row; those that leave stay there.
        var positions: [Int: Double] = [:]
        var unit = 0.0
        var span = (x: 0.0, width: 0.0)
        /// Where the row begins that is shown in its place.
        var reach = 0.0
        var composition = AmountComposition()
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let height = subviews.first.map { Double($0.sizeThatFits(.unspecified).height) } ?? 0
        let parts = AmountRowParts(subviews)
        let ideal = max(parts.content, parts.promptWidth)
        let width = proposal.width.map { max(0, Double($0)) } ?? ideal
        return CGSize(width: width.isNaN ? ideal : width, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        guard let line = subviews.first else { return }
        let height = Double(line.sizeThatFits(.unspecified).height)
        let baseline = Double(line.dimensions(in: .unspecified)[.firstTextBaseline])
        let parts = AmountRowParts(subviews)
        let (content, unit) = (parts.content, parts.unit)
        let composed = parts.composed(&cache.composition, height)
        let free = Double(bounds.width) - content - composed.width
        // What is too wide begins outside: the last digits are the ones that are typed.
        let base = free < 0 ? free : anchor * free
        let cutting = AmountCutting(
            width: Double(bounds.width), minimumScale: minimumScale, content: content + composed.width,
            dots: parts.dotsWidth)
        let caret = cutting.isTooWide ? parts.caretOffset(sign: sign) : nil
        let left = cutting.start(base, caret: caret)
        var positions: [Int: Double] = [:]
        var ends: [Int: Double] = [:]
        // What an input method shows has room at the caret.
        var shift = 0.0
        let signWidth = sign.map { parts.width(ofCell: $0) } ?? 0
        var edges = [left + (unit.isLeft && sign == nil ? unit.width : 0)]
        var ids: [Int] = []
        // Where what leaves begins, if that is before the row.
        var reach = base

        func place(_ subview: LayoutSubview, at x: Double) {
            let y = baseline - Double(subview.dimensions(in: .unspecified)[.firstTextBaseline])
            subview.place(
                at: CGPoint(x: Double(bounds.minX) + x, y: Double(bounds.minY) + y), proposal: .unspecified)
        }
        for part in parts {
            let subview = part.view
            switch part.role {
            case .line, .ruler, .dots: place(subview, at: 0)
            case .prompt:
                // What is composed stands where the prompt does.
                let isAway = composed.width > 0
                let room = ProposedViewSize(width: bounds.width, height: nil)
                let size = subview.sizeThatFits(room)
                let x = anchor * Double(bounds.width - size.width)
                subview.place(
                    at: CGPoint(
                        x: Double(bounds.minX) + x + (isAway ? Self.away : 0),
                        y: Double(bounds.minY) + (height - Double(size.height)) / 2),
                    proposal: room)
            case .unit(_, _, isGone: true):
                cache.unit = anchor * (Double(bounds.width) - part.width)
                place(subview, at: cache.unit)
            case .unit(let isLeft, let isLeaving, isGone: false):
                if isLeaving {
                    reach = min(reach, cache.unit)
                } else {
                    cache.unit = isLeft ? left + signWidth : left + content + composed.width - unit.width
                }
                place(subview, at: cache.unit)
            case .cell(_, _, .some): break
            case .cell(let id, let isLeaving, nil):
                if edges.count == composed.edge + 1 { shift = composed.width }
                let x = isLeaving ? cache.positions[id] ?? edges[edges.count - 1] : edges[edges.count - 1] + shift
                positions[id] = x
                ends[id] = x + part.width
                place(subview, at: x)
                if isLeaving {
                    reach = min(reach, x)
                } else {
                    ids.append(id)
                    edges.append((ends[id] ?? x) + (id == sign ? unit.width : 0))
                    shift = 0
                }
            case .extent: break
            case .span:
                if content > 0 { cache.span = (left, content + composed.width) }
                let size = ProposedViewSize(width: cache.span.width, height: height)
                subview.place(
                    at: CGPoint(x: Double(bounds.minX) + cache.span.x, y: Double(bounds.minY)), proposal: size)
            case .caret, .editor, .cut: break
            }
        }
        for part in parts {
            guard case .cell(let id, _, .some(let hold)) = part.role else { continue }
            let x = hold.isRight ? ends[hold.id] : positions[hold.id].map { $0 - part.width }
            positions[id] = x ?? cache.positions[id] ?? left
            place(part.view, at: positions[id] ?? left)
        }
        cache.positions = positions
        let cut = cutting.cut(left, edges, ids, caret: caret)
        // As long as something is seen that leaves beside the row, all that was there is in its place still.
        cache.reach = reach < base ? min(reach, cache.reach) : base
        let extent = Double(bounds.width) - cache.reach
        self.edges.set(
            edges, AmountFit.Widths(extent: extent, row: Double(bounds.width)),
            baseline: height > 0 ? baseline / height : 1, cut)
        for part in parts {
            let subview = part.view
            let x: Double
            let width: Double?
            switch part.role {
            case .cut:
                subview.place(at: bounds.origin, proposal: cutting.size(of: cut))
                continue
            case .extent:
                subview.place(at: bounds.origin, proposal: ProposedViewSize(width: extent, height: bounds.width))
                continue
            case .caret(let index):
                width = nil
                x =
                    edges[min(index, edges.count - 1)] + composed.width
                    - Double(subview.sizeThatFits(ProposedViewSize(width: nil, height: height)).width) / 2
            case .editor(let edge, let share):
                x = edges[min(edge, edges.count - 1)] - share * parts.rulerWidth
                width = max(part.width, Double(bounds.width) - x)
            default: continue
            }
            subview.place(
                at: CGPoint(x: Double(bounds.minX) + x, y: Double(bounds.minY)),
                proposal: ProposedViewSize(width: width.map { CGFloat($0) }, height: height))
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let line = subviews.first else { return nil }
        return bounds.minY + line.dimensions(in: .unspecified)[guide]
    }
}
