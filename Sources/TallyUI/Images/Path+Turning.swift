import Foundation
import TallyCore
import TallyScene

extension Path {
    /// The path with each of its areas running the way round that outlines of lines do: filled together by winding, they
    /// add up.
    var turningLikeStrokes: Path {
        var result = Path()
        for subpath in outline.subpaths {
            result.addPath(
                (subpath.doubleArea > 0) == Self.strokesTurnPositive ? subpath.path : subpath.reversed.path)
        }
        return result
    }

    private static let strokesTurnPositive: Bool = {
        let line = Path { path in
            path.move(to: .zero)
            path.addLine(to: CGPoint(x: 10, y: 0))
        }
        return line.strokedPath(StrokeStyle(lineWidth: 2)).outline.subpaths.reduce(0) { $0 + $1.doubleArea } > 0
    }()
}

extension Subpath {
    /// Twice the area of the polygon of its corners, positive if they go clockwise on the screen.
    fileprivate var doubleArea: Double {
        pieces.reduce(0) { $0 + $1.start.x * $1.end.y - $1.end.x * $1.start.y }
    }

    fileprivate var reversed: Subpath {
        var result = self
        result.pieces = pieces.reversed().map {
            var piece = $0
            (piece.start, piece.end) = (piece.end, piece.start)
            (piece.control1, piece.control2) = (piece.control2, piece.control1)
            return piece
        }
        result.start = result.pieces.first?.start ?? start
        return result
    }

    fileprivate var path: Path {
        var outline = PathOutline()
        outline.move(to: start)
        for piece in pieces {
            if piece.isLine {
                outline.line(to: piece.end)
            } else {
                outline.curve(to: piece.end, control1: piece.control1, control2: piece.control2)
            }
        }
        outline.close()
        return Path(storage: .outline(outline))
    }
}
