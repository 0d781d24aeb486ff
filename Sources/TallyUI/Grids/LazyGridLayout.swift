import Foundation
import TallyCore

/// Fills rows of a number of columns one after another, or columns of a number of rows.
package nonisolated struct LazyGridLayout: PinningLayout {
    /// The axis along which the grid grows.
    package let axis: Axis
    let items: [GridItem]
    /// How the tracks stand in a grid that is offered more than they need, as a share of what is left.
    let share: CGFloat
    let spacing: CGFloat?
    package let pinnedViews: PinnedScrollableViews

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
        /// Cells before its views that belong to rows which are not made.
        var unmade = 0
        /// The line stands for those of a gap.
        var standsForGap = false
        /// Gaps that begin here, by their index, and the track of their first cell.
        var gaps: [(index: Int, track: Int)] = []
        /// How many tracks are taken.
        var count: Int { unmade + views.count }
    }

    struct Plan {
        var tracks: [GridTrack] = []
        var lines: [Line] = []
        /// The length of the line of each view.
        var lengths: [CGFloat] = []
        var shared: [NearRows.SharedLines] = []
        var breadth: CGFloat { tracks.last.map { $0.start + $0.length } ?? 0 }
    }

    package struct Cache {
        var known: (available: CGFloat?, plan: Plan)?
    }

    package static var layoutProperties: LayoutProperties { .lazy }

    package func makeCache(subviews: Subviews) -> Cache { Cache() }

    private func plan(_ available: CGFloat?, _ subviews: Subviews, _ cache: inout Cache) -> Plan {
        if let known = cache.known, known.available == available { return known.plan }
        let plan = plan(items.tracks(in: available?.isFinite == true ? available : nil), subviews)
        cache.known = (available, plan)
        return plan
    }

    /// Returns the lines, with gaps between the views for rows that are not made.
    private func plan(_ tracks: [GridTrack], _ subviews: Subviews) -> Plan {
        var plan = Plan(tracks: tracks)
        let columns = Swift.max(1, plan.tracks.count)
        var gaps: [(index: Int, line: Int)] = []
        var lines: [Int] = []
        // Gaps stand in the order of their index.
        var shared: [NearRows.SharedLines] = []
        let pieces = subviews.pieces
        subviews.noteWide(SectionPartKey.self) { part, _ in part != .content }
        for (place, piece) in pieces.enumerated() {
            switch piece {
            case .view(let index):
                let view = subviews[index]
                let isWhole = view[SectionPartKey.self] != .content
                if isWhole || plan.tracks.isEmpty {
                    let length = isWhole ? along(view.sizeThatFits(proposal(across: plan.breadth))) : 0
                    if isWhole { plan.lines.append(Line(views: [(index, 0)], length: length, isWhole: true)) }
                    lines.append(plan.lines.count - 1)
                    continue
                }
                if plan.lines.last.map({ $0.isWhole || $0.standsForGap || $0.count == columns }) ?? true {
                    plan.lines.append(Line())
                }
                let line = plan.lines.count - 1
                let track = plan.lines[line].count
                let length = along(view.sizeThatFits(proposal(across: plan.tracks[track].length)))
                plan.lines[line].views.append((index, track))
                plan.lines[line].length = Swift.max(plan.lines[line].length, length)
                lines.append(line)
            case .gap(let index):
                var rows = subviews.rows(inGap: index)
                var track = 0
                let isWide = subviews.isWide(gap: index)
                shared.append(NearRows.SharedLines())
                if let last = plan.lines.indices.last, !plan.lines[last].isWhole, !plan.lines[last].standsForGap,
                    plan.lines[last].count < columns, !isWide
                {
                    let room = columns - plan.lines[last].count
                    if rows <= room {
                        // The whole gap stands in a line that has begun.
                        plan.lines[last].gaps.append((index, columns - room))
                        shared[index].head = rows
                        plan.lines[last].unmade += rows
                        continue
                    }
                    track = columns - room
                    shared[index].head = room
                    rows -= room
                }
                gaps.append((index, plan.lines.count))
                plan.lines.append(Line(standsForGap: true, gaps: [(index, track)]))
                // The cells that follow stand beside the last of its own.
                let rest = isWide ? 0 : rows % columns
                if rest > 0, rows > rest, place + 1 < pieces.count, case .view(let next) = pieces[place + 1],
                    subviews[next][SectionPartKey.self] == .content
                {
                    shared[index].tail = rest
                    plan.lines.append(Line(unmade: rest))
                }
            }
        }
        let lengths = lines.map { $0 < 0 ? 0 : plan.lines[$0].length }
        let found = subviews.lengthsOfGaps(lengths, spacing: gap, columns: columns, shared: shared)
        for (index, line) in gaps where found.indices.contains(index) { plan.lines[line].length = found[index] }
        plan.lengths = lengths
        plan.shared = shared
        return plan
    }

    private func available(_ proposal: ProposedViewSize) -> CGFloat? {
        axis == .vertical ? proposal.width : proposal.height
    }

    package func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let plan = plan(available(proposal), subviews, &cache)
        let length =
            plan.lines.reduce(0) { $0 + $1.length } + gap * CGFloat(Swift.max(0, plan.lines.count - 1))
        let offered = available(proposal).map { $0.isFinite ? $0 : 0 } ?? 0
        let breadth = Swift.max(plan.breadth, offered)
        return axis == .vertical
            ? CGSize(width: breadth, height: length) : CGSize(width: length, height: breadth)
    }

    package func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let plan = plan(available(proposal), subviews, &cache)
        var position = axis == .vertical ? bounds.minY : bounds.minX
        let left = (across(bounds.size) - plan.breadth) * share
        if subviews.rows != nil {
            let isMirrored = axis == .horizontal && subviews.layoutDirection == .rightToLeft
            subviews.note(
                plan.lengths, spacing: gap, columns: Swift.max(1, plan.tracks.count),
                mirror: isMirrored ? bounds.minX + bounds.maxX : nil)
        }
        for line in plan.lines {
            for gap in line.gaps {
                subviews.place(
                    gap: gap.index, at: position, length: line.length, track: gap.track,
                    shared: plan.shared[gap.index])
            }
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
    package func place(in cell: CGRect, _ alignment: Alignment, proposal: ProposedViewSize) {
        let own = dimensions(in: proposal)
        let outer = onMain { ViewDimensions(element: nil, size: cell.size) }
        place(
            at: CGPoint(
                x: cell.minX + outer[alignment.horizontal] - own[alignment.horizontal],
                y: cell.minY + outer[alignment.vertical] - own[alignment.vertical]), proposal: proposal)
    }
}
