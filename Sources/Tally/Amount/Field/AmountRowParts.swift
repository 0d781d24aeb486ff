import SwiftUI

/// The subviews of a row with what each is to it, which a layout looks up once for every question.
struct AmountRowParts: Sequence {
    struct Part {
        let role: AmountRow.Role
        let view: LayoutSubview

        /// The width of what is as wide as it likes.
        var width: Double { Double(view.sizeThatFits(.unspecified).width) }
    }

    private let parts: [Part]
    /// The widths of the glyphs that stay, and of the unit.
    let content: Double

    init(_ subviews: LayoutSubviews) {
        parts = subviews.map { Part(role: $0[AmountRow.RoleKey.self], view: $0) }
        content = parts.reduce(0) { sum, part in
            switch part.role {
            case .cell(_, false, _), .unit(_, false, _): sum + part.width
            default: sum
            }
        }
    }

    func makeIterator() -> IndexingIterator<[Part]> { parts.makeIterator() }

    var rulerWidth: Double { first { $0.role == .ruler }?.width ?? 0 }
    var dotsWidth: Double { first { $0.role == .dots }?.width ?? 0 }
    var promptWidth: Double { first { $0.role == .prompt }?.width ?? 0 }

    func width(ofCell id: Int) -> Double {
        first { if case .cell(id, false, nil) = $0.role { true } else { false } }?.width ?? 0
    }

    /// The width of the unit that stays, and whether it stands before the glyphs.
    var unit: (width: Double, isLeft: Bool) {
        for part in parts { if case .unit(let isLeft, false, _) = part.role { return (part.width, isLeft) } }
        return (0, false)
    }

    /// Returns the room for what an input method shows, and the edge of the caret, where that has it.
    func composed(_ composition: inout AmountComposition, _ height: Double) -> (width: Double, edge: Int) {
        for part in parts {
            guard case .editor(let edge, _) = part.role else { continue }
            return (composition.width(ofField: part.width, ruler: rulerWidth, height: height), edge)
        }
        return (0, 0)
    }

    /// The points from the beginning of the row's content to the caret; `nil` where none is.
    ///
    /// - Parameter sign: The glyph that the unit on the left stands behind.
    func caretOffset(sign: Int?) -> Double? {
        var index: Int?
        for part in parts { if case .caret(let place) = part.role { index = place } }
        guard let index else { return nil }
        let unit = unit
        var (count, offset) = (0, unit.isLeft && sign == nil ? unit.width : 0)
        for part in parts {
            guard case .cell(let id, false, nil) = part.role else { continue }
            if count == index { break }
            count += 1
            offset += part.width + (id == sign ? unit.width : 0)
        }
        return offset
    }
}
