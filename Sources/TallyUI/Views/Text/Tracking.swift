public import Foundation

extension View {
    /// Extra distance after each character, in points; counts before `kerning`.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }
}
