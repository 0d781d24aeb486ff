import TallyCore
import TallyUI

extension View {
    /// Acts as a button does: when the view is pressed and released within; the keyboard does not reach it.
    ///
    /// - Parameter pressing: told when a press begins, and when it is over or has left the view.
    @MainActor @preconcurrency
    public func _onButtonGesture(
        pressing: ((Bool) -> Void)? = nil, perform action: @escaping () -> Void
    ) -> some View {
        modifier(PressModifier(takesFocus: false, action: { action() }) { pressing?($0) })
    }
}
