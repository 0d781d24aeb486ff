import Foundation
import TallyCatalog
import TallyCore
import TallyScene

/// A picture by its name, as it is read from its file.
package struct NamedPicture {
    package let bitmap: Bitmap
    package let pixelsPerPoint: Double

    /// Finds and reads the picture of a name. Nil if there is none that can be read.
    ///
    /// - Parameter bundle: nil is the main one.
    package init?(_ name: String, in bundle: Bundle?, _ scheme: ColorScheme = .light) {
        let file = ImageFile(name, bundle)
        let set = file.asset?.file(for: scheme)
        let place = set.map { .success(ImageFile.Place(url: $0.url, pixelsPerPoint: $0.scale)) } ?? file.found
        guard case .success(let place) = place,
            case .success(let picture) = file.read(place.url, pixelsPerPoint: place.pixelsPerPoint)
        else { return nil }
        self = picture
    }

    fileprivate init(_ bitmap: Bitmap, pixelsPerPoint: Double) {
        self.bitmap = bitmap
        self.pixelsPerPoint = pixelsPerPoint
    }
}

extension ImageFile {
    struct Place {
        let url: URL
        let pixelsPerPoint: Double
    }

    /// Why there is no picture, as a sentence.
    struct Problem: Error { let description: String }

    func read(_ url: URL, pixelsPerPoint: Double) -> Result<NamedPicture, Problem> {
        guard let data = try? Data(contentsOf: url) else {
            return .failure(Problem(description: "Image \"\(name)\" cannot be shown: there is no file \(url.path)."))
        }
        do throws(PictureError) {
            let bytes = [UInt8](data)
            // Its points are those of the picture, however sharp it is drawn.
            let detail = Bitmap.isDrawing(bytes) ? Bitmap.detailOfDrawings : 1
            let bitmap = try Bitmap(file: bytes, detail: detail)
            guard bitmap.width > 0, bitmap.height > 0 else {
                return .failure(Problem(description: "Image \"\(name)\" has no pixels."))
            }
            return .success(NamedPicture(bitmap, pixelsPerPoint: (pixelsPerPoint > 0 ? pixelsPerPoint : 1) * detail))
        } catch {
            return .failure(Problem(description: "Image \"\(name)\" cannot be shown: \(error)"))
        }
    }

    /// Where the file of the name is that has the most pixels: it is made smaller where that is wanted.
    var found: Result<Place, Problem> {
        guard let folder else {
            return .failure(
                Problem(
                    description:
                        "Image \"\(name)\" is asked of a bundle without resources; pass the module's: .module."))
        }
        let url = URL(fileURLWithPath: name)
        let known = ImageFile.kinds.contains(url.pathExtension.lowercased())
        let stem = known ? url.deletingPathExtension().relativePath : name
        for folder in ResourceFolder.all(in: folder) {
            for kind in known ? [url.pathExtension] : ImageFile.kinds {
                for (suffix, pixels) in [("@3x", 3.0), ("@2x", 2), ("", 1)] {
                    let url = folder.appending(path: "\(stem)\(suffix).\(kind)")
                    if FileManager.default.fileExists(atPath: url.path) {
                        return .success(Place(url: url, pixelsPerPoint: pixels))
                    }
                }
            }
        }
        return .failure(
            Problem(
                description:
                    "No image is named \"\(name)\": there is no \(stem).png, .jpg or the like in \(folder.path), nor an "
                    + "image set in an asset catalog there. Add it to the target's resources."))
    }
}
