public import Foundation
import TallyCore
import TallyUI

extension View {
    /// Sets how wide the column of the split view around is, in points; what is negative or not finite does not count. The
    /// detail has what is left.
    public nonisolated func navigationSplitViewColumnWidth(_ width: CGFloat) -> some View {
        modifier(ColumnWidthModifier(width: ColumnWidth(min: width, ideal: width, max: width)))
    }

    /// Sets how wide the column of the split view around likes to be, in points.
    public nonisolated func navigationSplitViewColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        modifier(ColumnWidthModifier(width: ColumnWidth(min: min, ideal: ideal, max: max)))
    }
}

private struct ColumnWidthModifier: ViewModifier {
    let width: ColumnWidth
    @Environment(\.splitPlace) private var place

    nonisolated init(width: ColumnWidth) { self.width = width }

    func body(content: Content) -> some View {
        content
            .onChange(of: width, initial: true) { if let place { place.model.setWidth(width, of: place.column) } }
            .onDisappear { if let place { place.model.setWidth(nil, of: place.column) } }
    }
}
