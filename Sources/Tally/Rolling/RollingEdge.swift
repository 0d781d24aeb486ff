import SwiftUI

/// What is seen of a window whose views take one another's place: it ends above and below, and to both sides what is wider than the
/// window fades out while that goes over to another size.
struct RollingEdge: View, Equatable {
    /// Whether views come and go.
    let isOpen: Bool

    /// Points over which what is beside the window fades out.
    static let fade = 4.0

    var body: some View {
        if isOpen {
            RollMask.sides(left: Self.fade, right: Self.fade).transition(IdentityTransition())
        } else {
            Color.black.transition(IdentityTransition())
        }
    }
}
