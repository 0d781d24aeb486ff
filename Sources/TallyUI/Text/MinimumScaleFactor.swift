public import Foundation
import TallyCore

extension View {
    /// Lets texts inside shrink to this share of their size where they would lose their end or break a word; they shrink no
    /// more than they have to.
    ///
    /// - Parameter factor: held within 0...1; what is not a number counts as 1.
    public nonisolated func minimumScaleFactor(_ factor: CGFloat) -> some View {
        environment(\.minimumScaleFactor, factor)
    }
}
