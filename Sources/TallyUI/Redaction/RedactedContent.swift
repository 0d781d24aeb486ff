import Foundation
import TallyCore
import TallyScene

/// The blocks that stand for content that is not to be read.
enum RedactedContent {
    /// The share of the content's own opacity.
    private static let opacity = 0.18
    /// How much lower than its line a block is, and how round: shares of the line's height, the corners up to some points.
    private static let inset = 0.14
    private static let roundness = 0.22
    private static let mostRadius = 6.0

    static func color(_ color: RGBA) -> RGBA {
        var color = color
        color.alpha *= opacity
        return color
    }

    /// Returns a block for each line of a text.
    static func blocks(_ text: ShapedText) -> Outline {
        var path = Path()
        for line in text.lines where line.box.width > 0 && line.string.contains(where: { !$0.isWhitespace }) {
            let box = line.box
            let inset = box.height * Self.inset
            let height = box.height - 2 * inset
            let radius = Swift.min(mostRadius, height * roundness)
            path.addRoundedRect(
                in: CGRect(x: box.minX, y: box.minY + inset, width: box.width, height: height),
                cornerSize: CGSize(width: radius, height: radius))
        }
        return path.outline
    }

    /// Returns a block as large as an image.
    static func block(_ bounds: Rect, _ color: RGBA) -> DrawContent {
        .roundedRect(
            bounds, radius: Swift.min(mostRadius, Swift.min(bounds.width, bounds.height) * roundness),
            .color(self.color(color)))
    }
}
