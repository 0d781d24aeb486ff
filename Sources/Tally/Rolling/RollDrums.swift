import SwiftUI

/// Places the columns of a number beside one another, each at the face that it is bound for: a drum turns because its place
/// moves, and a change has nothing to say to the columns themselves.
///
/// Columns keep to their places: those that stay do not move when others come or go beside them, and tell by the guides
/// `.columnsStart` and `.columnsEnd` where they begin and end. It takes no room. Its space begins at some place, on the
/// baseline, and has to be a group (`geometryGroup()`): drums turn as before while the number itself is moved.
struct RollDrums: Layout {
    struct Column: Equatable {
        var id: Int
        var isLeaving: Bool
        /// The column whose place it has taken.
        var predecessor: Int?
        /// Where it belongs among the digits: the higher, the farther to the left. `nil` if it belongs to none.
        var rank: Double?
        /// Whether its place opens and closes, rather than be its own.
        var isTight = false
        var opens = false
        var closes = false
        /// Points from the face at index 0 up to the one that it is bound for.
        var shift: Double

        init(_ cell: RollCell, lineHeight: Double) {
            id = cell.id
            isLeaving = cell.isLeaving
            predecessor = cell.predecessor
            rank = cell.key.rank
            isTight = cell.isTight
            opens = cell.opens
            closes = cell.closes
            shift = cell.stack == nil ? Double(cell.strip.target) * lineHeight : 0
        }

        /// A column that does not turn. Of a text that is no number, columns keep to its start.
        init(id: Int, key: NumberText.Key, isLeaving: Bool) {
            self.id = id
            self.isLeaving = isLeaving
            if case .character(let position) = key { rank = -1 - Double(position) } else { rank = key.rank }
            shift = 0
        }
    }

    /// Those of the subviews in their order, behind the first if that is the one that travels.
    var columns: [Column]
    /// The row's: within one generation the columns begin where they began.
    var generation: Int
    /// The generation that the columns were made from; `nil` for the one that was laid out before.
    var origin: Int?
    /// Where texts that have no places keep to: 0 is their left end, 1 their right one.
    var anchor: Double
    /// Points by which the first subview has moved, downwards: it is nothing that is seen, and moves with each change. `nil`
    /// if there is no such subview.
    var travel: Double?

    struct Place: Identifiable {
        let id: Int
        let rank: Double?
        let isLeaving: Bool
        var x: Double
        var width: Double
        /// Of a slot: points to it from where its place opened.
        var opening = 0.0
        /// The column that stood to the right of one that leaves; `nil` if it was the last.
        var next: Int?
    }

    /// The columns of a generation as they were placed last; those that leave stay there.
    struct Placed {
        var generation: Int?
        var places: [Place] = []
        var start = 0.0
    }

