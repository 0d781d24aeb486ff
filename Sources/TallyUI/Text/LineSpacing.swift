public import Foundation
import TallyCore

extension View {
    public nonisolated func lineSpacing(_ spacing: CGFloat) -> some View { environment(\.lineSpacing, spacing) }
}
