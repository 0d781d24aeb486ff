import Foundation
import TallyScene

/// A picture by its name in a bundle, found and read when it is shown first.
struct ImageFile: Equatable, Sendable {
    let name: String
    /// The bundle's folder.
    let folder: URL?

    init(_ name: String, _ bundle: Bundle?) {
        self.name = name
        folder = (bundle ?? .main).resourceURL
    }
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

    /// Returns the picture of a file. Nil, and a reason, if there is none that can be read.
    static func load(_ file: ImageFile, scale: CGFloat, report: (String) -> Void) -> LoadedImage? {
        let key = "\(file.folder?.path ?? "")/\(file.name)"
        let found = known[key] ?? read(file)
        known[key] = found
        switch found {
        case .image(let image): return image
        case .problem(let problem):
            report(problem)
            return nil
        }
    }

    private static func read(_ file: ImageFile) -> Found {
        let name = file.name.hasSuffix(".png") ? String(file.name.dropLast(4)) : file.name
        guard let folder = file.folder else {
            return .problem(
                "Image \"\(file.name)\" is asked of a bundle without resources; pass the module's: .module.")
        }
        // The one with the most pixels: it is made smaller where that is wanted.
        for (suffix, pixels) in [("@3x", 3), ("@2x", 2), ("", 1)] {
            let url = folder.appending(path: name + suffix + ".png")
            guard let data = try? Data(contentsOf: url) else { continue }
            do throws(PNGError) {
                let bitmap = try Bitmap(png: [UInt8](data))
                guard bitmap.width > 0, bitmap.height > 0 else { continue }
                return .image(LoadedImage(bitmap, pixelsPerPoint: CGFloat(pixels)))
            } catch {
                return .problem("Image \"\(file.name)\" cannot be shown: \(error)")
            }
        }
        return .problem(
            "No image is named \"\(file.name)\": there is no \(name).png in \(folder.path). Add it to the target's resources."
        )
    }
}
