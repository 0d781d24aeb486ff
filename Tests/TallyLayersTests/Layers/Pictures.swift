import SwiftUI
import TallyScene

/// Pictures for layers.
enum Pictures {
    /// - Parameter pixel: alpha, red, green, blue, from the highest bits; the colours are multiplied by alpha.
    static func plain(width: Int, height: Int, _ pixel: UInt32 = 0xFF00_FF00) -> CGImage {
        CGImage(Bitmap(width: width, height: height, pixels: Array(repeating: pixel, count: width * height)))
    }
}
