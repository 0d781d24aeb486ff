import TallyCore

extension View {
    /// Sets whether a drag, a tap beside the sheet and Escape leave the presentation around where it is.
    ///
    /// The presenter's binding and `dismiss` end it all the same.
    public nonisolated func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View {
        presentationChange { $0.isDismissDisabled = $0.isDismissDisabled || isDisabled }
    }
}
