import TallyCore

extension View {
    /// Keeps the value in the environment; nothing is corrected in any case.
    public nonisolated func disableAutocorrection(_ disable: Bool?) -> some View {
        environment(\.autocorrectionDisabled, disable ?? false)
    }
}
