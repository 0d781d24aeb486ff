import Foundation
import TallyCore
import TallyScene

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
        parts(name, false, lineStyle(weight)) ?? [SymbolPart(symbol: Symbol(name, weight: weight), level: nil)]
    }

    private static func parts(_ name: String, _ isFilled: Bool, _ style: StrokeStyle) -> [SymbolPart]? {
        if let shape = SymbolShape.named(name) {
            if shape.layers.isEmpty { return nil }
            var level = -1
            return shape.layers.enumerated().map { index, layer in
                if layer.isLevel { level += 1 }
                let symbol = Symbol(layer, isFilled, style).behind(layer.isLevel ? 0 : index)
                return SymbolPart(symbol: symbol, level: layer.isLevel ? level : nil)
            }
        }
        for reading in SymbolName.readings(name) where composed(name, isFilled, style) != nil {
            switch reading {
            case .filled(let base): return parts(base, true, style)
            case .renamed(let base): return parts(base, isFilled, style)
            case .badge(let sign, let base):
                guard var symbol = composed(base, isFilled, style)?.behind(), let badge = badge(sign, style) else {
                    continue
                }
                symbol.add(badge.room, isCut: true)
                return [SymbolPart(symbol: symbol, level: nil), SymbolPart(symbol: badge.symbol, level: nil)]
            case .enclosed(let base, let enclosure):
                guard !isFilled, let outer = composed(enclosure.name, false, style)?.behind(),
                    let inner = inner(base, enclosure, style), inner.letters == nil
                else { continue }
                return [SymbolPart(symbol: outer, level: nil), SymbolPart(symbol: inner, level: nil)]
            case .slashed, .partlyFilled, .dashed, .lettered: return nil
            }
        }
        return nil
    }
}

extension CGRect {
    var center: CGPoint { CGPoint(x: midX, y: midY) }
}
