public import Foundation
import TallyCore

extension View {
    /// Sets the radius of the upper corners of the sheet around, in points; nil is the usual one. Negative and
    /// not-a-number count as 0.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationChange { $0.cornerRadius = cornerRadius.map { $0 > 0 && $0.isFinite ? $0 : 0 } }
    }
}
