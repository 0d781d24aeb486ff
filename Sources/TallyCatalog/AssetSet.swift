package import Foundation

/// A colour or a picture of an asset catalog: the folder of its set, and the name that programs know it by.
package struct AssetSet: Sendable {
    package enum Kind: String, Sendable {
        case color = "colorset"
        case image = "imageset"
        case symbol = "symbolset"
    }

    /// The end of a catalog's name.
    package static let catalogExtension = "xcassets"

    package let kind: Kind
    /// The groups around it that put their names before its own, outermost first.
    package let namespace: [String]
    /// Without that of its groups.
    package let ownName: String
    package let folder: URL

    /// The name with those of its namespaces: `Theme/Brand`.
    package var name: String { (namespace + [ownName]).joined(separator: "/") }

    /// The sets of a catalog, `*.xcassets`, in the order of their paths. Sets of other kinds, as of icons, are left out.
    ///
    /// - Parameter report: told of each group whose `Contents.json` is there and cannot be read; it counts as one without a namespace.
    package static func all(in catalog: URL, report: (URL, any Error) -> Void = { _, _ in }) -> [AssetSet] {
        sets(in: catalog, namespace: [], report)
    }

    private static func sets(in folder: URL, namespace: [String], _ report: (URL, any Error) -> Void) -> [AssetSet] {
        var found: [AssetSet] = []
        for item in ResourceFolder.contents(folder) {
            if let kind = Kind(rawValue: item.pathExtension) {
                let name = item.deletingPathExtension().lastPathComponent
                found.append(AssetSet(kind: kind, namespace: namespace, ownName: name, folder: item))
            } else if !otherKinds.contains(item.pathExtension) {
                var inner = namespace
                if hasOwnNamespace(item, report) { inner.append(item.lastPathComponent) }
                found += sets(in: item, namespace: inner, report)
            }
        }
        return found
    }

    /// What is no group, and has nothing that programs name.
    private static let otherKinds: Set<String> = [
        "appiconset", "arimageset", "arresourcegroup", "brandassets", "complicationset", "cubetextureset", "dataset",
        "iconset",
        "imagestack", "imagestacklayer", "launchimage", "mipmapset", "sprite", "spriteatlas", "stickerpack",
        "stickersequence",
        "textureset",
    ]

    private static func hasOwnNamespace(_ group: URL, _ report: (URL, any Error) -> Void) -> Bool {
        let file = group.appending(path: AssetContents.fileName)
        guard FileManager.default.fileExists(atPath: file.path) else { return false }
        do {
            return try AssetContents.reading(group).properties?.providesNamespace == true
        } catch {
            report(file, error)
            return false
        }
    }
}
