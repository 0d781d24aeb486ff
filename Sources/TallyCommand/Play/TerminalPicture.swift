import TallyScene

/// A picture in a terminal's cells: each shows two pixels, one above the other, by a half block in two colours.
struct TerminalPicture {
    private struct Cell: Equatable {
        var upper: UInt32
        var lower: UInt32
    }

    private var columns = 0
    private var shown: [Cell?] = []

    static let begin = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
    static let end = "\u{1B}[0m\u{1B}[?25h\u{1B}[?1049l"

    /// Returns what to write to bring the terminal from the last picture to this one; empty if it is the same.
    ///
    /// A picture of another size is written whole. The last row of an odd height is left out. Opaque pixels are meant;
    /// what is transparent in others is black.
    mutating func update(_ picture: Bitmap) -> String {
        let rows = picture.height / 2
        if columns != picture.width || shown.count != picture.width * rows {
            columns = picture.width
            shown = Array(repeating: nil, count: picture.width * rows)
        }
        var text = ""
        var colors: Cell?
        var next = (column: -1, row: -1)
        for row in 0..<rows {
            for column in 0..<columns {
                let cell = Cell(
                    upper: picture[column, row * 2] & 0xFF_FFFF, lower: picture[column, row * 2 + 1] & 0xFF_FFFF)
                let place = row * columns + column
                if shown[place] == cell { continue }
                shown[place] = cell
                if next != (column, row) { text += "\u{1B}[\(row + 1);\(column + 1)H" }
                if colors?.upper != cell.upper { text += "\u{1B}[38;2;\(Self.parts(cell.upper))m" }
                if colors?.lower != cell.lower { text += "\u{1B}[48;2;\(Self.parts(cell.lower))m" }
                text += "▀"
                colors = cell
                next = (column + 1, row)
            }
        }
        // A terminal that knows the marks shows all of it at once; others ignore them.
        return text.isEmpty ? "" : "\u{1B}[?2026h\(text)\u{1B}[0m\u{1B}[?2026l"
    }

    private static func parts(_ color: UInt32) -> String {
        "\(color >> 16 & 0xFF);\(color >> 8 & 0xFF);\(color & 0xFF)"
    }
}
