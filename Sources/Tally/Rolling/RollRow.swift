import SwiftUI

/// Places the columns of a number in a row, in a window of one line with a bleed around it.
///
/// Its size is that of the window: `RollWindow` takes the bleed off again.
struct RollRow: Layout {
    /// Counts the changes of text that may have changed the width; what animates is the way from one to the next.
    var generation: Double
    /// Where the columns stand in a row that is wider than they are: 0 at the left end, 1 at the right.
    var anchor: Double
    var animatesWidth: Bool
    /// Share of a line's height added above and below.
    var bleed: Double

    var animatableData: Double {
        get { generation }
        set { generation = newValue }
    }

    /// What a subview is to the row.
    enum Role: Equatable {
        /// Gives the line its height and its baseline.
        case line
        /// Keeps space free.
        case reserve
        case column(id: Int, generation: Int, isLeaving: Bool)
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.line
    }

    struct Cache {
        /// The width of each generation, from the last that the row had left behind on.
        var widths: [(generation: Double, width: Double)] = []
        /// Where columns stand, from the anchor; those that leave stay there.
        var positions: [Int: Double] = [:]
    }

    /// Lines of space to both sides in which what leaves may be seen.
    static let margin = 2.0

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let line = lineHeight(subviews)
        return CGSize(
            width: width(Columns(subviews), &cache) + 2 * Self.margin * line, height: line * (1 + 2 * bleed))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let columns = Columns(subviews)
        let line = lineHeight(subviews)
        let top = bounds.minY + line * bleed
        let baseline = baseline(subviews)
        let left = bounds.minX + Self.margin * line
        let origin = left + anchor * width(columns, &cache)
        var position = -anchor * columns.width
        var positions: [Int: Double] = [:]
        for (subview, role) in zip(subviews, columns.roles) {
            guard case .column(let id, _, let isLeaving) = role else {
                subview.place(at: CGPoint(x: left, y: top), proposal: .unspecified)
                continue
            }
            let place = isLeaving ? cache.positions[id] ?? position : position
            positions[id] = place
            let dimensions = subview.dimensions(in: .unspecified)
            let y = top + baseline - Double(dimensions[.firstTextBaseline])
            subview.place(at: CGPoint(x: origin + place, y: y), proposal: .unspecified)
            if !isLeaving { position += Double(dimensions.width) }
        }
        cache.positions = positions
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Cache
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        return bounds.minY + lineHeight(subviews) * bleed + baseline(subviews)
    }

    // MARK: - Widths

    private func lineHeight(_ subviews: Subviews) -> Double {
        Double(subviews.first?.sizeThatFits(.unspecified).height ?? 0)
    }

    private func baseline(_ subviews: Subviews) -> Double {
        Double(subviews.first?.dimensions(in: .unspecified)[.firstTextBaseline] ?? 0)
    }

    /// What the subviews are to the row, and the room that they want.
    private struct Columns {
        var roles: [Role] = []
        /// Of the columns that stay.
        var width = 0.0
        var reserve = 0.0
        /// The last generation; `nil` without columns.
        var generation: Int?

        init(_ subviews: Subviews) {
            roles.reserveCapacity(subviews.count)
            for subview in subviews {
                let role = subview[RoleKey.self]
                roles.append(role)
                switch role {
                case .line: break
                case .reserve: reserve = max(reserve, Double(subview.sizeThatFits(.unspecified).width))
                case .column(_, let generation, let isLeaving):
                    self.generation = generation
                    if !isLeaving { width += Double(subview.sizeThatFits(.unspecified).width) }
                }
            }
        }
    }

    private func width(_ columns: Columns, _ cache: inout Cache) -> Double {
        let newest = columns.generation.map(Double.init) ?? generation
        let target = max(columns.width, columns.reserve)
        guard animatesWidth else {
            cache.widths = [(newest, target)]
            return target
        }
        if let last = cache.widths.last, last.generation == newest {
            cache.widths[cache.widths.count - 1].width = target
        } else {
            cache.widths.append((newest, target))
        }
        return interpolatedWidth(&cache)
    }

    /// Returns the widths of the generations, joined by straight lines; motion that goes too far goes on along the last
    /// one.
    private func interpolatedWidth(_ cache: inout Cache) -> Double {
        while cache.widths.count > 2, cache.widths[1].generation < generation - 1 { cache.widths.removeFirst() }
        guard cache.widths.count > 1 else { return cache.widths.last?.width ?? 0 }
        var index = 1
        while index < cache.widths.count - 1, cache.widths[index].generation < generation { index += 1 }
        let (from, to) = (cache.widths[index - 1], cache.widths[index])
        let share = (generation - from.generation) / (to.generation - from.generation)
        return max(0, from.width + (to.width - from.width) * max(0, share))
    }
}
