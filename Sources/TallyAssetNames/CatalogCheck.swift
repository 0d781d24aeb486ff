package import Foundation
package import TallyCatalog

/// Reads catalogs, and says what is wrong with them.
package enum CatalogCheck {
    /// The sets of an asset catalog; one that cannot be read is an error, and left out.
    package static func sets(in catalog: URL, _ problems: inout [Problem]) -> [AssetSet] {
        var found: [Problem] = []
        var isDirectory: ObjCBool = false
        guard FileManager.default.fileExists(atPath: catalog.path, isDirectory: &isDirectory), isDirectory.boolValue
        else {
            problems.append(
                .error(catalog, "This is no folder. An asset catalog is one: make it in Xcode, or remove it."))
            return []
        }
        let sets = AssetSet.all(in: catalog) { found.append(.unreadable($0, $1, form: "the description of a group")) }
        let good = sets.filter { set in
            // Of a symbol nothing is drawn yet.
            if set.kind == .symbol { return true }
            do {
                check(try AssetContents.reading(set.folder), of: set, &found)
                return true
            } catch {
                let file = set.folder.appending(path: AssetContents.fileName)
                found.append(
                    FileManager.default.fileExists(atPath: file.path)
                        ? .unreadable(file, error, form: "the description of a set")
                        : .error(
                            file,
                            "The set \"\(set.name)\" has no \(AssetContents.fileName). Make the set anew in Xcode, or remove it."
                        ))
                return false
            }
        }
        problems += found
        return good
    }

    private static func check(_ contents: AssetContents, of set: AssetSet, _ problems: inout [Problem]) {
        for name in (contents.images ?? []).compactMap(\.filename) {
            let picture = set.folder.appending(path: name)
            if FileManager.default.fileExists(atPath: picture.path) { continue }
            problems.append(
                .warning(
                    set.folder.appending(path: AssetContents.fileName),
                    "The image set \"\(set.name)\" names the file \"\(name)\", which is not there. Add it to the set, or remove its name."
                ))
        }
    }

    /// A string catalog that cannot be read is an error.
    package static func strings(_ file: URL, _ problems: inout [Problem]) {
        do {
            _ = try StringCatalog(contentsOf: file)
        } catch {
            problems.append(.unreadable(file, error, form: "a string catalog"))
        }
    }
}
