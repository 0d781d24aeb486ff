import Foundation
import TallyCore
import TallyUI

/// A picker as a button that opens a menu of its views; in a row of a list the whole row is the button.
struct PickerMenu<Content: View, Label: View>: View {
    let selection: AnyHashable
    let content: Content
    let label: Label
    let choose: (AnyHashable) -> Void
    @Environment(\.isInList) private var isInList
    @Environment(\.areLabelsHidden) private var isLabelHidden
    @Environment(\.layoutDirection) private var direction

    var body: some View {
        if isInList, !isLabelHidden {
            MenuButton(label: row, content: items, primaryAction: nil, fillsRow: true, part: end)
        } else {
            MenuButton(label: face, content: items, primaryAction: nil)
        }
    }

    private var items: some View {
        content.environment(\.namesRows, true).modifier(PickerRow(selection: [selection], choose: choose))
    }

    private var row: some View {
        HStack(spacing: 8) {
            label.environment(\.tintsIcons, true).standardForeground(.primary)
            Spacer(minLength: 0)
            face.standardForeground(.secondary)
        }
    }

    /// Returns where the value stands in the row: beside it the menu opens.
    private func end(_ row: CGRect) -> CGRect {
        let width = Swift.min(row.width, 44)
        return CGRect(
            x: direction == .rightToLeft ? row.minX : row.maxX - width, y: row.minY, width: width, height: row.height)
    }

    private var face: some View {
        HStack(spacing: 4) {
            ChosenView(selection: selection, content: content)
            Image(systemName: "chevron.up.chevron.down").font(.footnote).accessibilityHidden(true)
        }
        .environment(\.alignsLabels, false)
    }
}

/// Of a picker's views that which is chosen.
struct ChosenView<Content: View>: View {
    let selection: AnyHashable
    let content: Content

    var body: some View {
        ChosenLayout(selection: selection) { content.modifier(TagShown(selection: [selection])) }
    }
}

/// As large as the chosen one of the subviews, which stands in its place; the others have none.
private struct ChosenLayout: Layout {
    let selection: AnyHashable

    init(selection: AnyHashable) { self.selection = selection }

    private func chosen(_ subviews: Subviews) -> LayoutSubview? {
        subviews.first { $0.tag == selection }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        chosen(subviews)?.sizeThatFits(proposal) ?? .zero
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        for view in subviews { view.place(at: bounds.origin, proposal: ProposedViewSize(bounds.size)) }
    }
}
