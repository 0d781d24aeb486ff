import Foundation
internal import TallyScene
public import TallyUI

extension UIImage {
    /// How the pixels of a picture have to be turned to stand upright.
    public enum Orientation: Int, Sendable {
        case up = 0
        case down = 1
        case left = 2
        case right = 3
        case upMirrored = 4
        case downMirrored = 5
        case leftMirrored = 6
        case rightMirrored = 7
    }

    /// The pixels are turned upright at once.
    public convenience init(cgImage: CGImage, scale: CGFloat, orientation: Orientation) {
        self.init(cgImage: cgImage.turned(orientation), scale: scale)
    }

    /// Returns the picture mirrored, left to right.
    public func withHorizontallyFlippedOrientation() -> UIImage {
        UIImage(cgImage?.turned(.upMirrored), scale: scale, look)
    }

    /// Always `up`: pixels are turned as a picture is made.
    public var imageOrientation: Orientation { .up }
}

extension CGImage {
    fileprivate func turned(_ orientation: UIImage.Orientation) -> CGImage {
        if orientation == .up { return self }
        let isTurned = [.left, .right, .leftMirrored, .rightMirrored].contains(orientation)
        let (width, height) = (bitmap.width, bitmap.height)
        var result = Bitmap(width: isTurned ? height : width, height: isTurned ? width : height)
        for y in 0..<height {
            for x in 0..<width {
                let (right, bottom) = (width - 1 - x, height - 1 - y)
                let place: (Int, Int) =
                    switch orientation {
                    case .up: (x, y)
                    case .down: (right, bottom)
                    case .left: (y, right)
                    case .right: (bottom, x)
                    case .upMirrored: (right, y)
                    case .downMirrored: (x, bottom)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (bottom, right)
                    }
                result[place.0, place.1] = bitmap[x, y]
            }
        }
        return CGImage(result)
    }
}
