import TallyCore

extension View {
    /// Says what the view is for, as its hint for assistive technology. No tooltip is shown.
    public nonisolated func help(_ text: Text) -> some View { accessibilityHint(text) }

    /// Says what the view is for, as its hint for assistive technology. No tooltip is shown.
    public nonisolated func help(_ textKey: LocalizedStringKey) -> some View { help(Text(textKey)) }

    /// Says what the view is for, as its hint for assistive technology. No tooltip is shown.
    @_disfavoredOverload
    public nonisolated func help<S: StringProtocol>(_ text: S) -> some View { help(Text(text)) }
}
