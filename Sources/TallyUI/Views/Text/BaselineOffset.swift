public import Foundation

extension View {
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textStyle { $0.baselineOffset = baselineOffset }
    }
}
