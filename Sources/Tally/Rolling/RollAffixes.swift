import SwiftUI

/// What stands before and behind a number.
struct RollAffixes: Equatable {
    let prefix: AnyView?
    let suffix: AnyView?

    /// Whether something stands to the left, and to the right.
    func sides(_ direction: LayoutDirection) -> (left: Bool, right: Bool) {
        direction == .leftToRight ? (prefix != nil, suffix != nil) : (suffix != nil, prefix != nil)
    }

    /// Views cannot be compared: only numbers without any are known to be the same.
    nonisolated static func == (a: Self, b: Self) -> Bool { false }
}

/// A number between what stands before it and behind it, all on one baseline.
struct RollAffixed<Number: View>: View {
    let affixes: RollAffixes
    let space: RollSpace
    let number: Number

    @Environment(\.layoutDirection) private var layoutDirection
    @Environment(\.minimumScaleFactor) private var minimumScale

    var body: some View {
        RollAffixRow(space: space, yield: RollYield(minimumScale), isReversed: layoutDirection == .rightToLeft) {
            affix(affixes.prefix)
            number
            affix(affixes.suffix)
        }
        .modifier(RollFit(space: space))
        .environment(\.layoutDirection, .leftToRight)
        .accessibilityElement(children: .combine)
    }

    /// As one view, whatever it consists of.
    private func affix(_ view: AnyView?) -> some View {
        HStack(alignment: .firstTextBaseline, spacing: 0) { view }
            .environment(\.layoutDirection, layoutDirection)
            .fixedSize()
    }
}

/// Puts a number, the second of three, between two views that keep their size.
///
/// Where the place is too narrow for all of them, they become smaller together, and the number has the room that is left.
struct RollAffixRow: Layout {
    let space: RollSpace
    let yield: RollYield
    /// Whether the first stands to the right.
    let isReversed: Bool

    private struct Fit {
        /// From the left.
        var widths: [Double]
        var offer: ProposedViewSize
        /// Points above and below the baseline.
        var ascent = 0.0
        var descent = 0.0
        var scale = 1.0
        var width: Double { widths.reduce(0, +) }
    }

    private func fit(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Fit {
        let room = proposal.room
        let ends = subviews.indices.filter { $0 != 1 }.reduce(0) {
            $0 + Double(subviews[$1].sizeThatFits(.unspecified).width)
        }
        let limit = room / yield.minimum - ends
        var fit = Fit(widths: [], offer: ProposedViewSize(width: limit.isFinite ? max(0, limit) : nil, height: nil))
        for index in subviews.indices {
            let dimensions = subviews[index].dimensions(in: index == 1 ? fit.offer : .unspecified)
            let baseline = Double(dimensions[VerticalAlignment.firstTextBaseline])
            fit.widths.append(Double(dimensions.width))
            guard index == 1 || dimensions.width > 0 else { continue }
            fit.ascent = max(fit.ascent, baseline)
            fit.descent = max(fit.descent, Double(dimensions.height) - baseline)
        }
        if fit.width > room + RollYield.tolerance { fit.scale = max(0.001, room / fit.width) }
        return fit
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let fit = fit(proposal, subviews)
        return CGSize(width: fit.width * fit.scale, height: (fit.ascent + fit.descent) * fit.scale)
    }

    /// Beside, that of what stands there; above and below, the number's.
    func spacing(subviews: Subviews, cache: inout Void) -> ViewSpacing {
        guard subviews.count == 3 else { return ViewSpacing() }
        func isEmpty(_ index: Int) -> Bool { index != 1 && subviews[index].sizeThatFits(.unspecified).width <= 0 }
        let order = (isReversed ? [2, 1, 0] : [0, 1, 2]).filter { !isEmpty($0) }
        var spacing = subviews[1].spacing
        spacing.formUnion(subviews[order[0]].spacing, edges: .leading)
        spacing.formUnion(subviews[order[order.count - 1]].spacing, edges: .trailing)
        return spacing
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let fit = fit(proposal, subviews)
        space.note(isEmpty: proposal == .zero, scale: fit.scale)
        var x = Double(bounds.minX)
        for index in isReversed ? subviews.indices.reversed() : Array(subviews.indices) {
            let offer = index == 1 ? fit.offer : .unspecified
            let baseline = Double(subviews[index].dimensions(in: offer)[VerticalAlignment.firstTextBaseline])
            subviews[index].place(
                at: CGPoint(x: x, y: Double(bounds.minY) + fit.ascent - baseline), proposal: offer)
            x += fit.widths[index]
        }
    }

    func explicitAlignment(
        of guide: VerticalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout Void
    ) -> CGFloat? {
        guard guide == .firstTextBaseline || guide == .lastTextBaseline else { return nil }
        let fit = fit(proposal, subviews)
        return bounds.minY + fit.ascent * fit.scale
    }
}
