extension View where Self: Equatable {
    /// The view is brought up to date only when it is not equal to the last one.
    public nonisolated func equatable() -> some View { self }
}
