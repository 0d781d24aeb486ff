import TallyCore

extension Runtime {
    /// Gives the views what controls share on a stage. To be called once, before they are there.
    package func installControls() {
        let editMode = EditModeHolder(self)
        root.topEnvironment.append { $0.editModeHolder = editMode }
    }
}
