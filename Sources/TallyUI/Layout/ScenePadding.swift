import Foundation
import TallyCore

/// The room that a window's content keeps from its edges.
public struct ScenePadding: Equatable, Sendable {
    /// In points.
    fileprivate let points: CGFloat

    /// 16 points.
    public static let minimum = ScenePadding(points: 16)
}

extension View {
    /// Pads edges of the view as the content of a window: by 16 points.
    public nonisolated func scenePadding(_ edges: Edge.Set = .all) -> some View { scenePadding(.minimum, edges: edges) }

    /// Pads edges of the view by a window's room of a kind.
    public nonisolated func scenePadding(_ padding: ScenePadding, edges: Edge.Set = .all) -> some View {
        self.padding(edges, padding.points)
    }
}
