import Foundation

/// What is around a path of the person's: of a folder all that is in it, of a file what stands beside it.
struct PreviewSurroundings {
    let folder: URL
    /// Paths in the folder, in their order.
    let names: [String]

    init(of path: String) {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        _ = manager.fileExists(atPath: path, isDirectory: &isFolder)
        let url = URL(fileURLWithPath: path)
        folder = isFolder.boolValue ? url : url.deletingLastPathComponent()
        let found =
            isFolder.boolValue
            ? try? manager.subpathsOfDirectory(atPath: folder.path)
            : try? manager.contentsOfDirectory(atPath: folder.path)
        names = (found ?? []).sorted()
    }
}
