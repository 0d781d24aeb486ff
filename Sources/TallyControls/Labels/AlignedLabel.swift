import Foundation
import TallyCore
import TallyUI

private struct AlignsLabelsKey: EnvironmentKey { static let defaultValue = false }
private struct TintsIconsKey: EnvironmentKey { static let defaultValue = false }

extension EnvironmentValues {
    /// Whether labels have their icons in a column that is as wide for all of them, as in the rows of a list.
    var alignsLabels: Bool {
        get { self[AlignsLabelsKey.self] && !isInSectionTitle }
        set { self[AlignsLabelsKey.self] = newValue }
    }

    /// Whether labels of rows have their icons in the tint though their control gives them a foreground of its own.
    var tintsIcons: Bool {
        get { self[TintsIconsKey.self] }
        set { self[TintsIconsKey.self] = newValue }
    }
}

/// A label of a row: its title begins where those of other rows do, whatever its icon is.
struct AlignedLabel<Icon: View, Title: View>: View {
    let icon: Icon
    let title: Title
    @Environment(\.font) private var font
    @Environment(\.dynamicTypeSize) private var typeSize

    init(icon: Icon, title: Title) {
        self.icon = icon
        self.title = title
    }

    var body: some View {
        LabelColumns(iconWidth: iconWidth) {
            icon
            title
        }
    }

    /// Of a font that is smaller than that of rows the column is no narrower: its titles stand below others.
    private var iconWidth: CGFloat {
        let body = Font.body.size(typeSize)
        let points = Swift.max(body, font?.size(typeSize) ?? body)
        return points.isFinite ? LabelColumns.iconWidth * points / Font.body.size() : LabelColumns.iconWidth
    }
}

/// An icon in the middle of a column, and a title beside it.
struct LabelColumns: Layout {
    /// The width of the column at the standard size of type, and what is between it and the titles: points of iOS.
    static let iconWidth: CGFloat = 24
    private static let gap: CGFloat = 16
    /// Between the title and an icon that is wider than the column.
    private static let leastGap: CGFloat = 8

    let iconWidth: CGFloat

    private struct Sizes {
        var icon: CGSize
        var title: CGSize
        /// Where the title begins.
        var start: CGFloat
        /// What the title is offered.
        var offer: ProposedViewSize
    }

    private func measure(_ proposal: ProposedViewSize, _ subviews: Subviews) -> Sizes? {
        guard subviews.count == 2 else { return nil }
        let icon = subviews[0].sizeThatFits(proposal)
        let start = Swift.max(iconWidth + Self.gap, icon.width + Self.leastGap)
        let offer = ProposedViewSize(
            width: proposal.width.map { Swift.max(0, $0 - start) }, height: proposal.height)
        return Sizes(icon: icon, title: subviews[1].sizeThatFits(offer), start: start, offer: offer)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        guard let sizes = measure(proposal, subviews) else { return .zero }
        return CGSize(
            width: sizes.start + sizes.title.width, height: Swift.max(sizes.icon.height, sizes.title.height))
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        guard let sizes = measure(proposal, subviews) else { return }
        let middle = Swift.max(iconWidth, sizes.icon.width) / 2
        subviews[0].place(
            at: CGPoint(x: bounds.minX + middle, y: bounds.midY), anchor: .center, proposal: proposal)
        subviews[1].place(
            at: CGPoint(x: bounds.minX + sizes.start, y: bounds.midY), anchor: .leading, proposal: sizes.offer)
    }

    /// The line below a row begins at the title, whatever the icon is made of.
    func explicitAlignment(
        of guide: HorizontalAlignment, in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews,
        cache: inout ()
    ) -> CGFloat? {
        guard guide == .listRowSeparatorLeading, let sizes = measure(proposal, subviews) else { return nil }
        return sizes.start + (subviews[1].dimensions(in: sizes.offer)[explicit: guide] ?? 0)
    }
}
