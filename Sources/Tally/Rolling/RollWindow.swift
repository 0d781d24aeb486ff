import SwiftUI

/// Puts the rows of a number beside one another and takes their bleed and margins off, so that the number is as large as
/// its text.
struct RollWindow: Layout {
    var bleed: Double
    /// Where the rows stand in a window that is wider than they are: 0 at the left end, 1 at the right.
    var anchor: Double
    let space: RollSpace
    /// Whether the window never becomes narrower.
    let keepsWidest: Bool
    var yield: RollYield
    var growth: FontGrowth
    /// Points that the rows stand higher than their line.
    let raise: Double

    /// What the rows leave free moves as they do.
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(yield.slack, growth.changes) }
        set { (yield.slack, growth.changes) = (newValue.first, newValue.second) }
    }

    struct Cache {
        /// The width of the widest rows so far.
        var widest = WidestWidth()
        var growth = FontGrowth.Memory()
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    /// What a subview is to the window.
    enum Role: Equatable {
        /// Stands behind the one before it.
        case row
        /// Keeps space free.
        case reserve
        /// Is measured, and plays no part.
        case gauge
        /// Is a line in the font that the rows go over to.
        case newLine
        /// Is as wide as the rows.
        case rule
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.row
    }

    private func width(_ row: LayoutSubview) -> Double {
        RollRow.room(of: row.sizeThatFits(.unspecified), bleed: bleed)
    }

    /// What the subviews take as they are laid out.
    private struct Extent {
        /// Points that a line is high.
        var line = 0.0
        /// How many times as high it is in the font that the rows go over to.
        var growth = 1.0
        /// Points that all rows take from side to side, and that the window takes.
        var rows = 0.0
        var width = 0.0
    }

    private func measure(_ subviews: Subviews, _ cache: inout Cache) -> Extent {
        guard let first = subviews.first else { return Extent() }
        var extent = Extent(line: RollRow.line(of: first.sizeThatFits(.unspecified), bleed: bleed))
        var reserved = 0.0
        for subview in subviews {
            switch subview[RoleKey.self] {
            case .row: extent.rows += width(subview)
            case .reserve: reserved = max(reserved, Double(subview.sizeThatFits(.unspecified).width))
            case .newLine:
                let line = Double(subview.sizeThatFits(.unspecified).height)
                if line > 0, extent.line > 0 { extent.growth = line / extent.line }
            case .gauge, .rule: break
            }
        }
        if keepsWidest { reserved = max(reserved, cache.widest.keep(extent.rows, line: extent.line)) }
        extent.width = max(extent.rows, reserved)
        return extent
    }

    /// Returns how much smaller, or larger, the rows are shown for the sake of their font.
    private func scale(_ extent: Extent, _ cache: inout Cache) -> Double {
        growth.scale(line: extent.line, goal: extent.line * extent.growth, &cache.growth)
    }

    /// Returns how wide a window is shown.
    ///
    /// - Parameter width: Points that it takes as it is laid out.
    private func width(_ width: Double, _ extent: Extent, _ cache: Cache) -> Double {
        growth.width(width * extent.growth, ideal: extent.width * extent.growth, cache.growth)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let extent = measure(subviews, &cache)
        let scale = scale(extent, &cache)
        let fit = yield.fit(rows: extent.rows, width: extent.width, room: proposal.room / scale)
        // A stack that asks how wide it may become gives it room by that: while it grows others would take what it will need.
        let most = proposal.width == .infinity ? max(fit.width, target(subviews)) : fit.width
        return CGSize(width: width(most, extent, cache), height: extent.line * fit.scale * scale + abs(raise))
    }

    /// Returns whether the room is what the window takes of itself now: whoever offers no more than that, as `fixedSize()` does, will
    /// offer what it takes then, and it is no narrow place.
    private func isIdeal(_ room: Double, _ rows: Double, _ width: Double) -> Bool {
        abs(room - yield.fit(rows: rows, width: width, room: .infinity).width) < 0.01
    }

    /// That of a text: what the window measures stands nowhere.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let extent = measure(subviews, &cache)
        let (line, rows, width) = (extent.line, extent.rows, extent.width)
        let scale = scale(extent, &cache)
        let offered = proposal.room / scale
        // A place on its way has the number in it as it will be, like a text; what is cut there gives way with it.
        let room = space.room / scale
        let fit = yield.fit(rows: rows, width: width, room: offered, later: max(offered, room))
        let shown = self.width(fit.width, extent, cache)
        cache.growth.note(line: line * scale, width: shown, inner: fit.width * extent.growth)
        space.note(isEmpty: proposal == .zero, scale: fit.scale * scale)
        let limit = yield.limit(
            room: room, line: line, isIdeal: isIdeal(room, rows, width), target: max(rows, target(subviews)))
        let total = fit.scale * scale
        let left = Double(bounds.minX) + anchor * (min(shown, Double(bounds.width)) / total - rows)
        let height = (Double(bounds.height) - abs(raise)) / total
        let top = Double(bounds.minY) + max(0, -raise) / total + (height - line) / 2
        var x = left
        for subview in subviews {
            switch subview[RoleKey.self] {
            case .row: break
            case .newLine:
                space.note(isSameLine: abs(extent.growth - 1) < 0.0001)
                subview.place(at: bounds.origin, proposal: .unspecified)
                continue
            case .reserve, .gauge:
                subview.place(at: bounds.origin, proposal: .unspecified)
                continue
            case .rule:
                let size = ProposedViewSize(width: CGFloat(rows), height: CGFloat(line))
                subview.place(at: CGPoint(x: left, y: top), proposal: size)
                continue
            }
            // A row has its own size; what it is offered is for the line inside that tells the number.
            subview.place(
                at: CGPoint(x: x - RollRow.margin * line, y: top - bleed * line),
                proposal: limit.map { .limit($0) } ?? .unspecified)
            x += self.width(subview)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline, let row = subviews.first else { return nil }
        let extent = measure(subviews, &cache)
        let grown = scale(extent, &cache)
        let fit = yield.fit(rows: extent.rows, width: extent.width, room: proposal.room / grown)
        let baseline = (Double(row.dimensions(in: .unspecified)[guide]) - bleed * extent.line) * fit.scale * grown
        return bounds.minY + CGFloat(baseline + max(0, raise))
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .rowWidth else { return nil }
        let scale = scale(measure(subviews, &cache), &cache)
        let width = target(subviews)
        return yield.fit(rows: width, width: width, room: proposal.room / scale).width * scale
    }

    /// Returns the width that the rows are bound for.
    private func target(_ subviews: Subviews) -> Double {
        subviews.reduce(0) {
            $0 + ($1[RoleKey.self] == .row ? Double($1.dimensions(in: .unspecified)[HorizontalAlignment.rowWidth]) : 0)
        }
    }

    /// Share of a line's height that is seen above and below the line where digits fade out there.
    static let bleed = 0.1
}

extension ProposedViewSize {
    /// Points from side to side; without end where none are said.
    var room: Double {
        guard let width = width.map({ Double($0) }), !width.isNaN else { return .infinity }
        return max(0, width)
    }
}
