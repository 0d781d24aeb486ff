package import Foundation
import Synchronization

/// Where the resources of a bundle are.
package enum ResourceFolder {
    /// What the plugin `TallyAssets` adds to a target's bundle: its asset catalogs and string catalogs.
    package static let ofPlugin = "TallyAssets"

    /// The folder of a bundle's resources and what the plugin added to it. Those of the program's own bundle are followed by those of
    /// its targets, which stand beside it, in the order of their names, and by those that were lent.
    package static func all(in folder: URL) -> [URL] {
        var folders = withPlugin(folder)
        if folder.path == Bundle.main.resourceURL?.path {
            for item in contents(folder) where item.pathExtension == "resources" { folders += withPlugin(item) }
            folders += lent.withLock { $0 }
        }
        return folders
    }

    private static let lent = Mutex<[URL]>([])

    /// Has the program's own bundle have the resources of further folders. To be called before the first name is looked up.
    package static func lend(_ folders: [URL]) { lent.withLock { $0 += folders } }

    private static func withPlugin(_ folder: URL) -> [URL] {
        let added = folder.appending(path: ofPlugin, directoryHint: .isDirectory)
        return FileManager.default.fileExists(atPath: added.path) ? [folder, added] : [folder]
    }

    /// What a folder has, in the order of the names; nothing where there is none.
    package static func contents(_ folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }
}
