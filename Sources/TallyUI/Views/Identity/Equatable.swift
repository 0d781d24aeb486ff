extension View where Self: Equatable {
    /// The view is updated only when it is not equal to the last one.
    public nonisolated func equatable() -> some View { self }
}
