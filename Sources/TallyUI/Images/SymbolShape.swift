import Foundation
import TallyCore
import TallyScene

/// A symbol as it is drawn on a grid of 24 units a side: areas that the form `fill` fills, lines, lines that it leaves
/// out of the filled areas, and areas that are filled in any form.
struct SymbolShape: Sendable {
    var closed = ""
    var lines = ""
    var cuts = ""
    /// Areas that are always filled; the form `fill` leaves them out of the filled areas, if it has any.
    var solids = ""
    /// What it consists of, if effects move that by itself; from the first to move to the last. The symbol is then
    /// all of them.
    private(set) var layers: [SymbolShape] = []
    /// True for a layer that stands for a strength, as the arcs of `wifi` do.
    private(set) var isLevel = false

    init(closed: String = "", lines: String = "", cuts: String = "", solids: String = "") {
        self.closed = closed
        self.lines = lines
        self.cuts = cuts
        self.solids = solids
    }

    /// A symbol of layers: parts that stand for no strength, and levels that light up one after the other.
    init(parts: [SymbolShape] = [], levels: [SymbolShape] = []) {
        layers = parts
        for var level in levels {
            level.isLevel = true
            layers.append(level)
        }
    }

    /// True if there is something that the form `fill` fills.
    var hasAreas: Bool { !closed.isEmpty || layers.contains { !$0.closed.isEmpty } }

    /// Returns the drawing of a name, or of the name that it is another one for. It looks in one table, which is made when a
    /// name of it is asked for first, and in that of the other names.
    static func named(_ name: String) -> SymbolShape? { drawing(name) ?? aliases[name].flatMap(drawing) }

    private static func drawing(_ name: String) -> SymbolShape? {
        guard let first = name.utf8.first else { return nil }
        switch first {
        case UInt8(ascii: "0")...UInt8(ascii: "9"): return fromA[name]
        case UInt8(ascii: "a"): return name.hasPrefix("arrow") ? arrows[name] : fromA[name]
        case UInt8(ascii: "b"): return fromB[name]
        case UInt8(ascii: "c"):
            if name.hasPrefix("cloud") { return clouds[name] }
            return name < "ci" ? fromCToCh[name] : fromCiToCz[name]
        case UInt8(ascii: "d"), UInt8(ascii: "e"): return fromDToE[name]
        case UInt8(ascii: "f"), UInt8(ascii: "g"):
            return name.hasPrefix("figure") ? figures[name] : fromFToG[name]
        case UInt8(ascii: "h")...UInt8(ascii: "k"): return fromHToK[name]
        case UInt8(ascii: "l"): return fromL[name]
        case UInt8(ascii: "m")...UInt8(ascii: "o"): return fromMToO[name]
        case UInt8(ascii: "p"): return name.hasPrefix("person") ? people[name] : fromP[name]
        case UInt8(ascii: "q"), UInt8(ascii: "r"): return fromQToR[name]
        case UInt8(ascii: "s"):
            if name.hasPrefix("square") { return squares[name] }
            return name < "sq" ? fromSToSp[name] : fromStToSz[name]
        case UInt8(ascii: "t"): return fromT[name]
        case UInt8(ascii: "u")...UInt8(ascii: "z"): return fromUToZ[name]
        default: return nil
        }
    }

    /// The tables, for what goes through all of them.
    static var tables: [[String: SymbolShape]] {
        [
            arrows, fromA, fromB, clouds, fromCToCh, fromCiToCz, fromDToE, figures, fromFToG, fromHToK, fromL, fromMToO,
            people, fromP, fromQToR, fromSToSp, squares, fromStToSz, fromT, fromUToZ,
        ]
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
        words = spaced.split { $0 == " " || $0 == "\n" }[...]
    }

    /// Takes the next letter; a pair of numbers without one is a line's or a curve's, which symbols do not leave out.
    mutating func command() -> Substring? { words.popFirst() }
    mutating func next() -> CGFloat { words.popFirst().flatMap { Double($0) }.map { CGFloat($0) } ?? 0 }
    mutating func point() -> CGPoint { CGPoint(x: next(), y: next()) }
    mutating func rect() -> CGRect { CGRect(origin: point(), size: CGSize(width: next(), height: next())) }
}
