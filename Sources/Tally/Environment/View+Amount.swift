import SwiftUI

extension View {
    /// Sets the font of the amounts in the fields inside, and of their units. Without it, it is a bold large title.
    ///
    /// The prompt is not set in it: it has the font of its own text or, if it has none, a small title's.
    public func amountFont(_ font: Font?) -> some View { environment(\.amountFont, font) }

    /// Sets what stands beside the amounts in the fields inside, and on which side of the digits.
    ///
    /// Without it, it is the currency as the locale writes it: `$` before, ` €` after, and 원 after amounts of won in Korean.
    /// - Parameters:
    ///   - unit: With the space between it and the digits, if there is to be one; `nil` for no unit.
    ///   - side: Leading comes before the digits in the direction of the text.
    public func amountUnit(_ unit: Text?, side: HorizontalEdge) -> some View {
        environment(\.amountUnit, Optional(AmountUnit(text: unit, side: side)))
    }

    /// Sets the colour of digits, marks and unit while the amount is over the maximum, or held to it because more was asked for. Without it, red.
    public func amountWarning(_ color: Color) -> some View { environment(\.amountWarning, color) }

    /// Sets how long the motion in the fields inside takes, in seconds; what is not above 0 happens at once.
    ///
    /// - Parameters:
    ///   - insert: Each of the two parts in which a digit comes: the row makes room, then the digit drops.
    ///   - delete: The time in which a digit rises and the row closes.
    ///   - shake: The time of the shake at the maximum.
    public func amountTimings(
        insert: TimeInterval = 0.08, delete: TimeInterval = 0.10, shake: TimeInterval = 0.30
    ) -> some View {
        environment(\.amountTimings, AmountTimings(insert: insert, delete: delete, shake: shake))
    }

    /// Calls the action when the amount in a field inside changes or crosses a limit, once for each change and crossing.
    ///
    /// It is called as soon as the field is updated, whatever still moves, and in the order of the edits. What
    /// the field shows at first is not told. The innermost action counts.
    public func onAmountEvent(_ action: @escaping @MainActor (AmountEvent) -> Void) -> some View {
        modifier(AmountActionModifier(action: action))
    }
}

/// Keeps the action in an object, because two closures are never equal.
private struct AmountActionModifier: ViewModifier {
    let action: @MainActor (AmountEvent) -> Void
    @State private var kept = AmountAction()

    func body(content: Content) -> some View {
        kept.action = action
        return content.environment(\.amountAction, Optional(kept))
    }
}
