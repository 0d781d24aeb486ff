import Foundation
import TallyCore
import TallyUI

/// A menu that is open, beside a view.
struct MenuFace<Content: View>: View {
    let place: FloatingPlace
    let content: Content

    var body: some View {
        FloatingFace(place: place, width: MenuItems<Content>.width) { MenuItems(content: content) }
    }
}

/// The items of a menu that is open.
struct MenuItems<Content: View>: View {
    let content: Content
    @Environment(\.dismiss) private var dismiss
    @Environment(\.pixelLength) private var pixelLength

    /// The width in points: that of menus on iOS.
    nonisolated static var width: CGFloat { 250 }

    var body: some View {
        ScrollView {
            MenuColumn(line: pixelLength) { content.modifier(MenuRow()) }
                .background(ControlFill.separator)
        }
        .environment(\.isInMenu, true)
        .environment(\.sectionLook, .menu)
        .buttonStyle(MenuItemStyle(dismiss: dismiss))
        .toggleStyle(MenuToggleStyle())
        .labelStyle(MenuLabelStyle())
        .freshForeground()
    }
}

/// What every item stands on.
private struct MenuRow: ViewModifier {
    func body(content: Content) -> some View {
        content
            .frame(maxWidth: .infinity, alignment: .leading)
            .background(DialogGround())
    }
}

/// Items below one another; what lies behind is seen between them as lines, and as a gap where a divider stands or a
/// section begins or ends.
private struct MenuColumn: Layout {
    /// The thickness in points of the lines between items.
    let line: CGFloat
    private static var gap: CGFloat { 8 }

    /// Returns whether an item is a divider, which is one point high.
    private func isDivider(_ size: CGSize) -> Bool { size.height <= 1 }

    /// Returns the origin and the height of each item, and the height of all.
    private func plan(_ subviews: Subviews, _ width: CGFloat) -> (
        rows: [(y: CGFloat, height: CGFloat)], height: CGFloat
    ) {
        var rows: [(y: CGFloat, height: CGFloat)] = []
        var y: CGFloat = 0
        var gap: CGFloat = 0
        var last: Int?
        for view in subviews {
            let size = view.sizeThatFits(ProposedViewSize(width: width, height: nil))
            if isDivider(size) {
                rows.append((y, size.height))
                gap = rows.count > 1 ? Self.gap : 0
                continue
            }
            let section = view[SectionKey.self]
            if !rows.isEmpty { y += section != last ? Self.gap : gap > 0 ? gap : line }
            last = section
            gap = 0
            rows.append((y, size.height))
            y += size.height
        }
        return (rows, y)
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        let width = proposal.width.flatMap { $0.isFinite ? $0 : nil } ?? 250
        return CGSize(width: width, height: plan(subviews, width).height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        let rows = plan(subviews, bounds.width).rows
        for (view, row) in zip(subviews, rows) {
            view.place(
                at: CGPoint(x: bounds.minX, y: bounds.minY + row.y),
                proposal: ProposedViewSize(width: bounds.width, height: row.height))
        }
    }
}
