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
        /// The letters before this one in what the symbol is coloured by; 0 is the first.
        var level = 0
    }

    /// Areas that are filled, or taken away from those before.
    struct Pass: Sendable {
        var path: Path
        let isCut: Bool
        /// Which of several styles it is filled with: 0 is the first.
        var level = 0
        /// What is cut out of an area in one colour, and put upon it in several.
        var isSign = false
    }

    /// As they are drawn in several styles.
    private(set) var layeredPasses: [Pass] = []
    /// As they are drawn in one, made of those by `measure()`: what is put on, or taken away, in a row is one path.
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
        // What is drawn upon an area comes first, the area after it.
        let areaLevel = hasAreas && layers.count == 1 && !(shape.cuts.isEmpty && shape.solids.isEmpty) ? 1 : 0
        for (index, layer) in layers.enumerated() {
            let level = layer.isLevel ? 0 : Swift.max(index, areaLevel)
            let closed = Path(symbol: layer.closed)
            if isFilled { add(closed.turningLikeStrokes, level: level) }
            add(closed.strokedPath(style), level: level)
            add(Path(symbol: layer.lines).strokedPath(style), level: level)
        }
        for (index, layer) in layers.enumerated() {
            let level = layer.isLevel || layers.count == 1 ? 0 : index
            if !layer.cuts.isEmpty {
                add(
                    Path(symbol: layer.cuts).strokedPath(style), isCut: isFilled, level: level,
                    isSign: layers.count == 1)
            }
            if !layer.solids.isEmpty {
                add(
                    Path(symbol: layer.solids).turningLikeStrokes, isCut: hasAreas, level: level,
                    isSign: layers.count == 1)
            }
        }
    }

    /// Adds areas, or takes them away.
    mutating func add(_ path: Path, isCut: Bool = false, level: Int = 0, isSign: Bool = false) {
        if path.boundingRect.isNull { return }
        if !layeredPasses.isEmpty || !isCut {
            layeredPasses.append(Pass(path: path, isCut: isCut, level: level, isSign: isSign && isCut))
        }
    }

    /// Adds all of another symbol; as a cut, what that fills is taken away, and what it takes away stays.
    ///
    /// - Parameter isSign: whether a cut is put upon this one where there are several styles.
    mutating func add(_ other: Symbol, isCut: Bool = false, isSign: Bool = true) {
        // What it takes away of itself shows this one.
        let ownLevel = layeredPasses.first?.level ?? 0
        for pass in other.layeredPasses {
            if isCut {
                add(
                    pass.path, isCut: !pass.isCut, level: pass.isCut ? ownLevel : pass.level,
                    isSign: isSign)
            } else {
                add(pass.path, isCut: pass.isCut, level: pass.level, isSign: pass.isSign)
            }
        }
        if var letters = other.letters {
            letters.isCut = isCut
            self.letters = letters
        }
    }

    /// Returns the symbol with other styles before its own.
    func behind(_ count: Int = 1) -> Symbol {
        var result = self
        for index in result.layeredPasses.indices { result.layeredPasses[index].level += count }
        result.letters?.level += count
        return result
    }

    /// Returns the symbol smaller, its middle elsewhere.
    func placed(_ scale: CGFloat, at center: CGPoint) -> Symbol {
        let map = CGAffineTransform(translationX: -12, y: -12).concatenating(CGAffineTransform(scaleX: scale, y: scale))
            .concatenating(CGAffineTransform(translationX: center.x, y: center.y))
        var result = self
        for index in result.layeredPasses.indices {
            result.layeredPasses[index].path = layeredPasses[index].path.applying(map)
        }
        // Letters inside are a little larger than drawings, which fill their grid less evenly.
        result.letters?.center = center
        result.letters?.height = scale * 21.4
        result.letters?.width = scale * 23.2
        result.measure()
        return result
    }

    /// To be called when all is added.
    mutating func measure() {
        passes = []
        for pass in layeredPasses {
            if passes.last?.isCut == pass.isCut {
                passes[passes.count - 1].path.addPath(pass.path)
            } else {
                passes.append(Pass(path: pass.path, isCut: pass.isCut))
            }
        }
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
