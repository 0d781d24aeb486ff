import Foundation
import TallyCore
import TallyScene

/// A symbol of a name and weight: what is put on and taken away one after the other, in units of 24 a side.
struct Symbol: Sendable {
    /// A letter, number or sign of money within the symbol.
    struct Letters: Sendable {
        let string: String
        var center = CGPoint(x: 12, y: 12)
        /// The heights in units of the capitals, and of all letters together at most.
        var height: CGFloat = 17
        var width: CGFloat = 22
        var isCut = false
    }

    /// Areas that are filled, or taken away from those before.
    struct Pass: Sendable {
        var path: Path
        let isCut: Bool
    }

    private(set) var passes: [Pass] = []
    var letters: Letters?
    /// Where there is something to see, in units.
    private(set) var bounds = CGRect.zero
    /// False for the box that stands for a name without a symbol.
    private(set) var isKnown = true

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
        if let symbol = Self.composed(string, false, Self.lineStyle(weight), slash: slash) {
            self = symbol
        } else {
            isKnown = false
            add(
                Path(roundedRect: CGRect(x: 3.4, y: 3.4, width: 17.2, height: 17.2), cornerRadius: 2)
                    .strokedPath(StrokeStyle(lineWidth: 1, dash: [3, 2])))
        }
        measure()
    }

    /// A drawing in one form.
    init(_ shape: SymbolShape, _ isFilled: Bool, _ style: StrokeStyle) {
        draw(shape, isFilled, style)
        measure()
    }

    /// Nothing, to add to.
    init() {}

    private mutating func draw(_ shape: SymbolShape, _ isFilled: Bool, _ style: StrokeStyle) {
        let layers = shape.layers.isEmpty ? [shape] : shape.layers
        let hasAreas = isFilled && shape.hasAreas
        for layer in layers {
            let closed = Path(symbol: layer.closed)
            if isFilled { add(closed.turningLikeStrokes) }
            add(closed.strokedPath(style))
            add(Path(symbol: layer.lines).strokedPath(style))
        }
        for layer in layers {
            if !layer.cuts.isEmpty { add(Path(symbol: layer.cuts).strokedPath(style), isCut: isFilled) }
            if !layer.solids.isEmpty { add(Path(symbol: layer.solids).turningLikeStrokes, isCut: hasAreas) }
        }
    }

    /// Adds areas, or takes them away.
    mutating func add(_ path: Path, isCut: Bool = false) {
        if path.boundingRect.isNull { return }
        if let last = passes.last, last.isCut == isCut {
            passes[passes.count - 1].path.addPath(path)
        } else if !passes.isEmpty || !isCut {
            passes.append(Pass(path: path, isCut: isCut))
        }
    }

    /// Adds all of another symbol; as a cut, what that fills is taken away, and what it takes away stays.
    mutating func add(_ other: Symbol, isCut: Bool = false) {
        for pass in other.passes { add(pass.path, isCut: pass.isCut != isCut) }
        if var letters = other.letters {
            letters.isCut = isCut
            self.letters = letters
        }
    }

    /// Returns the symbol smaller, its middle elsewhere.
    func placed(_ scale: CGFloat, at center: CGPoint) -> Symbol {
        let map = CGAffineTransform(translationX: -12, y: -12).concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        var result = self
        result.passes = passes.map { Pass(path: $0.path.applying(map), isCut: $0.isCut) }
        // Letters inside are a little larger than drawings, which fill their grid less evenly.
        result.letters = letters.map {
            Letters(string: $0.string, center: center, height: scale * 21.4, width: scale * 23.2, isCut: $0.isCut)
        }
        result.measure()
        return result
    }

    mutating func measure() {
        var box = CGRect.null
        for pass in passes where !pass.isCut { box = box.union(pass.path.boundingRect) }
        if let letters, !letters.isCut {
            let width = letters.height * 0.62 * CGFloat(letters.string.count)
            let text = CGRect(
                x: letters.center.x - width / 2, y: letters.center.y - letters.height / 2, width: width,
                height: letters.height)
            box = box.union(text)
        }
        // Some room beside, as letters have it.
        bounds = box.isNull ? CGRect(x: 0, y: 0, width: 24, height: 24) : box.insetBy(dx: -0.8, dy: -0.8)
    }
}
