import TallyCore

extension View {
    /// Runs the action before the first frame that shows the view is drawn, and again each time that it is seen once
    /// more. That is on a screen that was covered, in a tab that was not selected, in a row of a list or a lazy
    /// container that was out of view.
    public nonisolated func onAppear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(appear: action))
    }
}
