internal import TallyScene

extension LineSetter {
    /// Returns whether a line is read from right to left. Its letters tell; without any, as of a number in Arabic digits, which
    /// stand within either direction, it is as the paragraph.
    func isRightToLeft(_ shaped: ShapedClusters) -> Bool {
        var hasLetters = false
        for cluster in shaped.clusters {
            if cluster.level == 0 { return false }
            if cluster.level == 1 { hasLetters = true }
        }
        return hasLetters || paragraph.isRightToLeft
    }

    /// Notes where a line's pieces stand; the last line of the same hard line ends where this one begins.
    mutating func note(_ pieces: [TextPlaces.Piece], _ shaped: ShapedClusters, _ range: Range<Int>) {
        let count = shaped.text.count
        let start = range.lowerBound < shaped.clusters.count ? shaped.clusters[range.lowerBound].start : count
        if start > 0, let last = placed.indices.last {
            placed[last].bytes = placed[last].bytes.lowerBound..<(hardLineStart + start)
        }
        placed.append(
            TextPlaces.Line(
                bytes: (hardLineStart + start)..<(hardLineStart + count), box: Rect(x: 0, y: 0, width: 0, height: 0),
                pieces: pieces.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }.map {
                    $0.moved(by: hardLineStart, 0)
                },
                isRightToLeft: isRightToLeft(shaped)))
    }

    /// Notes where the pieces of the last line stand, which was cut: its ellipsis is all that was left out.
    mutating func note(_ pieces: [TextPlaces.Piece], _ shaped: ShapedClusters, _ cut: Cut) {
        let start = hardLineStart + cut.start
        if cut.start > 0, let last = placed.indices.last {
            placed[last].bytes = placed[last].bytes.lowerBound..<start
        }
        let end = paragraph.runs.reduce(0) { $0 + $1.text.bytesShown }
        let tail = cut.tail.map { hardLineStart + $0 }
        let pieces = pieces.sorted { $0.bytes.lowerBound < $1.bytes.lowerBound }.map { piece in
            if piece.bytes.lowerBound < cut.head { return piece.moved(by: start, 0) }
            // The ellipsis is one piece, of three bytes.
            if let tail, piece.bytes.lowerBound > cut.head { return piece.moved(by: tail - cut.head - 3, 0) }
            var ellipsis = piece
            ellipsis.bytes = (start + cut.head)..<(tail ?? end)
            ellipsis.isEllipsis = true
            return ellipsis
        }
        placed.append(
            TextPlaces.Line(
                bytes: start..<end, box: Rect(x: 0, y: 0, width: 0, height: 0), pieces: pieces,
                isRightToLeft: isRightToLeft(shaped)))
    }

    /// Returns where the pieces stand in the lines as they are aligned.
    func places() -> TextPlaces {
        let lines = text().lines
        return TextPlaces(
            lines: zip(placed, lines).map { placed, line in
                var placed = placed
                placed.box = line.box
                placed.pieces = placed.pieces.map { $0.moved(by: 0, line.box.minX) }
                return placed
            })
    }
}

extension TextPlaces.Piece {
    fileprivate func moved(by bytes: Int, _ x: Double) -> TextPlaces.Piece {
        var piece = self
        piece.bytes = (self.bytes.lowerBound + bytes)..<(self.bytes.upperBound + bytes)
        piece.minX += x
        piece.maxX += x
        return piece
    }
}

extension String {
    /// How many bytes are counted of the text: U+0000 is another character's three.
    fileprivate var bytesShown: Int { unicodeScalars.reduce(0) { $0 + ($1 == "\0" ? 3 : UTF8.width($1)) } }
}
