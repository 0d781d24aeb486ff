import Foundation
import TallyAssetNames
import TallyCatalog

/// The asset catalogs and the tables of texts beside a person's files: those of the program that is shown.
enum PreviewAssets {
    /// The Swift that names the assets, as Xcode and the plugin `TallyAssets` write it; nil: there are none.
    ///
    /// - Parameter warn: told what is wrong with the catalogs, a line each: the views are shown all the same.
    static func names(_ paths: [String], warn: (String) -> Void) -> String? {
        let items = folders(paths).flatMap(ResourceFolder.contents)
        let catalogs = items.filter { $0.pathExtension == AssetSet.catalogExtension }
        var problems: [Problem] = []
        let sets = catalogs.flatMap { CatalogCheck.sets(in: $0, &problems) }
        for file in items where file.pathExtension == StringCatalog.pathExtension {
            CatalogCheck.strings(file, &problems)
        }
        let source = sets.isEmpty ? nil : SymbolSource(sets, bundle: .main, &problems).text
        for problem in problems { warn("\(problem)\n") }
        return source
    }

    /// The folders that have any: of a folder those anywhere in it; of a file that which it is in. In the order of their paths.
    static func folders(_ paths: [String]) -> [URL] {
        var found: Set<String> = []
        for path in paths {
            let around = PreviewSurroundings(of: path)
            for name in around.names where isResource(name) {
                found.insert(around.folder.appending(path: name).deletingLastPathComponent().standardizedFileURL.path)
            }
        }
        return found.sorted().map { URL(fileURLWithPath: $0, isDirectory: true) }
    }

    private static let kinds: Set = [
        AssetSet.catalogExtension, StringCatalog.pathExtension, "lproj", "strings", "stringsdict",
    ]

    /// Whether a path is that of a catalog, of a language's folder or of a table outside of one.
    private static func isResource(_ path: String) -> Bool {
        var parts = path.split(separator: "/")
        guard let name = parts.popLast(), !parts.contains(where: { $0.hasPrefix(".") || $0.hasSuffix(".lproj") }) else {
            return false
        }
        return name.split(separator: ".", omittingEmptySubsequences: false).last.map { kinds.contains(String($0)) }
            ?? false
    }
}
