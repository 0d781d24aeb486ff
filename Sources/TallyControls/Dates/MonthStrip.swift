import Foundation
import TallyCore
import TallyUI

/// Months side by side, of which those that are seen are there.
struct MonthStrip: View, Animatable {
    /// The number of the month that is seen; between two of them both are.
    var position: Double
    /// The month at which it comes to rest.
    let month: Int
    let rules: DateRules
    let selected: Set<Date>
    let chooser: DayChooser

    nonisolated var animatableData: Double {
        get { position }
        set { position = newValue }
    }

    var body: some View {
        let first = Int(position.rounded(.down))
        let last = Int(position.rounded(.up))
        MonthStripLayout(offset: position - Double(first)) {
            ForEach(first...last, id: \.self) { number in
                MonthPage(rules: rules, month: number, selected: selected, chooser: chooser)
                    .equatable()
                    .accessibilityHidden(number != month)
                    .allowsHitTesting(number == month)
                    .transition(.identity)
            }
        }
        .frame(height: 6 * MonthGrid.row)
        .clipped()
    }
}

/// Views as wide as the place, side by side.
private struct MonthStripLayout: Layout {
    /// How far the first view is beyond the leading edge, in widths.
    let offset: Double

    init(offset: Double) { self.offset = offset }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let ideal = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(width: ideal.map(\.width).max() ?? 0, height: ideal.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for (place, view) in subviews.enumerated() {
            view.place(
                at: CGPoint(x: bounds.minX + bounds.width * (CGFloat(place) - offset), y: bounds.minY),
                proposal: ProposedViewSize(bounds.size))
        }
    }
}
