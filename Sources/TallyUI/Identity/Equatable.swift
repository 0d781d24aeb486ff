import TallyCore

/// A view that is updated only when it is not equal to the last one.
///
/// Every view that is `Equatable` is updated that way.
nonisolated public struct EquatableView<Content: Equatable & View>: View {
    public var content: Content

    public init(content: Content) { self.content = content }

    @MainActor public var body: some View { content }
}

extension View where Self: Equatable {
    /// Updates the view only when it is not equal to the last one.
    public nonisolated func equatable() -> EquatableView<Self> { EquatableView(content: self) }
}
