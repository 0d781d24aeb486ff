import SwiftUI

/// Gives a number its size: a window of one line with a bleed around it, as wide as its columns.
///
/// Its size is that of the window: `RollWindow` takes the bleed off again.
struct RollRow: Layout {
    /// Counts the changes of text that may have changed the width.
    private let generation: Int
    /// The way from one generation to the next, which animates.
    private var progress: Double
    /// Where the columns stand in a row that is wider than they are: 0 at the left end, 1 at the right.
    private let anchor: Double
    private let animatesWidth: Bool
    /// Share of a line's height added above and below.
    private let bleed: Double

    init(generation: Int, anchor: Double, animatesWidth: Bool, bleed: Double) {
        self.generation = generation
        progress = Double(generation)
        self.anchor = anchor
        self.animatesWidth = animatesWidth
        self.bleed = bleed
    }

    var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    /// What a subview is to the row.
    enum Role: Equatable {
        /// The first gives the line its height and its baseline; others of the kind take no room.
        case line
        /// Keeps space free.
        case reserve
        /// Has the columns.
        case drums
    }

    struct RoleKey: LayoutValueKey {
        static let defaultValue = Role.drums
    }

    struct Cache {
        /// The width of each generation, from the last that the row had left behind on.
        var widths: [(generation: Double, width: Double)] = []
    }

    /// Lines of space to both sides in which what leaves may be seen.
    static let margin = 2.0

    func makeCache(subviews: Subviews) -> Cache { Cache() }
    func updateCache(_ cache: inout Cache, subviews: Subviews) {}

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let line = lineHeight(subviews)
        return CGSize(width: width(subviews, &cache) + 2 * Self.margin * line, height: line * (1 + 2 * bleed))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let line = lineHeight(subviews)
        let left = Double(bounds.minX) + Self.margin * line
        let top = Double(bounds.minY) + line * bleed
        for subview in subviews {
            var place = CGPoint(x: left, y: top)
            if subview[RoleKey.self] == .drums {
                place.x += anchor * width(subviews, &cache)
                place.y += baseline(subviews)
            }
            subview.place(at: place, proposal: .unspecified)
        }
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

    /// Returns the width that is shown of the columns or of what is reserved.
    private func width(_ subviews: Subviews, _ cache: inout Cache) -> Double {
        var target = 0.0
        for subview in subviews {
            switch subview[RoleKey.self] {
            case .line: break
            case .reserve: target = max(target, Double(subview.sizeThatFits(.unspecified).width))
            case .drums: target = max(target, Double(subview.dimensions(in: .unspecified)[HorizontalAlignment.columns]))
            }
        }
        let newest = Double(generation)
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
        while cache.widths.count > 2, cache.widths[1].generation < progress - 1 { cache.widths.removeFirst() }
        guard cache.widths.count > 1 else { return cache.widths.last?.width ?? 0 }
        var index = 1
        while index < cache.widths.count - 1, cache.widths[index].generation < progress { index += 1 }
        let (from, to) = (cache.widths[index - 1], cache.widths[index])
        let share = (progress - from.generation) / (to.generation - from.generation)
        return max(0, from.width + (to.width - from.width) * max(0, share))
    }
}
