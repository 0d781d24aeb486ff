import Foundation
import Synchronization

/// The colours and pictures of a bundle's asset catalogs, as Xcode writes them: the folders `*.xcassets` among its resources.
///
/// They are found when the first is asked for, and read when they are. A program's own bundle has those of all its targets.
package final class AssetCatalog: Sendable {
    /// Where the set of a name is, by its kind: `imageset/Logo`.
    private let sets: [String: URL]
    private let colors = Cache<NamedColors>()
    private let images = Cache<AssetImage>()

    private init(_ folder: URL) {
        var sets: [String: URL] = [:]
        var catalogs = Self.catalogs(in: folder)
        if folder.path == Bundle.main.resourceURL?.path { catalogs += Self.lent.withLock { $0 } }
        for catalog in catalogs { Self.collect(catalog, namespace: "", into: &sets) }
        self.sets = sets
    }

    private static let lent = Mutex<[URL]>([])

    /// Has the program's own bundle have further catalogs, `*.xcassets`. To be called before the first name is looked up.
    package static func lend(_ catalogs: [URL]) { lent.withLock { $0 += catalogs } }

    private static let known = Cache<AssetCatalog>()

    /// Returns the catalogs of a bundle.
    ///
    /// - Parameter folder: that of its resources; nil: it has none.
    package static func of(_ folder: URL?) -> AssetCatalog? {
        guard let folder else { return nil }
        return known.value(folder.path) { AssetCatalog(folder) }
    }

    /// Those in a folder of resources, and in those of targets beside a program.
    private static func catalogs(in folder: URL) -> [URL] {
        let here = contents(folder)
        let beside = here.filter { $0.pathExtension == "resources" }.flatMap(contents)
        return (here + beside).filter { $0.pathExtension == "xcassets" }
    }

    /// In the order of their names.
    private static func contents(_ folder: URL) -> [URL] {
        let found = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        return (found ?? []).sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    private static func collect(_ folder: URL, namespace: String, into sets: inout [String: URL]) {
        for item in contents(folder) {
            let name = item.deletingPathExtension().lastPathComponent
            switch item.pathExtension {
            case "imageset", "colorset":
                let key = "\(item.pathExtension)/\(namespace)\(name)"
                if sets[key] == nil { sets[key] = item }
            case "":
                let group = AssetContents.read(item)
                collect(
                    item, namespace: group?.properties?.providesNamespace == true ? "\(namespace)\(name)/" : namespace,
                    into: &sets)
            default: continue
            }
        }
    }

    /// The colour of a name in the light and in the dark; nil: there is none, or it cannot be read.
    package func color(_ name: String) -> NamedColors? {
        guard let set = sets["colorset/\(name)"] else { return nil }
        return colors.value(name) { AssetContents.read(set)?.namedColors }
    }

    /// The picture of a name; nil: there is none.
    package func image(_ name: String) -> AssetImage? {
        guard let set = sets["imageset/\(name)"] else { return nil }
        return images.value(name) { AssetContents.read(set).map { AssetImage($0, in: set) } }
    }

    /// A colour of a catalog.
    package struct NamedColors: Sendable {
        let light: Color.Resolved
        let dark: Color.Resolved
    }
}

/// What is made once for each name.
private final class Cache<Value: Sendable>: Sendable {
    private let values = Mutex<[String: Value?]>([:])

    /// What is made is not under the lock: of two that are made at once the first is kept.
    func value(_ name: String, _ make: () -> Value?) -> Value? {
        if let known = values.withLock({ $0[name] }) { return known }
        let made = make()
        return values.withLock { values in
            if let known = values[name] { return known }
            values[name] = .some(made)
            return made
        }
    }
}
