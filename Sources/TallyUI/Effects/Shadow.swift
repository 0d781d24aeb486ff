public import Foundation
import TallyCore

extension View {
    /// Draws a shadow of the view as one picture, behind it: its coverage in one colour, moved by `x` and `y` points
    /// and blurred.
    ///
    /// The radius, in points, is two standard deviations of the Gaussian; not above 0 it is sharp. What is not finite
    /// counts as 0.
    public nonisolated func shadow(
        color: Color = Color(.sRGBLinear, white: 0, opacity: 0.33), radius: CGFloat, x: CGFloat = 0, y: CGFloat = 0
    ) -> some View {
        modifier(LayerEffectModifier(effect: .shadow(color, radius: radius, x: x, y: y)))
    }
}
