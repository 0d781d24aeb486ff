public import Foundation
import TallyCore
import TallyUI

extension View {
    /// Sets how wide the inspector around is, in points; what is negative or not finite does not count.
    public nonisolated func inspectorColumnWidth(_ width: CGFloat) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: width, ideal: width, max: width))
    }

    /// Sets how wide the inspector around likes to be, in points.
    public nonisolated func inspectorColumnWidth(
        min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil
    ) -> some View {
        preference(key: InspectorWidthKey.self, value: ColumnWidth(min: min, ideal: ideal, max: max))
    }
}
