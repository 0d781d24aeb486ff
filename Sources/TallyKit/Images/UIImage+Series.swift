public import Foundation

extension UIImage {
    /// Several pictures as one, which an image view plays for ever, each as long as the others. Elsewhere the first is shown.
    ///
    /// - Parameter duration: seconds for all of them; 0: a thirtieth each.
    /// - Returns: nil: there are none.
    public class func animatedImage(with images: [UIImage], duration: TimeInterval) -> UIImage? {
        guard let first = images.first else { return nil }
        var look = first.look
        look.series = images
        look.duration = duration > 0 && duration.isFinite ? duration : Double(images.count) / 30
        return UIImage(first.cgImage, scale: first.scale, look)
    }

    /// The pictures of one that is played; nil: it is none.
    public var images: [UIImage]? { look.series.isEmpty ? nil : look.series }
    /// Seconds for all of them; 0 where nothing is played.
    public var duration: TimeInterval { look.duration }
}
