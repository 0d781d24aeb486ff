public import Foundation
import TallyCore
internal import TallyScene
public import TallyUI

/// A picture in memory: of a file, of pixels, or of a symbol.
public final class UIImage: Sendable {
    public let cgImage: CGImage?
    /// Pixels a point.
    public let scale: CGFloat
    let look: UIImageLook

    /// A picture of no size.
    public convenience init() { self.init(nil, scale: 1, UIImageLook()) }

    public convenience init(cgImage: CGImage) { self.init(cgImage, scale: 1, UIImageLook()) }

    /// - Parameter scale: Not finite or not above 0 counts as 1.
    public convenience init(cgImage: CGImage, scale: CGFloat) {
        self.init(cgImage, scale: scale > 0 && scale.isFinite ? scale : 1, UIImageLook())
    }

    init(_ cgImage: CGImage?, scale: CGFloat, _ look: UIImageLook) {
        self.cgImage = cgImage
        self.scale = scale
        self.look = look
    }

    /// Nil if the data is no picture file that can be read: PNG, JPEG, WebP and what else GdkPixbuf reads.
    public convenience init?(data: Data) { self.init(data: data, scale: 1) }

    public convenience init?(data: Data, scale: CGFloat) {
        guard let bitmap = try? Bitmap(file: [UInt8](data)) else { return nil }
        self.init(cgImage: CGImage(bitmap), scale: scale)
    }

    /// Nil if there is no picture file at the path that can be read. The number of pixels a point is that of the name: `name@2x.png`.
    public convenience init?(contentsOfFile path: String) {
        guard let data = FileManager.default.contents(atPath: path) else { return nil }
        let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
        self.init(data: data, scale: name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1)
    }

    /// The picture of this name in the main bundle: of an asset catalog or a file, as `Image(_:)` finds it, in the light. Nil if
    /// there is none that can be read.
    public convenience init?(named name: String) { self.init(named: name, in: nil) }

    /// The picture of this name in a bundle; nil is the main one. Nil if there is none that can be read.
    public convenience init?(named name: String, in bundle: Bundle?) {
        guard let picture = NamedPicture(name, in: bundle) else { return nil }
        self.init(picture)
    }

    /// The same, in the light or in the dark as the traits say; nil: in the light.
    public convenience init?(
        named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?
    ) {
        let scheme: ColorScheme = traitCollection?.userInterfaceStyle == .dark ? .dark : .light
        guard let picture = NamedPicture(name, in: bundle, scheme) else { return nil }
        self.init(picture)
    }

    /// The same with a configuration, of which nothing is used: pictures are those of the light.
    public convenience init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {
        self.init(named: name, in: bundle)
    }

    private convenience init(_ picture: NamedPicture) {
        self.init(cgImage: CGImage(picture.bitmap), scale: CGFloat(picture.pixelsPerPoint))
    }

    /// In points.
    public var size: CGSize {
        CGSize(width: CGFloat(cgImage?.width ?? 0) / scale, height: CGFloat(cgImage?.height ?? 0) / scale)
    }

    /// Returns the picture as a PNG file.
    public func pngData() -> Data? { cgImage.map { Data($0.bitmap.png()) } }

    /// Returns the picture as a JPEG file, on white where it is transparent.
    ///
    /// - Parameter compressionQuality: held within 0...1, the best; NaN counts as 0.
    public func jpegData(compressionQuality: CGFloat) -> Data? {
        let quality = compressionQuality > 0 ? min(compressionQuality, 1) : 0
        return (cgImage?.bitmap.jpeg(quality: Int((quality * 100).rounded()))).map { Data($0) }
    }
}

extension Image {
    /// A picture in memory, as large as it says.
    public init(uiImage: UIImage) {
        guard let picture = uiImage.cgImage else {
            self.init(size: .zero) { _ in }
            return
        }
        self.init(decorative: picture, scale: uiImage.scale)
    }
}

extension UIImage: _ExpressibleByImageLiteral {
    /// What `#imageLiteral` is compiled to; a picture of no size if there is none of this name that can be read.
    public convenience init(imageLiteralResourceName name: String) {
        let picture = NamedPicture(name, in: nil)
        self.init(
            picture.map { CGImage($0.bitmap) }, scale: picture.map { CGFloat($0.pixelsPerPoint) } ?? 1, UIImageLook())
    }
}

// What the compiler makes of a literal that names no type.
public typealias _ImageLiteralType = UIImage
