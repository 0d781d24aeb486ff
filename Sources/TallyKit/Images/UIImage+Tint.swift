import Foundation
internal import TallyScene
import TallyUI

extension UIImage {
    /// Returns the shape of the picture in a colour. The last few are kept.
    @MainActor func tinted(_ color: UIColor) -> CGImage? {
        guard let cgImage else { return nil }
        let rgba = color.resolvedNow
        if let known = TintedPictures.known.first(where: { $0.of === cgImage && $0.color == rgba }) {
            return known.picture
        }
        let factors = [rgba.blue, rgba.green, rgba.red].map { min(max(Double($0), 0), 1) }
        let opacity = min(max(Double(rgba.alpha), 0), 1)
        // One entry for each opacity that a pixel can have.
        let palette = (0...255).map { level -> UInt32 in
            let alpha = Double(level) * opacity
            var pixel = UInt32(alpha.rounded()) << 24
            for (index, factor) in factors.enumerated() {
                pixel |= UInt32((alpha * factor).rounded()) << (8 * UInt32(index))
            }
            return pixel
        }
        let bitmap = cgImage.bitmap
        let picture = CGImage(
            Bitmap(
                width: bitmap.width, height: bitmap.height, pixels: bitmap.pixels.map { palette[Int($0 >> 24)] }))
        TintedPictures.known.append((cgImage, rgba, picture))
        if TintedPictures.known.count > TintedPictures.most { TintedPictures.known.removeFirst() }
        return picture
    }
}

@MainActor
private enum TintedPictures {
    static var known: [(of: CGImage, color: RGBA, picture: CGImage)] = []
    static let most = 64
}
