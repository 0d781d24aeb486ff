import Foundation
import TallyCore

extension View {
    /// Draws the view mirrored where the layout runs from right to left; it keeps its place.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirrorModifier(behavior: enabled ? .mirrors : .fixed))
    }
}

struct MirrorModifier: ViewModifier {
    let behavior: LayoutDirectionBehavior
    @Environment(\.layoutDirection) private var direction

    nonisolated init(behavior: LayoutDirectionBehavior) { self.behavior = behavior }

    func body(content: Content) -> some View {
        content.scaleEffect(x: behavior == .mirrors(in: direction) ? -1 : 1, y: 1)
    }
}
