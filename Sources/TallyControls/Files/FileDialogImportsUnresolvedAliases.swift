import TallyCore

extension View {
    /// Whether `fileImporter` hands over a symbolic link itself; by default it hands over what that leads to.
    public nonisolated func fileDialogImportsUnresolvedAliases(_ imports: Bool) -> some View {
        fileDialog { $0.importsUnresolvedAliases = imports }
    }
}
