import Foundation
import TallyCore

extension View {
    /// Draws the view mirrored where the layout runs from right to left; it keeps its place.
    public nonisolated func flipsForRightToLeftLayoutDirection(_ enabled: Bool) -> some View {
        modifier(MirrorModifier(isOn: enabled))
    }
}

private struct MirrorModifier: ViewModifier {
    let isOn: Bool
    @Environment(\.layoutDirection) private var direction

    nonisolated init(isOn: Bool) { self.isOn = isOn }

    func body(content: Content) -> some View {
        content.scaleEffect(x: isOn && direction == .rightToLeft ? -1 : 1, y: 1)
    }
}
