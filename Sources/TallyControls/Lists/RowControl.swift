import Foundation
import TallyCore
import TallyUI

/// What stands at an end of a row while the list is edited.
enum RowControl {
    /// Points that the row moves aside for it.
    static let room: CGFloat = 38

    /// Returns what puts a control at an end of the row, also where the row's own swipes stand between it and the view.
    @MainActor
    static func at<V: View>(_ edge: HorizontalEdge, @ViewBuilder _ content: () -> V) -> some ViewModifier {
        _LayeredModifier(
            layer: content().padding(.horizontal, ListRowFrame.insets.leading),
            alignment: edge == .leading ? .leading : .trailing, isInFront: true, fillsRow: true)
    }
}
