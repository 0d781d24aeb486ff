import TallyCore

/// How texts are spoken. Assistive technology here does that as it is set: all of this leaves the view as it is.
extension View {
    public nonisolated func speechAdjustedPitch(_ value: Double) -> some View { self }
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> some View { self }
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> some View { self }
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> some View { self }
}

/// How texts are spoken. Assistive technology here does that as it is set: all of this leaves the text as it is.
extension Text {
    public nonisolated func speechAdjustedPitch(_ value: Double) -> Text { self }
    public nonisolated func speechAlwaysIncludesPunctuation(_ value: Bool = true) -> Text { self }
    public nonisolated func speechAnnouncementsQueued(_ value: Bool = true) -> Text { self }
    public nonisolated func speechSpellsOutCharacters(_ value: Bool = true) -> Text { self }
}
