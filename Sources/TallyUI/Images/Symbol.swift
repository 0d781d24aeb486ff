import Foundation
import TallyCore
import TallyScene

/// A symbol of a name and weight: what is filled, and what is cut out of that, in units of 24 a side.
struct Symbol: Sendable {
    /// A letter, number or sign of money within the symbol.
    struct Letters: Sendable {
        let string: String
        /// The heights in units of the capitals, and of all letters together at most.
        let height: CGFloat
        let width: CGFloat
        let isCut: Bool
    }

    private(set) var ink = Path()
    private(set) var cut = Path()
    private(set) var letters: Letters?
    /// Where there is something to see, in units.
    private(set) var bounds = CGRect.zero
    /// False for the box that stands for a name without a symbol.
    let isKnown: Bool

    /// The length of the sides in units.
    static let side: CGFloat = 24
    /// Points of a side for each point of the font.
    static let scale: CGFloat = 1.4

    /// Returns the style of lines of a weight; those of regular are 1.9 units wide.
    static func lineStyle(_ weight: Int) -> StrokeStyle {
        StrokeStyle(lineWidth: 1.9 * (0.4 + 0.6 * CGFloat(weight) / 400), lineCap: .round, lineJoin: .round)
    }

    /// - Parameters:
    ///   - weight: 100...900, as of a font.
    ///   - slash: How much of the slash is there, if the symbol has one, 0...1.
    init(_ string: String, weight: Int, slash: Double = 1) {
        let name = SymbolName(string)
        let base = name.base
        let parts = base.split(separator: ".").map(String.init)
        let style = Self.lineStyle(weight)
        isKnown = SymbolShape.named(base) != nil || Self.isEnclosed(parts) || Self.letters(base) != nil
        if let shape = SymbolShape.named(base) {
            draw(shape, name.isFilled, style)
        } else if let letters = Self.letters(base) {
            self.letters = Letters(string: letters, height: 17, width: 22, isCut: false)
        } else if Self.isEnclosed(parts), let outer = parts.last.flatMap(SymbolShape.named) {
            draw(outer, name.isFilled, style)
            draw(inside: parts.dropLast().joined(separator: "."), of: parts[parts.count - 1], name.isFilled, style)
        } else {
            ink = Path(roundedRect: CGRect(x: 3.4, y: 3.4, width: 17.2, height: 17.2), cornerRadius: 2)
                .strokedPath(StrokeStyle(lineWidth: 1, dash: [3, 2]))
        }
        if name.isSlashed, slash > 0 {
            let end = 3.4 + 17.2 * CGFloat(slash)
            let line = Path { path in
                path.move(to: CGPoint(x: 3.4, y: 3.4))
                path.addLine(to: CGPoint(x: end, y: end))
            }
            cut.addPath(line.offsetBy(dx: 1.6, dy: -1.6).strokedPath(style))
            ink.addPath(line.strokedPath(style))
        }
        measure()
    }

    private mutating func draw(_ shape: SymbolShape, _ isFilled: Bool, _ style: StrokeStyle) {
        let closed = Path(symbol: shape.closed)
        if isFilled { ink.addPath(closed.turningLikeStrokes) }
        ink.addPath(closed.strokedPath(style))
        ink.addPath(Path(symbol: shape.lines).strokedPath(style))
        let cuts = Path(symbol: shape.cuts).strokedPath(style)
        if isFilled { cut.addPath(cuts) } else { ink.addPath(cuts) }
    }

    /// Draws a symbol or letters in the middle of a circle, square or other area.
    private mutating func draw(inside name: String, of outer: String, _ isFilled: Bool, _ style: StrokeStyle) {
        let isLow = outer == "triangle"
        if let letters = Self.letters(name) {
            self.letters = Letters(string: letters, height: 12, width: 13, isCut: isFilled)
            return
        }
        guard let shape = SymbolShape.named(name) else { return }
        let inner = Self.inner(shape, isLow: isLow, style)
        if isFilled { cut.addPath(inner.ink) } else { ink.addPath(inner.ink) }
    }

    /// Returns a symbol as it stands in the middle of an area.
    private static func inner(_ shape: SymbolShape, isLow: Bool, _ style: StrokeStyle) -> Symbol {
        var inner = Symbol(
            shape, false, StrokeStyle(lineWidth: style.lineWidth / 0.56, lineCap: .round, lineJoin: .round))
        let map = CGAffineTransform(translationX: -12, y: -12).concatenating(CGAffineTransform(scaleX: 0.56, y: 0.56))
            .concatenating(CGAffineTransform(translationX: 12, y: isLow ? 13.6 : 12))
        inner.ink = inner.ink.applying(map)
        inner.measure()
        return inner
    }

    /// Returns a symbol in an area, and the area; nil for other symbols, and letters in areas.
    static func enclosed(_ base: String, _ style: StrokeStyle) -> (inner: Symbol, outer: Symbol)? {
        let parts = base.split(separator: ".").map(String.init)
        guard isEnclosed(parts), let area = parts.last, let outer = SymbolShape.named(area),
            let shape = SymbolShape.named(parts.dropLast().joined(separator: "."))
        else { return nil }
        return (inner(shape, isLow: area == "triangle", style), Symbol(outer, false, style))
    }

    init(_ shape: SymbolShape, _ isFilled: Bool, _ style: StrokeStyle) {
        isKnown = true
        draw(shape, isFilled, style)
        measure()
    }

    private static func isEnclosed(_ parts: [String]) -> Bool {
        guard parts.count > 1, let last = parts.last, enclosures.contains(last) else { return false }
        let inner = parts.dropLast().joined(separator: ".")
        return SymbolShape.named(inner) != nil || letters(inner) != nil
    }

    private static let enclosures: Set<String> = [
        "circle", "square", "triangle", "diamond", "hexagon", "shield", "seal",
    ]

    /// Returns what symbols of numbers, letters and signs show as a text.
    private static func letters(_ name: String) -> String? {
        if let number = Int(name), number >= 0, number <= 50, name == "\(number)" { return name }
        if name.count == 1, let letter = name.first, letter.isLetter, letter.isLowercase { return name.uppercased() }
        return signs[name]
    }

    private static let signs = [
        "dollarsign": "$", "wonsign": "₩", "eurosign": "€", "yensign": "¥", "sterlingsign": "£", "centsign": "¢",
        "indianrupeesign": "₹", "rublesign": "₽", "bitcoinsign": "₿", "questionmark": "?", "exclamationmark": "!",
        "info": "i", "at": "@", "sum": "∑", "function": "ƒ", "textformat": "Aa",
    ]

    private mutating func measure() {
        var box = ink.boundingRect
        if let letters, !letters.isCut {
            let width = letters.height * 0.62 * CGFloat(letters.string.count)
            let text = CGRect(
                x: 12 - width / 2, y: 12 - letters.height / 2, width: width, height: letters.height)
            box = box.isNull ? text : box.union(text)
        }
        // Some room beside, as letters have it.
        bounds = box.isNull ? CGRect(x: 0, y: 0, width: 24, height: 24) : box.insetBy(dx: -0.8, dy: -0.8)
    }
}

extension Path {
    /// The path with each of its areas running the way round that outlines of lines do: filled together by winding, they
    /// add up.
    fileprivate var turningLikeStrokes: Path {
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
