import SwiftUI

extension AmountRow {
    /// Returns the widths of the glyphs that stay, and of the unit.
    func widths(_ subviews: Subviews) -> [Double] {
        subviews.compactMap { subview in
            switch subview[RoleKey.self] {
            case .cell(_, false, _), .unit(_, false, _): Double(subview.sizeThatFits(.unspecified).width)
            default: nil
            }
        }
    }

    func rulerWidth(_ subviews: Subviews) -> Double {
        subviews.first { $0[RoleKey.self] == .ruler }.map { Double($0.sizeThatFits(.unspecified).width) } ?? 0
    }

    /// Returns the room for what an input method shows, and the edge of the caret, where that has it.
    func composed(
        _ subviews: Subviews, _ composition: inout AmountComposition, _ height: Double
    ) -> (width: Double, edge: Int) {
        for subview in subviews {
            guard case .editor(let edge, _) = subview[RoleKey.self] else { continue }
            let field = Double(subview.sizeThatFits(.unspecified).width)
            return (composition.width(ofField: field, ruler: rulerWidth(subviews), height: height), edge)
        }
        return (0, 0)
    }

    func dotsWidth(_ subviews: Subviews) -> Double {
        subviews.first { $0[RoleKey.self] == .dots }.map { Double($0.sizeThatFits(.unspecified).width) } ?? 0
    }

    /// Returns the points from the beginning of the row's content to the caret; `nil` where none is.
    func caretOffset(_ subviews: Subviews) -> Double? {
        var index: Int?
        for subview in subviews { if case .caret(let place) = subview[RoleKey.self] { index = place } }
        guard let index else { return nil }
        var (count, offset) = (0, unitIsLeft(subviews) ? unitWidth(subviews) : 0)
        for subview in subviews {
            guard case .cell(_, false, nil) = subview[RoleKey.self] else { continue }
            if count == index { break }
            count += 1
            offset += Double(subview.sizeThatFits(.unspecified).width)
        }
        return offset
    }

    func promptWidth(_ subviews: Subviews) -> Double {
        subviews.first { $0[RoleKey.self] == .prompt }.map { Double($0.sizeThatFits(.unspecified).width) } ?? 0
    }

    func unitWidth(_ subviews: Subviews) -> Double {
        for subview in subviews {
            if case .unit(_, false, _) = subview[RoleKey.self] {
                return Double(subview.sizeThatFits(.unspecified).width)
            }
        }
        return 0
    }

    func unitIsLeft(_ subviews: Subviews) -> Bool {
        subviews.contains { $0[RoleKey.self] == .unit(isLeft: true, isLeaving: false) }
    }
}
