import Foundation
import TallyCore
import TallyScene
import TallyUI

/// Pictures side by side in rows, each with a line of text below.
@MainActor
struct ContactSheet {
    struct Cell {
        var picture: Bitmap
        var label: String
        var isMarked = false
    }

    var cells: [Cell] = []
    var columns: Int
    /// Device pixels a point.
    var scale: CGFloat

    /// Points around and between the pictures, and those that a label takes.
    private static let gap: CGFloat = 6
    private static let labelHeight: CGFloat = 14

    /// Returns the sheet; transparent and without a pixel if there are no cells.
    func bitmap() -> Bitmap {
        let columns = max(1, min(self.columns, cells.count))
        let rows = (cells.count + columns - 1) / columns
        let width = CGFloat(cells.map(\.picture.width).max() ?? 0) / scale
        let height = CGFloat(cells.map(\.picture.height).max() ?? 0) / scale
        guard rows > 0 else { return Bitmap(width: 0, height: 0) }
        let stepX = width + Self.gap
        let stepY = height + Self.labelHeight + Self.gap
        let size = CGSize(width: CGFloat(columns) * stepX + Self.gap, height: CGFloat(rows) * stepY + Self.gap)
        let origins = cells.indices.map {
            CGPoint(x: Self.gap + CGFloat($0 % columns) * stepX, y: Self.gap + CGFloat($0 / columns) * stepY)
        }
        let cells = cells
        let stage = Stage(size: size, scale: scale) {
            ZStack(alignment: .topLeading) {
                Color(.sRGB, red: 0.93, green: 0.93, blue: 0.95).frame(width: size.width, height: size.height)
                ForEach(cells.indices, id: \.self) { index in
                    if cells[index].isMarked {
                        Color.red.frame(width: width + 4, height: height + 4)
                            .offset(x: origins[index].x - 2, y: origins[index].y - 2)
                    }
                    Text(verbatim: cells[index].label).font(.system(size: 10)).foregroundStyle(.black)
                        .offset(x: origins[index].x, y: origins[index].y + height + 1)
                }
            }
            .frame(width: size.width, height: size.height, alignment: .topLeading)
        }
        var sheet = stage.image()
        for (cell, origin) in zip(cells, origins) {
            sheet.paste(cell.picture, x: Int((origin.x * scale).rounded()), y: Int((origin.y * scale).rounded()))
        }
        return sheet
    }
}

extension Bitmap {
    /// Puts another picture here; what does not fit is cut off.
    mutating func paste(_ other: Bitmap, x: Int, y: Int) {
        let count = min(other.width, width - x)
        guard x >= 0, y >= 0, count > 0 else { return }
        for row in 0..<min(other.height, height - y) {
            let start = (y + row) * width + x
            pixels.replaceSubrange(
                start..<start + count, with: other.pixels[row * other.width..<row * other.width + count])
        }
    }
}

extension Stage {
    /// Draws pictures of now and of every `interval` seconds until `seconds` have passed, in rows, each with its time
    /// below.
    ///
    /// The stage plays on. The picture is at the stage's scale. An interval or a duration that is not above 0 gives the
    /// picture of now; fewer than one column count as one.
    /// - Complexity: O(pixels of the sheet).
    public func contactSheet(
        for seconds: TimeInterval, every interval: TimeInterval, columns: Int = 5
    ) -> Bitmap {
        var sheet = ContactSheet(columns: columns, scale: scale)
        let start = time
        sample(for: seconds, every: interval) {
            sheet.cells.append(.init(picture: image(), label: (time - start).printedTime + " s"))
        }
        return sheet.bitmap()
    }
}
