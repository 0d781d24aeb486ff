import Foundation

/// A part of a symbol that effects can move by itself.
struct SymbolPart: Sendable {
    let symbol: Symbol
    /// Which of the symbol's levels it is, as the arcs of `wifi` are; nil: none.
    let level: Int?

    /// How much clearer levels are that are not lit: drawn at 0.3.
    static let dimming = 0.7

    /// The centre in units of the symbol.
    var center: CGPoint { symbol.bounds.center }
}

extension Symbol {
    /// Returns what a symbol consists of, from the first part to move to the last. Slashed symbols and what is cut out
    /// of a filled area are of one part.
    static func parts(_ name: String, weight: Int) -> [SymbolPart] {
        let name = SymbolName(name)
        let whole = [SymbolPart(symbol: Symbol(name.string, weight: weight), level: nil)]
        if name.isSlashed { return whole }
        let style = lineStyle(weight)
        if let shape = SymbolShape.named(name.base) {
            if shape.layers.isEmpty { return whole }
            var level = -1
            return shape.layers.map { layer in
                if layer.isLevel { level += 1 }
                return SymbolPart(symbol: Symbol(layer, name.isFilled, style), level: layer.isLevel ? level : nil)
            }
        }
        guard !name.isFilled, let (inner, outer) = Symbol.enclosed(name.base, style) else { return whole }
        return [SymbolPart(symbol: outer, level: nil), SymbolPart(symbol: inner, level: nil)]
    }
}

/// A symbol's name without its endings.
struct SymbolName {
    let string: String
    let base: String
    let isFilled: Bool
    let isSlashed: Bool

    init(_ string: String) {
        self.string = string
        var parts = string.split(separator: ".")
        isFilled = parts.count > 1 && parts.last == "fill"
        if isFilled { parts.removeLast() }
        isSlashed = parts.count > 1 && parts.last == "slash"
        if isSlashed { parts.removeLast() }
        base = parts.joined(separator: ".")
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
