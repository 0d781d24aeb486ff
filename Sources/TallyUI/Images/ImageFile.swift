import Foundation
import TallyCore
import TallyScene

/// A picture by its name in a bundle, found and read when it is shown first.
struct ImageFile: Hashable, Sendable {
    let name: String
    /// The bundle's folder.
    let folder: URL?

    init(_ name: String, _ bundle: Bundle?) {
        self.name = name
        folder = (bundle ?? .main).resourceURL
    }

    /// The image set of an asset catalog that has its name.
    var asset: AssetImage? { AssetCatalog.of(folder)?.image(name) }

    /// How the names of picture files end.
    static let kinds = ["png", "jpg", "jpeg", "webp", "gif", "svg", "pdf", "heic", "tiff", "tif", "bmp"]
}

/// A picture that has been read, with its smaller versions.
@MainActor
final class LoadedImage {
    /// The size in points.
    let size: CGSize
    private var levels: [Bitmap]

    init(_ bitmap: Bitmap, pixelsPerPoint: CGFloat) {
        levels = [bitmap]
        size = CGSize(
            width: CGFloat(bitmap.width) / pixelsPerPoint, height: CGFloat(bitmap.height) / pixelsPerPoint)
    }

    /// Returns the smallest version that has at least as many pixels as are wanted. Drawn much smaller than it is, a
    /// picture would show only some of its pixels.
    func bitmap(width: Double, height: Double) -> Bitmap {
        var level = 0
        while Double(levels[level].width) >= 2 * width, Double(levels[level].height) >= 2 * height,
            levels[level].width > 1, levels[level].height > 1
        {
            level += 1
            if level == levels.count { levels.append(levels[level - 1].halved()) }
        }
        return levels[level]
    }

    private enum Found {
        case image(LoadedImage)
        case problem(String)
    }

    private static var known: [String: Found] = [:]

    /// Returns the picture of a file, or of its image set in an asset catalog. Nil, and a reason, if there is none that can be read.
    static func load(
        _ file: ImageFile, _ asset: AssetImage?, for scheme: ColorScheme, report: (String) -> Void
    ) -> LoadedImage? {
        let asset = asset?.file(for: scheme)
        let key = asset?.url.path ?? "\(file.folder?.path ?? "")/\(file.name)"
        let found = known[key] ?? asset.map { read(file, $0.url, pixelsPerPoint: $0.scale) } ?? read(file)
        known[key] = found
        switch found {
        case .image(let image): return image
        case .problem(let problem):
            report(problem)
            return nil
        }
    }

    private static func read(_ file: ImageFile, _ url: URL, pixelsPerPoint: Double) -> Found {
        switch file.read(url, pixelsPerPoint: pixelsPerPoint) {
        case .success(let picture): .image(LoadedImage(picture.bitmap, pixelsPerPoint: picture.pixelsPerPoint))
        case .failure(let problem): .problem(problem.description)
        }
    }

    private static func read(_ file: ImageFile) -> Found {
        switch file.found {
        case .success(let place): read(file, place.url, pixelsPerPoint: place.pixelsPerPoint)
        case .failure(let problem): .problem(problem.description)
        }
    }
}
