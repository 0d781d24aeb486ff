import TallyCore

extension View {
    /// Names the view for those who measure how smoothly it scrolls and animates. Nothing here measures it: it changes nothing.
    public nonisolated func interactionActivityTrackingTag(_ tag: String) -> some View { self }
}
