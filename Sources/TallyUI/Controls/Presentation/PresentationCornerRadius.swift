public import Foundation

extension View {
    /// Points of the upper corners of the sheet around; nil: the usual ones. Negative and not-a-number count as 0.
    public nonisolated func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View {
        presentationChange { $0.cornerRadius = cornerRadius.map { $0 > 0 && $0.isFinite ? $0 : 0 } }
    }
}
