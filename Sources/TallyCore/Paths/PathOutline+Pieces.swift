import TallyScene

/// Pieces that follow one another without a gap.
package struct Subpath {
    package var pieces: [CurvePiece]
    package var start: Point
    var isClosed: Bool
}

extension Outline {
    /// Subpaths in order. The closing line is a piece even if it has no length; a move alone gives a subpath without.
    package var subpaths: [Subpath] {
        var result: [Subpath] = []
        var open: Subpath?
        var current = Point.zero
        func finish() {
            if let subpath = open { result.append(subpath) }
            open = nil
        }
        func append(_ piece: CurvePiece) {
            if open == nil { open = Subpath(pieces: [], start: current, isClosed: false) }
            open?.pieces.append(piece)
            current = piece.end
        }
        for element in elements {
            switch element {
            case .move(let p):
                finish()
                open = Subpath(pieces: [], start: p, isClosed: false)
                current = p
            case .line(let p): append(CurvePiece(line: current, p))
            case .quad(let p, let c): append(CurvePiece(quad: current, c, p))
            case .curve(let p, let c1, let c2): append(CurvePiece(cubic: current, c1, c2, p))
            case .close:
                guard let start = open?.start else { continue }
                append(CurvePiece(line: current, start, isClosing: true))
                open?.isClosed = true
                finish()
                current = start
            }
        }
        finish()
        return result
    }
}
