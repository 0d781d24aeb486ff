import Foundation

/// Asset catalogs beside a person's files: nothing here reads them.
enum PreviewAssets {
    /// What to say if the files use a picture by its name and there is a catalog it may be in; else nil.
    static func remark(_ files: [PreviewFile], _ paths: [String]) -> String? {
        guard let name = files.lazy.compactMap({ pictureName(in: $0.text) }).first, hasCatalog(paths) else {
            return nil
        }
        return "Asset catalogs are not read yet, so Image(\"\(name)\") and its like show nothing; "
            + "Image(systemName:) and PNG files are shown."
    }

    /// The first name that `Image("…")` is made with.
    static func pictureName(in text: String) -> String? {
        var pieces = SourcePieces(text)
        var last: SourcePieces.Piece?
        while let piece = pieces.next() {
            if case .group(let group) = piece {
                let inside = String(group.dropFirst().dropLast())
                var rest = SourcePieces(inside)
                if last == .word("Image"), case .mark(let mark)? = rest.next(), mark.hasPrefix("\"") {
                    return String(mark.dropFirst().dropLast())
                }
                if let name = pictureName(in: inside) { return name }
            }
            last = piece
        }
        return nil
    }

    private static func hasCatalog(_ paths: [String]) -> Bool {
        paths.contains { path in
            // Of a folder everything in it; of a file what stands beside it.
            let manager = FileManager.default
            var isFolder: ObjCBool = false
            _ = manager.fileExists(atPath: path, isDirectory: &isFolder)
            let beside = URL(fileURLWithPath: path).deletingLastPathComponent().path
            let names =
                isFolder.boolValue
                ? try? manager.subpathsOfDirectory(atPath: path) : try? manager.contentsOfDirectory(atPath: beside)
            return names?.contains { $0.hasSuffix(".xcassets") } ?? false
        }
    }
}
