internal import CPango
public import TallyScene

extension PangoShaper {
    func shapeAnew(_ paragraph: Paragraph) -> ShapedText {
        var setter = LineSetter(shaper: self, paragraph: paragraph)
        let hardLines = Self.hardLines(paragraph)
        for (index, pieces) in hardLines.enumerated() {
            if setter.isFull { break }
            setter.add(clusters(pieces, of: paragraph), pieces: pieces, isLast: index == hardLines.count - 1)
        }
        return setter.text()
    }

    /// - Complexity: O(length of the text); nothing is kept.
    public func places(_ paragraph: Paragraph) -> TextPlaces {
        var setter = LineSetter(shaper: self, paragraph: paragraph, notesPlaces: true)
        let hardLines = Self.hardLines(paragraph)
        let starts = Self.hardLineStarts(paragraph)
        for (index, pieces) in hardLines.enumerated() {
            if setter.isFull { break }
            setter.hardLineStart = starts[index]
            setter.add(clusters(pieces, of: paragraph), pieces: pieces, isLast: index == hardLines.count - 1)
        }
        return setter.places()
    }

    /// Returns the byte of the whole text at which each hard line begins.
    private static func hardLineStarts(_ paragraph: Paragraph) -> [Int] {
        var starts = [0]
        var place = 0
        var afterReturn = false
        for run in paragraph.runs {
            for scalar in run.text.unicodeScalars {
                place += scalar == "\0" ? 3 : UTF8.width(scalar)
                let isSecondOfTwo = scalar == "\n" && afterReturn
                if isSecondOfTwo {
                    starts[starts.count - 1] = place
                } else if scalar.isLineBreak {
                    starts.append(place)
                }
                afterReturn = scalar == "\r"
            }
        }
        return starts
    }

    /// Returns the runs cut at every line and paragraph separator; a break at the end opens an empty line.
    private static func hardLines(_ paragraph: Paragraph) -> [[LinePiece]] {
        var lines: [[LinePiece]] = [[]]
        var afterReturn = false
        for (index, run) in paragraph.runs.enumerated() {
            var piece = String.UnicodeScalarView()
            for scalar in run.text.unicodeScalars {
                let value = scalar.value
                if scalar.isLineBreak {
                    if value == 0x0A && afterReturn {
                        afterReturn = false
                        continue
                    }
                    lines[lines.count - 1].append(LinePiece(text: String(piece), run: index))
                    lines.append([])
                    piece = String.UnicodeScalarView()
                } else {
                    // Pango takes 0 for the end of the text.
                    piece.append(value == 0 ? "\u{FFFD}" : scalar)
                }
                afterReturn = value == 0x0D
            }
            lines[lines.count - 1].append(LinePiece(text: String(piece), run: index))
        }
        return lines
    }

    /// Returns the places in the text, by byte, before which a line may end: where a reader expects it, and at any
    /// character.
    func breaks(_ text: [UInt8]) -> (words: [Bool], characters: [Bool]) {
        var words = [Bool](repeating: false, count: text.count + 1)
        var characters = words
        let count = text.reduce(1) { $0 + ($1 & 0xC0 == 0x80 ? 0 : 1) }
        var attributes = [PangoLogAttr](repeating: PangoLogAttr(), count: count)
        text.withUnsafeBytes { bytes in
            let start = bytes.baseAddress?.assumingMemoryBound(to: CChar.self)
            pango_get_log_attrs(
                start, Int32(text.count), -1, pango_language_from_string("en"), &attributes, Int32(count))
        }
        var character = 0
        for (place, byte) in text.enumerated() where byte & 0xC0 != 0x80 {
            words[place] = attributes[character].is_line_break != 0
            characters[place] = attributes[character].is_cursor_position != 0
            character += 1
        }
        return (words, characters)
    }
}

extension Unicode.Scalar {
    fileprivate var isLineBreak: Bool {
        (0x0A...0x0D).contains(value) || value == 0x85 || value == 0x2028 || value == 0x2029
    }
}
