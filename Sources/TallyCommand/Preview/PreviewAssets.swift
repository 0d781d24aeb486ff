import Foundation
import TallyCore

/// The asset catalogs beside a person's files: those of the program that is shown.
enum PreviewAssets {
    /// Has the views find the names of the catalogs.
    static func lend(_ paths: [String]) { AssetCatalog.lend(catalogs(paths)) }

    /// Of a folder those anywhere in it; of a file those beside it. In the order of their paths.
    static func catalogs(_ paths: [String]) -> [URL] {
        var found: Set<String> = []
        for path in paths {
            let manager = FileManager.default
            var isFolder: ObjCBool = false
            _ = manager.fileExists(atPath: path, isDirectory: &isFolder)
            let url = URL(fileURLWithPath: path)
            let folder = isFolder.boolValue ? url : url.deletingLastPathComponent()
            let names =
                isFolder.boolValue
                ? try? manager.subpathsOfDirectory(atPath: folder.path)
                : try? manager.contentsOfDirectory(atPath: folder.path)
            for name in names ?? [] where name.hasSuffix(".xcassets") {
                found.insert(folder.appending(path: name).path)
            }
        }
        return found.sorted().map { URL(fileURLWithPath: $0) }
    }
}
