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

    /// What the rows leave free moves as they do.
    var animatableData: AnimatablePair<Double, Double> {
        get { AnimatablePair(yield.slack, growth.changes) }
        set { (yield.slack, growth.changes) = (newValue.first, newValue.second) }
    }

    struct Cache {
        /// The width of the widest rows so far.
        var widest = 0.0
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
        /// Is as wide as the rows.
        case rule
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.row
    }

    private func width(_ row: LayoutSubview) -> Double {
        RollRow.room(of: row.sizeThatFits(.unspecified), bleed: bleed)
    }

    /// Returns the height of a line, the width of all rows, and that of the window.
    private func measure(_ subviews: Subviews, _ cache: inout Cache) -> (line: Double, rows: Double, width: Double) {
        guard let first = subviews.first else { return (0, 0, 0) }
        let line = RollRow.line(of: first.sizeThatFits(.unspecified), bleed: bleed)
        var (rows, reserved) = (0.0, 0.0)
        for subview in subviews {
            switch subview[RoleKey.self] {
            case .row: rows += width(subview)
            case .reserve: reserved = max(reserved, Double(subview.sizeThatFits(.unspecified).width))
            case .gauge, .rule: break
            }
        }
        if keepsWidest {
            cache.widest = max(cache.widest, rows)
            reserved = max(reserved, cache.widest)
        }
        return (line, rows, max(rows, reserved))
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let (line, rows, width) = measure(subviews, &cache)
        let scale = growth.scale(line: line, &cache.growth)
        let fit = yield.fit(rows: rows, width: width, room: proposal.room / scale)
        // A stack that asks how wide it may become gives it room by that: while it grows others would take what it will need.
        let most = proposal.width == .infinity ? max(fit.width, target(subviews)) : fit.width
        return CGSize(width: growth.width(most, ideal: width, cache.growth), height: line * fit.scale * scale)
    }

    /// Returns whether the room is what the window takes of itself now: whoever offers no more than that, as `fixedSize()` does, will
    /// offer what it takes then, and it is no narrow place.
    private func isIdeal(_ room: Double, _ rows: Double, _ width: Double) -> Bool {
        abs(room - yield.fit(rows: rows, width: width, room: .infinity).width) < 0.01
    }

    /// That of a text: what the window measures stands nowhere.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let (line, rows, width) = measure(subviews, &cache)
        let scale = growth.scale(line: line, &cache.growth)
        let offered = proposal.room / scale
        // A place on its way has the number in it as it will be, like a text; what is cut there gives way with it.
        let room = space.room / scale
        let fit = yield.fit(rows: rows, width: width, room: offered, later: max(offered, room))
        let shown = growth.width(fit.width, ideal: width, cache.growth)
        cache.growth.note(line: line * scale, width: shown, inner: fit.width)
        space.note(isEmpty: proposal == .zero, scale: fit.scale * scale)
        let limit = yield.limit(
            room: room, line: line, isIdeal: isIdeal(room, rows, width), target: max(rows, target(subviews)))
        let total = fit.scale * scale
        let left = Double(bounds.minX) + anchor * (min(shown, Double(bounds.width)) / total - rows)
        let top = Double(bounds.minY) + (Double(bounds.height) / total - line) / 2
        var x = left
        for subview in subviews {
            switch subview[RoleKey.self] {
            case .row: break
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
        let (line, rows, width) = measure(subviews, &cache)
        let grown = growth.scale(line: line, &cache.growth)
        let scale = yield.fit(rows: rows, width: width, room: proposal.room / grown).scale * grown
        return bounds.minY + (row.dimensions(in: .unspecified)[guide] - bleed * line) * scale
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .rowWidth else { return nil }
        let scale = growth.scale(line: measure(subviews, &cache).line, &cache.growth)
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
