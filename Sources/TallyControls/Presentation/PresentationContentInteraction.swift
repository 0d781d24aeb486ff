import TallyCore

/// What a finger does that goes upwards over content that scrolls, in a sheet that can be higher.
public struct PresentationContentInteraction: Equatable, Sendable {
    private let isScrolling: Bool

    /// As `resizes`.
    public static var automatic: PresentationContentInteraction { .init(isScrolling: false) }
    /// It lifts the sheet while the content stands at its beginning, and scrolls when the sheet is as high as it gets.
    public static var resizes: PresentationContentInteraction { .init(isScrolling: false) }
    /// It scrolls; the sheet is lifted elsewhere.
    public static var scrolls: PresentationContentInteraction { .init(isScrolling: true) }

    var resizesFirst: Bool { !isScrolling }
}

extension View {
    /// Sets whether a finger that goes upwards over what scrolls in the sheet around lifts the sheet first.
    public nonisolated func presentationContentInteraction(_ behavior: PresentationContentInteraction) -> some View {
        presentationChange { $0.contentInteraction = behavior }
    }
}
