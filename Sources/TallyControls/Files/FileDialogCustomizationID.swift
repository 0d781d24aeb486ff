import TallyCore

extension View {
    /// Has file dialogs begin in the folder that was chosen in last under the same identifier.
    public nonisolated func fileDialogCustomizationID(_ id: String) -> some View {
        fileDialog { $0.customizationID = id }
    }
}
