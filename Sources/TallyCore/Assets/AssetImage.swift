import Foundation
import TallyCatalog

/// A picture of a catalog, with those for other scales and for the dark.
package struct AssetImage: Sendable {
    private let files: [File]
    /// Drawn in the foreground's colour; nil: the catalog does not say.
    package let isTemplate: Bool?

    /// One of its files.
    package struct File: Sendable {
        package let url: URL
        /// Pixels a point; 1 where one file is for all.
        package let scale: Double
        let isDark: Bool
    }

    init(_ contents: AssetContents, in folder: URL) {
        files = (contents.images ?? []).compactMap { picture in
            guard let name = picture.filename, ["universal", "iphone", nil].contains(picture.idiom) else { return nil }
            guard picture.appearances?.isEmpty ?? true || picture.appearances.isOnlyDark else { return nil }
            let scale = picture.scale.flatMap { Double($0.dropLast()) } ?? 1
            return File(
                url: folder.appending(path: name), scale: scale, isDark: picture.appearances.isOnlyDark)
        }
        isTemplate = contents.properties?.templateRenderingIntent.map { $0 == "template" }
    }

    /// Returns the file for a scheme: of several that with the most pixels, which is made smaller where that is wanted.
    package func file(for scheme: ColorScheme) -> File? {
        let fitting = files.filter { $0.isDark == (scheme == .dark) }
        return (fitting.isEmpty ? files : fitting).max { $0.scale < $1.scale }
    }
}
