import Foundation
import SwiftUI
import TallyCatalog
import TallyUI

/// The bundle of a program that is shown, as Xcode would make it: a folder with the files that are no Swift, each by its name alone, and an
/// `Info.plist`. It has links to the files, and is there as long as the program is shown.
struct PreviewBundle {
    /// The path of the folder.
    let path: String

    /// Makes it, in the place for what is temporary.
    ///
    /// - Parameter paths: files and folders, as the person wrote them.
    init(of paths: [String]) throws(CommandError) {
        let name = Self.name(of: paths)
        let place = FileManager.default.temporaryDirectory.appending(path: "tally-\(UUID().uuidString)")
        let folder = place.appending(path: "\(name).app")
        path = folder.path
        let manager = FileManager.default
        do { try manager.createDirectory(at: folder, withIntermediateDirectories: true) } catch {
            throw CommandError(
                .cannotCreate, "The folder \"\(place.path)\" cannot be made; set TMPDIR to one that can be written to.")
        }
        let files = paths.flatMap(Self.resources)
        func isInformation(_ file: URL) -> Bool { file.lastPathComponent == Self.information }
        for file in files where !isInformation(file) { Self.link(file, into: folder) }
        let facts = PreviewInformation(name: name, written: files.first(where: isInformation)).plist
        try? facts?.write(to: folder.appending(path: Self.information))
    }

    func remove() {
        let place = URL(fileURLWithPath: path).deletingLastPathComponent()
        try? FileManager.default.removeItem(at: place)
    }

    /// Has the code that is shown take it for its program's own.
    static func use(_ path: String, assets: [URL]) {
        guard let bundle = Bundle(path: path) else { return }
        let folder = bundle.resourceURL ?? bundle.bundleURL
        ResourceFolder.lend([folder] + assets, standIn: folder)
        _PreviewContent.use(bundle)
    }

    /// The Swift that has the files take it for their program's own; nil: they ask for none.
    ///
    /// What a module declares itself hides what it imports. A package's code finds its resources in `Bundle.module`, which the package
    /// manager writes.
    static func code(for files: [PreviewFile]) -> String? {
        guard files.contains(where: { $0.text.contains("Bundle") }) else { return nil }
        var code = """
            import SwiftUI

            extension Bundle {
                public static var main: Bundle { _PreviewContent.mainBundle }

            """
        let declares = files.contains { $0.text.contains("let module") || $0.text.contains("var module") }
        if !declares, files.contains(where: { $0.text.contains(".module") }) {
            code += "    static var module: Bundle { main }\n"
        }
        return code + "}\n"
    }

    private static let information = "Info.plist"

    private static func name(of paths: [String]) -> String {
        let first = URL(fileURLWithPath: paths.first ?? "").standardizedFileURL
        let name =
            first.pathExtension == "swift" ? first.deletingPathExtension().lastPathComponent : first.lastPathComponent
        return name.isEmpty || name == "/" ? "Preview" : name
    }

    /// The files that Xcode would copy, and the folders of languages. Of a Swift file those beside it, of a folder those anywhere in it.
    private static func resources(at path: String) -> [URL] {
        let around = PreviewSurroundings(of: path)
        return around.names.filter(isResource).map { around.folder.appending(path: $0) }
    }

    private static let leftOut: Set = [
        "swift", "md", AssetSet.catalogExtension, StringCatalog.pathExtension, "xcodeproj", "xcworkspace", "playground",
        "docc",
    ]

    private static func isResource(_ path: String) -> Bool {
        let parts = path.split(separator: "/")
        guard let name = parts.last, !parts.contains(where: { $0.hasPrefix(".") }) else { return false }
        func kind(_ part: Substring) -> String { URL(fileURLWithPath: String(part)).pathExtension }
        let folders = parts.dropLast()
        return !leftOut.contains(kind(name))
            && !folders.contains { leftOut.contains(kind($0)) || kind($0) == "lproj" || $0.hasSuffix("Tests") }
    }

    /// Folders by which Foundation would take the bundle for one of another form.
    private static let meaningful: Set = ["Contents", "Resources", "Support Files", "Versions"]

    /// Puts a file into the bundle by its name; the first of a name counts. What a language has in several folders is one there.
    private static func link(_ file: URL, into folder: URL) {
        let manager = FileManager.default
        var isFolder: ObjCBool = false
        guard manager.fileExists(atPath: file.path, isDirectory: &isFolder) else { return }
        let target = folder.appending(path: file.lastPathComponent)
        if isFolder.boolValue, file.pathExtension == "lproj" {
            try? manager.createDirectory(at: target, withIntermediateDirectories: true)
            for inside in ResourceFolder.contents(file) { link(inside, into: target) }
        } else if !isFolder.boolValue || !meaningful.contains(file.lastPathComponent) {
            try? manager.createSymbolicLink(at: target, withDestinationURL: file.standardizedFileURL)
        }
    }
}
