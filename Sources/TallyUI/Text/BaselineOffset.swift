public import Foundation
import TallyCore

extension View {
    public nonisolated func baselineOffset(_ baselineOffset: CGFloat) -> some View {
        textStyle { $0.baselineOffset = baselineOffset }
    }
}
