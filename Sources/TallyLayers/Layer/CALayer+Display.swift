internal import Foundation

extension CALayer {
    /// Draws into new contents, which take the place of the old ones: a layer that stands alone cross-fades to them.
    ///
    /// Without room nothing is drawn until there is: while animations close the layer, it goes on showing what it showed.
    final func drawContents() {
        marks.isDrawnByDelegate = true
        if modelValues.bounds.isEmpty {
            marks.waitsForRoom = true
            return
        }
        // What draws sees what is to be shown, and not what was before the transaction.
        let before = committed
        committed = nil
        let new = recorded()
        committed = before
        if new.parts.isEmpty && modelValues.contents == nil { return }
        if attached.contains(where: \.redraws) {
            // What is drawn in each frame does not fade as well.
            modelValues.contents = new
            return changed(.body)
        }
        change(.contents, "contents", .body) { $0.contents = new }
    }

    /// Returns the contents that the layer displays while other values are shown.
    final func contents(drawnFor values: LayerValues) -> Any? {
        let copy = copy(showing: values)
        copy.display()
        return copy.modelValues.contents
    }

    /// Returns what `draw(in:)` draws within a rectangle.
    final func record(in rect: CGRect) -> DrawnContents {
        let context = CGContext()
        context.clip(bounds: rect)
        draw(in: context)
        return DrawnContents(context.parts, bounds)
    }
}
