public import Foundation
import TallyScene

/// A picture of pixels in memory, as an image shows it.
@MainActor final class ImageMemory: Equatable {
    private nonisolated let picture: CGImage
    private nonisolated let pixelsPerPoint: CGFloat
    private nonisolated let orientation: Image.Orientation
    /// Made when it is shown first.
    private(set) lazy var loaded = LoadedImage(
        picture.bitmap.upright(from: orientation), pixelsPerPoint: pixelsPerPoint)

    nonisolated init(_ picture: CGImage, _ scale: CGFloat, _ orientation: Image.Orientation) {
        self.picture = picture
        pixelsPerPoint = scale > 0 && scale.isFinite ? scale : 1
        self.orientation = orientation
    }

    nonisolated static func == (a: ImageMemory, b: ImageMemory) -> Bool {
        a === b || a.picture == b.picture && a.pixelsPerPoint == b.pixelsPerPoint && a.orientation == b.orientation
    }
}

extension Image {
    /// A picture of pixels in memory.
    ///
    /// - Parameters:
    ///   - scale: Pixels a point; not finite or not above 0 counts as 1.
    ///   - orientation: How its pixels lie.
    ///   - label: What assistive technology is told of it.
    public init(_ cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up, label: Text) {
        self.init(.memory(ImageMemory(cgImage, scale, orientation)), label: label)
    }

    /// The same for the eyes alone.
    public init(decorative cgImage: CGImage, scale: CGFloat, orientation: Image.Orientation = .up) {
        self.init(.memory(ImageMemory(cgImage, scale, orientation)), isDecorative: true)
    }
}
