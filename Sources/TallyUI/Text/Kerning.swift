public import Foundation
import TallyCore

extension View {
    public nonisolated func kerning(_ kerning: CGFloat) -> some View { textStyle { $0.kerning = kerning } }
}
