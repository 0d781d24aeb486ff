public import Foundation
import TallyCore

extension View {
    /// Adds distance after each character, in points; it counts before `kerning`.
    public nonisolated func tracking(_ tracking: CGFloat) -> some View { textStyle { $0.tracking = tracking } }
}
