import SwiftUI

/// The unit beside the digits.
struct AmountUnitMark: View {
    let text: Text
    /// The field's: inside of the row all runs from left to right.
    let direction: LayoutDirection
    /// The colour of an amount that is too much, where it is.
    let warning: Color?
    let span: AmountSpan?
    let isShown: Bool
    /// Whether it is left out with what is beside it.
    let isCut: Bool
    let isStill: Bool
    let animation: Animation?

    var body: some View {
        text
            .foreground(in: span, warning: warning)
            .environment(\.layoutDirection, direction)
            .fixedSize()
            .transaction({ [isStill, animation] in
                $0.animation = isStill || $0.disablesAnimations ? nil : animation
            }) { $0.opacity(isShown ? 1 : 0) }
            .opacity(isCut ? 0 : 1)
    }
}
