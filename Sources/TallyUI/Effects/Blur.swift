public import Foundation
import TallyCore

extension View {
    /// Blurs the view as one picture; the radius, in points, is the standard deviation of the Gaussian.
    ///
    /// A radius that is not above 0 blurs nothing, one above 250 as 250 does. An opaque blur ends sharply at the view's edges, black where the view is
    /// clear; another fades out beyond them.
    public nonisolated func blur(radius: CGFloat, opaque: Bool = false) -> some View {
        modifier(LayerEffectModifier(effect: .blur(radius: radius, isOpaque: opaque)))
    }
}
