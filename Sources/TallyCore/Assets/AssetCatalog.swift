import Foundation
import Synchronization
import TallyCatalog

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
        let catalogs = ResourceFolder.all(in: folder).flatMap(ResourceFolder.contents)
            .filter { $0.pathExtension == AssetSet.catalogExtension }
        for set in catalogs.flatMap({ AssetSet.all(in: $0) }) {
            let key = "\(set.kind.rawValue)/\(set.name)"
            if sets[key] == nil { sets[key] = set.folder }
        }
        self.sets = sets
    }

    private static let known = Cache<AssetCatalog>()

    /// Returns the catalogs of a bundle.
    ///
    /// - Parameter folder: that of its resources; nil: it has none.
    package static func of(_ folder: URL?) -> AssetCatalog? {
        guard let folder else { return nil }
        return known.value(folder.path) { AssetCatalog(folder) }
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
