internal import Foundation

extension CALayer {
    /// What was drawn last, where that is still shown.
    package final var drawn: DrawnContents? { CrossFade.nearest(modelValues.contents) as? DrawnContents }

    /// Draws into new contents, which take the place of the old ones: a layer that stands alone cross-fades to them.
    final func drawContents() {
        marks.isDrawnByDelegate = true
        let new = recorded()
        if new.parts.isEmpty && modelValues.contents == nil || new === drawn { return }
        change(.contents, "contents", .body) { $0.contents = new }
    }

    /// Returns what `draw(in:)` draws within a rectangle.
    final func record(in rect: CGRect) -> DrawnContents {
        let context = CGContext()
        context.clip(bounds: rect)
        draw(in: context)
        return context.kept ?? DrawnContents(context.parts, bounds)
    }
}
