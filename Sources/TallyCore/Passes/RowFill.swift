/// The step of layout that makes rows of lazy containers which have come near what is seen, and lets go of those far away.
@MainActor
package struct RowFill {
    private struct Weak {
        weak var rows: NearRows?
    }

    private var all: [Weak] = []
    /// Scroll views that hold what is seen in its place, and those that are on their way to rows not made yet.
    fileprivate var holding: [any ScrollSite] = []
    fileprivate var aiming: [any ScrollSite] = []
    /// How often the layout under way has been filled.
    fileprivate var rounds = 0

    /// Each makes some dozens of rows, so that layout comes to an end however small they turn out.
    fileprivate static let maximumRounds = 24

    var isEmpty: Bool { all.isEmpty }
    var isAiming: Bool { !aiming.isEmpty }

    /// Whether some rows are not made, and may be at any frame.
    var hasGaps: Bool { all.contains { $0.rows?.gaps.isEmpty == false } }

    /// Called when layout begins.
    mutating func begin() { rounds = 0 }

    mutating func add(_ rows: NearRows) { all.append(Weak(rows: rows)) }
    package mutating func note(holding scroll: any ScrollSite) { holding.append(scroll) }
    package mutating func note(aiming scroll: any ScrollSite) {
        if !aiming.contains(where: { $0 === scroll }) { aiming.append(scroll) }
    }

    /// Returns those that are there, the innermost first.
    fileprivate mutating func living() -> [NearRows] {
        let living = all.compactMap(\.rows).filter(\.isAlive)
        if living.count < all.count { all = living.map { Weak(rows: $0) } }
        return living.count < 2 ? living : living.sorted { $0.container.node.depth > $1.container.node.depth }
    }

    /// Returns whether rows in a scroll view are not made.
    package func holdsGaps(in scroll: any ScrollSite) -> Bool {
        all.contains { weak in
            guard let rows = weak.rows, rows.isAlive, !rows.gaps.isEmpty || rows.container.list.isStale
            else { return false }
            return rows.container.scrollAround(along: rows.axis) === scroll
        }
    }
}

extension LayoutPass {
    /// Makes the rows that are near where layout has come to rest, has scroll views arrive at what they aim at, and
    /// lets go of what is far. True if there is something to lay out, which moves without animation: it was there all
    /// along.
    ///
    /// - Parameter isAtOnce: whether what a scroll view does is animated by no transaction either.
    /// - Complexity: O(containers × depth of the tree) where nothing has moved.
    func fillRows(_ context: LayoutContext, isAtOnce: Bool) -> Bool {
        if rowFill.isEmpty || !queue.isEmpty { return false }
        let holding = rowFill.holding
        rowFill.holding = []
        for scroll in holding where scroll.isAlive { scroll.restorePlace() }
        guard rowFill.rounds < RowFill.maximumRounds else { return false }
        rowFill.rounds += 1
        let all = rowFill.living()
        var hasMade = false
        for rows in all where rows.fill() { hasMade = true }
        if hasMade { return true }
        let aiming = rowFill.aiming
        rowFill.aiming = []
        if !aiming.isEmpty {
            let outer = context.placesAtOnce
            context.placesAtOnce = isAtOnce
            for scroll in aiming where scroll.isAlive { scroll.reachAim() }
            context.placesAtOnce = outer
        }
        var hasDropped = false
        for rows in all where rows.dropFar() { hasDropped = true }
        return hasDropped || !aiming.isEmpty
    }
}
