package import Foundation
import Synchronization

/// Where the resources of a bundle are.
package enum ResourceFolder {
    /// What the plugin `TallyAssets` adds to a target's bundle: its asset catalogs and string catalogs.
    package static let ofPlugin = "TallyAssets"

    /// The folder of a bundle's resources and what the plugin added to it. Those of the program's own bundle are followed by those of
    /// its targets, which stand beside it, the program's own before the others. What was lent comes first: it is of the code that is shown.
    package static func all(in folder: URL) -> [URL] {
        var folders = withPlugin(folder)
        let (lent, standIn) = lent.withLock { ($0.folders, $0.standIn) }
        if folder.path == Bundle.main.resourceURL?.path {
            folders += ofTargets(beside: folder, program: ProcessInfo.processInfo.processName).flatMap(withPlugin)
            folders = lent + folders
        } else if folder.path == standIn {
            folders += lent
        }
        return folders
    }

    /// The bundles of a program's targets, `Package_Target.resources`: that of the target with the program's name, then the others in the
    /// order of their names.
    package static func ofTargets(beside folder: URL, program: String) -> [URL] {
        let all = contents(folder).filter { $0.pathExtension == "resources" }
        func isOwn(_ bundle: URL) -> Bool { bundle.deletingPathExtension().lastPathComponent.hasSuffix("_\(program)") }
        return all.filter(isOwn) + all.filter { !isOwn($0) }
    }

    private static let lent = Mutex<(folders: [URL], standIn: String?)>(([], nil))

    /// Has the program's own bundle have the resources of further folders. To be called before the first name is looked up.
    ///
    /// - Parameter standIn: the folder of the bundle that code that is shown takes for the program's own.
    package static func lend(_ folders: [URL], standIn: URL? = nil) {
        lent.withLock { $0 = ($0.folders + folders, standIn?.path ?? $0.standIn) }
    }

    private static func withPlugin(_ folder: URL) -> [URL] {
        let added = folder.appending(path: ofPlugin, directoryHint: .isDirectory)
        return FileManager.default.fileExists(atPath: added.path) ? [folder, added] : [folder]
    }

    /// What a folder has, in the order of the names; nothing where there is none.
    package static func contents(_ folder: URL) -> [URL] {
        let names = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
        return names.sorted().map { folder.appending(path: $0, directoryHint: .inferFromPath) }
    }
}
