import SwiftUI

/// What is around the row of an amount field, from the inside out.
///
/// One modifier: the row is a large value, which each modifier of its own would copy, with every key.
struct AmountSetting: ViewModifier {
    let holder: BoardHolder<AmountBoard>
    /// What the field's place says of its texts.
    let said: Fonts
    let ends: AmountCutEnds
    let fit: AmountFit
    let shake: AmountShake
    let feedback: AmountExcessFeedback
    let pointing: AmountPointing
    let menu: AmountMenu
    /// Gives the transaction of a change the row's timing.
    let pace: (inout Transaction) -> Void

    func body(content: Content) -> some View {
        content
            .modifier(ends)
            .modifier(fit)
            .clipShape(AmountCutShape())
            .environment(\.layoutDirection, .leftToRight)
            .monospacedDigit()
            .font((holder.fonts.shown ?? said).own)
            .lineLimit(1)
            // Digits that change in place, at the maximum, cross-fade.
            .contentTransition(.opacity)
            .changes(of: holder) { transaction, _ in pace(&transaction) }
            .modifier(FontChanges(holder, said))
            .modifier(shake)
            .modifier(feedback)
            .contentShape(Rectangle())
            .modifier(pointing)
            .modifier(menu)
    }
}
