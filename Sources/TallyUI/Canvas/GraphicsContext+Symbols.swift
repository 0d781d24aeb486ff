public import Foundation
import TallyCore
import TallyScene

extension GraphicsContext {
    /// One of the canvas's own views, as it is shown now.
    public struct ResolvedSymbol {
        /// What the view asks for where nothing is proposed to it, in points.
        public let size: CGSize
        let segment: Segment
    }

    /// Returns the view among the canvas's `symbols` with this tag. Nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        guard let symbols = sheet.symbols else { return nil }
        // unsafe: used at once and here: drawing is on the main actor.
        nonisolated(unsafe) let id = AnyHashable(id)
        return onMain { symbols.symbol(id) }
    }

    /// Draws a view stretched over a rectangle.
    ///
    /// - Complexity: O(segments of the view): each drawing of it is a copy of its own.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        let rect = rect.standardized
        guard rect.isFinite, symbol.size.width > 0, symbol.size.height > 0 else { return }
        draw(
            symbol,
            Affine(
                a: rect.width / symbol.size.width, b: 0, c: 0, d: rect.height / symbol.size.height, tx: rect.minX,
                ty: rect.minY))
    }

    /// Draws a view in its own size, a point of it at a place.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        guard point.isFinite else { return }
        draw(
            symbol,
            .translation(
                x: point.x - symbol.size.width * anchor.x, y: point.y - symbol.size.height * anchor.y))
    }

    private func draw(_ symbol: ResolvedSymbol, _ own: Affine) {
        guard let map else { return }
        let copy = sheet.copy(of: symbol.segment)
        let blending = filters.isEmpty ? nil : copy.takeBlending()
        place(sheet.group([copy], own.concatenating(map)), ownBlending: blending)
    }
}

extension Segment {
    /// Takes away how the segment as a whole is blended, and returns it: a filter makes a picture of it first, and that is blended.
    fileprivate func takeBlending() -> Blending? {
        if case .blended(let blending) = effect {
            effect = .group
            return blending
        }
        return effect == nil && children.count == 1 ? children[0].takeBlending() : nil
    }
}
