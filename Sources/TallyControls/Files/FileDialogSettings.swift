package import Foundation
import TallyCore
package import TallyUI

/// What the modifiers around say of file dialogs.
package struct FileDialogSettings {
    package var browserOptions: FileDialogBrowserOptions = []
    package var confirmationLabel: Text?
    package var customizationID: String?
    package var defaultDirectory: URL?
    package var importsUnresolvedAliases = false
    package var message: Text?
    package var filenameLabel: Text?
}

private struct FileDialogSettingsKey: EnvironmentKey {
    static var defaultValue: FileDialogSettings { FileDialogSettings() }
}

extension EnvironmentValues {
    var fileDialogSettings: FileDialogSettings {
        get { self[FileDialogSettingsKey.self] }
        set { self[FileDialogSettingsKey.self] = newValue }
    }
}

extension View {
    nonisolated func fileDialog(_ change: @escaping (inout FileDialogSettings) -> Void) -> some View {
        transformEnvironment(\.fileDialogSettings, transform: change)
    }
}
