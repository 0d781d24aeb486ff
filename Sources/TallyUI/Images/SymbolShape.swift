import Foundation
import TallyCore
import TallyScene

/// A symbol as it is drawn on a grid of 24 units a side: areas that the form `fill` fills, lines, and lines that it leaves
/// out of the filled areas.
struct SymbolShape: Sendable {
    var closed = ""
    var lines = ""
    var cuts = ""
    /// What it consists of, if effects move that by itself; from the first to move to the last.
    private(set) var layers: [SymbolShape] = []
    /// True for a layer that stands for a strength, as the arcs of `wifi` do.
    private(set) var isLevel = false

    init(closed: String = "", lines: String = "", cuts: String = "") {
        self.closed = closed
        self.lines = lines
        self.cuts = cuts
    }

    /// A symbol of layers: parts that stand for no strength, and levels that light up one after the other.
    init(parts: [SymbolShape] = [], levels: [SymbolShape] = []) {
        layers = parts
        for var level in levels {
            level.isLevel = true
            layers.append(level)
        }
        closed = layers.map(\.closed).joined(separator: " ")
        lines = layers.map(\.lines).joined(separator: " ")
        cuts = layers.map(\.cuts).joined(separator: " ")
    }

    /// Returns the symbol of a name, without any ending.
    static func named(_ name: String) -> SymbolShape? {
        fromAToB[name] ?? fromCToF[name] ?? fromGToP[name] ?? fromQToZ[name]
    }
}

extension Path {
    /// Reads a path: M, L, H, V, C and Z as in SVG, all absolute, and O for a circle (centre, radius), E for an ellipse and
    /// R for a rectangle with round corners (x, y, width, height, and R's radius).
    init(symbol data: String) {
        self.init()
        var numbers = SymbolNumbers(data)
        var here = CGPoint.zero
        while let command = numbers.command() {
            switch command {
            case "M":
                here = numbers.point()
                move(to: here)
            case "L":
                here = numbers.point()
                addLine(to: here)
            case "H":
                here.x = numbers.next()
                addLine(to: here)
            case "V":
                here.y = numbers.next()
                addLine(to: here)
            case "C":
                let (a, b) = (numbers.point(), numbers.point())
                here = numbers.point()
                addCurve(to: here, control1: a, control2: b)
            case "O":
                let (center, radius) = (numbers.point(), numbers.next())
                addEllipse(
                    in: CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius))
            case "E": addEllipse(in: numbers.rect())
            case "R":
                let (rect, radius) = (numbers.rect(), numbers.next())
                addRoundedRect(
                    in: rect, cornerSize: CGSize(width: radius, height: radius), style: .circular)
            default: closeSubpath()
            }
        }
    }
}

private struct SymbolNumbers {
    private var words: ArraySlice<Substring>

    init(_ data: String) {
        // A letter and the number after it are two words.
        var spaced = ""
        for character in data {
            if character.isLetter {
                spaced.append(" \(character) ")
            } else {
                spaced.append(character)
            }
        }
        words = spaced.split(separator: " ")[...]
    }

    /// Takes the next letter; a pair of numbers without one is a line's or a curve's, which symbols do not leave out.
    mutating func command() -> Substring? { words.popFirst() }
    mutating func next() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: CGSize(width: next(), height: next())) }
}