    struct Cache {
        var placed = Placed()
        /// What that was made from.
        var before = Placed()
        /// Points from the top of the column placed last down to its baseline; an empty text has none of its own.
        var baseline = 0.0
        /// Where columns belong while no subview has another size.
        var newest: (columns: [Column], generation: Int, anchor: Double, places: [Place])?
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) { cache.newest = nil }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize { .zero }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .columnsStart || guide == .columnsEnd else { return nil }
        let places = places(subviews, &cache)
        guard let first = places.first(where: { !$0.isLeaving }), let last = places.last, !last.isLeaving else {
            return CGFloat(closing(known(cache)))
        }
        return CGFloat(guide == .columnsStart ? first.x : last.x + last.width)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        if let travel {
            subviews.first?.place(at: CGPoint(x: bounds.minX, y: bounds.minY + travel), proposal: .unspecified)
        }
        let placed = places(subviews, &cache)
        let known = known(cache)
        if generation != cache.placed.generation { cache.before = known }
        cache.placed = Placed(
            generation: generation, places: placed, start: placed.first { !$0.isLeaving }?.x ?? closing(known))
        for (index, place) in placed.enumerated() {
            let dimensions = subviews[index + lead].dimensions(in: .unspecified)
            if dimensions.width > 0 { cache.baseline = Double(dimensions[.firstTextBaseline]) }
            let y = -cache.baseline - columns[index].shift
            subviews[index + lead].place(
                at: CGPoint(x: bounds.minX + place.x - place.opening, y: bounds.minY + y),
                proposal: columns[index].isTight ? RollSlot.proposal(opening: place.opening) : .unspecified)
        }
    }

    // MARK: - Places

    private var lead: Int { travel == nil ? 0 : 1 }

    /// Returns where each column belongs, worked out once for the guides and for the places.
    private func places(_ subviews: Subviews, _ cache: inout Cache) -> [Place] {
        if let newest = cache.newest, newest.generation == generation, newest.anchor == anchor,
            newest.columns == columns
        {
            return newest.places
        }
        let places = workedOut(subviews, cache)
        cache.newest = (columns, generation, anchor, places)
        return places
    }

    /// Returns the places that those of the columns follow from: their own, or those that they were made from.
    private func known(_ cache: Cache) -> Placed {
        guard let origin, generation != cache.placed.generation, cache.before.generation == origin else {
            return cache.placed
        }
        return cache.before
    }

    /// Returns where a row without columns closes, after some places: where it is anchored.
    private func closing(_ known: Placed) -> Double {
        guard let last = known.places.last, !last.isLeaving else { return known.start }
        return known.start + anchor * (last.x + last.width - known.start)
    }

    private func workedOut(_ subviews: Subviews, _ cache: Cache) -> [Place] {
        let before = known(cache)
        let count = min(columns.count, subviews.count - lead)
        var offset = 0.0
        var places: [Place] = []
        places.reserveCapacity(count)
        for index in 0..<max(0, count) {
            let column = columns[index]
            let width = Double(subviews[index + lead].sizeThatFits(.unspecified).width)
            var place = Place(id: column.id, rank: column.rank, isLeaving: column.isLeaving, x: offset, width: width)
            if !column.isLeaving {
                offset += width
            } else if let known = before.places.first(where: { $0.id == column.id }) {
                place.x = known.x
                // A glyph that goes leaves an empty text behind.
                if width == 0 { place.width = known.width }
            }
            places.append(place)
        }
        let start =
            generation == before.generation ? before.start : start(of: places, width: offset, after: before.places)
        for index in places.indices where !places[index].isLeaving { places[index].x += start }
        if columns.contains(where: { $0.isTight }) { openAndClose(&places, after: before.places) }
        return places
    }

    /// Returns where the columns begin, so that as much as can be stays where it was.
    private func start(of places: [Place], width: Double, after old: [Place]) -> Double {
        let shown = old.filter { !$0.isLeaving }
        guard let first = shown.first, let last = shown.last else { return -anchor * width }
        // A digit that stays keeps its place, the ones before all others; of an integer the right edge.
        var staying: (rank: Double, start: Double)?
        for (index, place) in places.enumerated() where !place.isLeaving {
            guard let rank = place.rank, rank.magnitude < staying?.rank ?? .infinity,
                // A place that was closing is none that anything stays at.
                let known = old.first(where: {
                    ($0.id == place.id || $0.id == columns[index].predecessor)
                        && !($0.isLeaving && columns[index].isTight)
                })
            else { continue }
            let edge = rank < 0 ? 0 : known.width - place.width
            staying = (rank.magnitude, known.x + edge - place.x)
        }
        if let staying { return staying.start }
        // None stays: places that are higher than those before come to the left of them, lower ones to the right.
        let ranks = places.compactMap { $0.isLeaving ? nil : $0.rank }
        let before = shown.compactMap(\.rank)
        if let lowest = ranks.min(), let highest = ranks.max(), let floor = before.min(), let top = before.max() {
            if lowest > top { return first.x - width }
            if highest < floor { return last.x + last.width }
        }
        return first.x + anchor * (last.x + last.width - first.x - width)
    }
}

extension NumberText.Key {
    /// Where it belongs among the digits of a number: the exponent of a digit, of a mark one between its neighbours'. `nil` if
    /// it belongs to none.
    fileprivate var rank: Double? {
        switch self {
        case .digit(let exponent): Double(exponent)
        case .group(let exponent): Double(exponent) - 0.5
        case .symbol(.point, _): -0.5
        case .symbol, .character: nil
        }
    }
}

extension HorizontalAlignment {
    private enum Start: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    private enum End: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// Where the columns of a number begin, in their group.
    static let columnsStart = HorizontalAlignment(Start.self)
    /// Where the columns of a number end, in their group.
    static let columnsEnd = HorizontalAlignment(End.self)
}

/// What `RollDrums` has besides its columns: it moves as long as any of them.
struct RollTravel: View, Equatable {
    // A text: nothing is drawn anew while that moves.
    var body: some View { Text(verbatim: "").hidden() }
}
