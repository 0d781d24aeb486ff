import Foundation
import TallyScene

extension Image {
    /// How the pixels of a picture lie: what has to be done to them for it to be seen upright.
    @frozen
    public enum Orientation: UInt8, CaseIterable, Hashable, Sendable {
        case up = 0
        case upMirrored = 2
        case down = 6
        case downMirrored = 4
        case left = 1
        case leftMirrored = 3
        case right = 7
        case rightMirrored = 5
    }
}

extension Bitmap {
    /// Returns the picture upright: turned by a half, or by a quarter to the left or the right, and mirrored, as its orientation
    /// says.
    func upright(from orientation: Image.Orientation) -> Bitmap {
        if orientation == .up { return self }
        let isTurned = [.left, .leftMirrored, .right, .rightMirrored].contains(orientation)
        var result = Bitmap(width: isTurned ? height : width, height: isTurned ? width : height)
        for y in 0..<result.height {
            for x in 0..<result.width {
                let (right, bottom) = (width - 1, height - 1)
                let (fromX, fromY) =
                    switch orientation {
                    case .up: (x, y)
                    case .upMirrored: (right - x, y)
                    case .down: (right - x, bottom - y)
                    case .downMirrored: (x, bottom - y)
                    case .left: (right - y, x)
                    case .right: (y, bottom - x)
                    case .leftMirrored: (y, x)
                    case .rightMirrored: (right - y, bottom - x)
                    }
                result[x, y] = self[fromX, fromY]
            }
        }
        return result
    }
}
