import SwiftUI

/// What is seen of a window whose views take one another's place: it ends above and below, and to both sides what is wider than the
/// window fades out while that goes over to another size.
struct RollingEdge: View {
    /// Whether views come and go.
    let isOpen: Bool
    /// Has how soft the window's end is.
    let space: RollSpace

    /// Points over which what is beside the window fades out.
    static let fade = 4.0
    /// Points within it over which that begins at its end, beyond which views are wider.
    private static let inside = 16.0

    var body: some View {
        if isOpen {
            RollSides(
                left: RollSides.Side(outside: Self.fade),
                right: RollSides.Side(outside: Self.fade, inside: Self.inside),
                space: space
            )
            .transition(IdentityTransition())
        } else {
            Color.black.transition(IdentityTransition())
        }
    }
}
