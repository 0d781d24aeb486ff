import TallyCore

extension View where Self: Equatable {
    /// Updates the view only when it is not equal to the last one.
    public nonisolated func equatable() -> some View { self }
}
