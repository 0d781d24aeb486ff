import SwiftUI

/// A window of one line, as wide as the columns in it, with a bleed above and below and a margin to both sides.
///
/// It follows where its columns begin and end, of which `RollDrums` tells; in a change both go over from where they are shown.
/// Its size is that of the window with the bleed and the margins: `RollWindow` takes them off again.
struct RollRow: Layout {
    /// Counts the changes after which columns may begin or end elsewhere.
    private let generation: Int
    /// The first generation after what moved was taken out at once: nothing comes from older ones any more.
    private let floor: Int
    private var weights: RollWeights
    /// Share of a line's height added above and below.
    private let bleed: Double
    /// Of a row beside the digits, the end that stands there: 0 is the left one, 1 the right one. Such a row is offered the
    /// share of its width that it has while it opens.
    private let anchor: Double?
    private let space: RollSpace?

    init(generation: Int, floor: Int = 0, bleed: Double, anchor: Double?, space: RollSpace? = nil) {
        self.generation = generation
        self.floor = floor
        weights = RollWeights(generation)
        self.bleed = bleed
        self.anchor = anchor
        self.space = space
    }

    var animatableData: RollWeights {
        get { weights }
        set { weights = newValue.counted(since: floor) }
    }

    /// What a subview is to the row.
    enum Role: Equatable {
        /// The first gives the line its height and its baseline; others of the kind take no room.
        case line
        /// Has the columns.
        case drums
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.drums
    }

    /// Where columns begin and end, in points from the origin of their group.
    struct Extent {
        let start: Double
        let end: Double
    }

    struct Cache {
        var history = RollHistory<Extent>()
        /// The newest generation of which anything has been shown.
        var shown: Int?
        /// As it was noted last.
        var unrest = 0.0
    }

    /// Lines of space to both sides in which what leaves may be seen.
    static let margin = 2.0

    /// Returns the height of a line in a row of a size.
    static func line(of size: CGSize, bleed: Double) -> Double { Double(size.height) / (1 + 2 * bleed) }

    /// Returns how wide the columns are in a row of a size: it without the margins.
    static func room(of size: CGSize, bleed: Double) -> Double {
        max(0, Double(size.width) - 2 * margin * line(of: size, bleed: bleed))
    }

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let line = lineHeight(subviews)
        let extent = extent(subviews, &cache)
        return CGSize(
            width: max(0, extent.end - extent.start) * share(proposal) + 2 * Self.margin * line,
            height: line * (1 + 2 * bleed))
    }

    /// Returns how much of a row is there that opens.
    private func share(_ proposal: ProposedViewSize) -> Double {
        anchor == nil ? 1 : proposal.share ?? 1
    }

    /// That of a text, whatever columns there are.
    func spacing(subviews: Subviews, cache: inout Cache) -> ViewSpacing { subviews.first?.spacing ?? ViewSpacing() }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let line = lineHeight(subviews)
        let left = Double(bounds.minX) + Self.margin * line
        let top = Double(bounds.minY) + line * bleed
        for subview in subviews {
            var place = CGPoint(x: left, y: top)
            var offer = ProposedViewSize.unspecified
            if subview[RoleKey.self] == .drums {
                let extent = extent(subviews, &cache)
                place.x -= extent.start + (anchor ?? 0) * (1 - share(proposal)) * max(0, extent.end - extent.start)
                place.y += baseline(subviews)
            } else if let limit = proposal.limit {
                offer.width = CGFloat(limit)
            }
            subview.place(at: place, proposal: offer)
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return bounds.minY + lineHeight(subviews) * bleed + baseline(subviews)
    }

    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .rowWidth, let newest = newest(subviews) else { return nil }
        return max(0, newest.end - newest.start)
    }

    // MARK: - Where the columns begin and end

    private func lineHeight(_ subviews: Subviews) -> Double {
        Double(subviews.first?.sizeThatFits(.unspecified).height ?? 0)
    }

    private func baseline(_ subviews: Subviews) -> Double {
        Double(subviews.first?.dimensions(in: .unspecified)[.firstTextBaseline] ?? 0)
    }

    /// Returns where the columns are shown to begin and end.
    private func extent(_ subviews: Subviews, _ cache: inout Cache) -> (start: Double, end: Double) {
        guard let newest = newest(subviews) else { return (0, 0) }
        cache.history.note(newest, of: generation, since: weights.oldest)
        if let space, cache.shown != generation, weights.counts(generation) {
            space.note(shown: generation)
            cache.shown = generation
        }
        if let space, cache.unrest != weights.unrest {
            cache.unrest = weights.unrest
            space.note(softness: cache.unrest)
        }
        func shown(_ value: (Extent) -> Double) -> Double {
            weights.sum(newest: (generation, value(newest))) { cache.history[$0].map(value) }
        }
        return (shown(\.start), shown(\.end))
    }

    /// Returns where the columns are bound to begin and end.
    private func newest(_ subviews: Subviews) -> Extent? {
        guard let drums = subviews.first(where: { $0[RoleKey.self] == .drums }) else { return nil }
        let dimensions = drums.dimensions(in: .unspecified)
        return Extent(
            start: Double(dimensions[HorizontalAlignment.columnsStart]),
            end: Double(dimensions[HorizontalAlignment.columnsEnd]))
    }
}

extension HorizontalAlignment {
    private enum RowWidth: AlignmentID {
        static func defaultValue(in context: ViewDimensions) -> CGFloat { 0 }
    }

    /// Not a place: points that the columns of a row take when it has come to rest.
    static let rowWidth = HorizontalAlignment(RowWidth.self)
}
