public import Foundation

extension View {
    public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
}
