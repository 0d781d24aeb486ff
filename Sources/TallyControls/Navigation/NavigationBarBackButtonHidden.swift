import TallyCore

extension View {
    /// Hides the back button; without it the swipe from the edge does not go back either.
    public nonisolated func navigationBarBackButtonHidden(_ hidesBackButton: Bool = true) -> some View {
        navigationBarChange { $0.isBackButtonHidden = hidesBackButton }
    }
}
