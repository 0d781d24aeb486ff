import TallyCore

extension View {
    /// Runs when the view is gone, after its transition, and each time that it is seen no more.
    ///
    /// Of views that are removed together one runs its own before those inside of it; of views that are seen no more, those
    /// inside run theirs first. Which comes first is not part of what SwiftUI promises.
    public nonisolated func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        modifier(_AppearanceActionModifier(disappear: action))
    }
}
