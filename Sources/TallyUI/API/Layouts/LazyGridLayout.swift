import Foundation

/// Fills rows of a number of columns one after another, or columns of a number of rows.
nonisolated struct LazyGridLayout: PinningLayout {
    /// The axis along which the grid grows.
    let axis: Axis
    let items: [GridItem]
    /// How the tracks stand in a grid that is offered more than they need, as a share of what is left.
    let share: CGFloat
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    private var gap: CGFloat { Swift.max(0, (spacing ?? ViewSpacing.standard).orZero) }

    private func across(_ size: CGSize) -> CGFloat { axis == .vertical ? size.width : size.height }
    private func along(_ size: CGSize) -> CGFloat { axis == .vertical ? size.height : size.width }

    private func proposal(across: CGFloat?) -> ProposedViewSize {
        axis == .vertical ? ProposedViewSize(width: across, height: nil) : ProposedViewSize(width: nil, height: across)
    }

    struct Line {
        var views: [(index: Int, track: Int)] = []
        var length: CGFloat = 0
        /// A header or a footer, which takes the whole line.
        var isWhole = false
    }

    struct Plan {
        var tracks: [GridTrack] = []
        var lines: [Line] = []
        var breadth: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }
    }

    struct Cache {
        var known: (available: CGFloat?, plan: Plan)?
    }

    static var layoutProperties: LayoutProperties { .lazy }

    func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func plan(_ available: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> Plan {
        if let known = cache.known, known.available == available { return known.plan }
        var plan = Plan(tracks: items.tracks(in: available?.isFinite == true ? available : nil))
        for (index, view) in subviews.enumerated() {
            if view[SectionPartKey.self] != .content {
                let length = along(view.sizeThatFits(proposal(across: plan.breadth)))
                plan.lines.append(Line(views: [(index, 0)], length: length, isWhole: true))
                continue
            }
            guard !plan.tracks.isEmpty else { continue }
            if plan.lines.last.map({ $0.isWhole || $0.views.count == plan.tracks.count }) ?? true {
                plan.lines.append(Line())
            }
            let line = plan.lines.count - 1
            let track = plan.lines[line].views.count
            let length = along(view.sizeThatFits(proposal(across: plan.tracks[track].length)))
            plan.lines[line].views.append((index, track))
            plan.lines[line].length = Swift.max(plan.lines[line].length, length)
        }
        cache.known = (available, plan)
        return plan
    }

    private func available(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.width : proposal.height
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let plan = plan(available(proposal), subviews, &cache)
        let length =
            plan.lines.reduce(0) { $0 + $1.length } + gap * CGFloat(Swift.max(0, plan.lines.count - 1))
        let offered = available(proposal).map { $0.isFinite ? $0 : 0 } ?? 0
        let breadth = Swift.max(plan.breadth, offered)
        return axis == .vertical
            ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let plan = plan(available(proposal), subviews, &cache)
        var position = axis == .vertical ? bounds.minY : bounds.minX
        let left = (across(bounds.size) - plan.breadth) * share
        for line in plan.lines {
            for (index, track) in line.views {
                let view = subviews[index]
                let start = line.isWhole ? 0 : plan.tracks[track].start
                let breadth = line.isWhole ? plan.breadth : plan.tracks[track].length
                let alignment = line.isWhole ? Alignment.center : plan.tracks[track].alignment ?? .center
                let cell =
                    axis == .vertical
                    ? CGRect(x: bounds.minX + left + start, y: position, width: breadth, height: line.length)
                    : CGRect(x: position, y: bounds.minY + left + start, width: line.length, height: breadth)
                view.place(in: cell, alignment, proposal: self.proposal(across: breadth))
            }
            position += line.length + gap
        }
    }
}

extension LayoutSubview {
    /// Stands the view in a cell by a pair of guides.
    func place(in cell: CGRect, _ alignment: Alignment, proposal: ProposedViewSize) {
        let own = dimensions(in: proposal)
        onMain {
            let outer = ViewDimensions(element: nil, size: cell.size)
            place(
                at: CGPoint(
                    x: cell.minX + outer[alignment.horizontal] - own[alignment.horizontal],
                    y: cell.minY + outer[alignment.vertical] - own[alignment.vertical]), proposal: proposal)
        }
    }
}
