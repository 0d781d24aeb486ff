import Foundation
import TallyCore

private struct ListRowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

extension EnvironmentValues {
    var listRowSpacing: CGFloat? {
        get { self[ListRowSpacingKey.self] }
        set { self[ListRowSpacingKey.self] = newValue }
    }
}

extension View {
    /// Sets the points between two rows of a section, in the lists of the view; with more than 0, rows that stand on cards have
    /// one each. Nil, and what is below 0 or not finite, is none.
    public nonisolated func listRowSpacing(_ spacing: CGFloat?) -> some View {
        environment(\.listRowSpacing, spacing)
    }
}
