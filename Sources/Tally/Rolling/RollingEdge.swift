import SwiftUI

/// What is seen of a window whose views take one another's place: it ends above and below, and to both sides what is wider than the
/// window fades out while that goes over to another size.
struct RollingEdge: View {
    /// Whether views come and go.
    let isOpen: Bool
    /// Has how soft the window's end is.
    let space: RollSpace
    /// By how many points the texts are raised in it.
    let raise: Double

    /// Points around the window within which what is at rest is seen.
    private static let reach: CGFloat = 200
    /// Points over which what is beside the window fades out.
    static let fade = 4.0
    /// Points within it over which that begins at its end, beyond which views are wider.
    nonisolated static let inside = 16.0

    var body: some View {
        if isOpen {
            RollSides(
                left: RollSides.Side(outside: Self.fade),
                right: RollSides.Side(outside: Self.fade, inside: Self.inside),
                space: space
            )
            .offset(y: -raise)
            .transition(IdentityTransition())
        } else {
            // Letters reach out of a text, and views of a person's own have shadows.
            Color.black.padding(-Self.reach).transition(IdentityTransition())
        }
    }
}
