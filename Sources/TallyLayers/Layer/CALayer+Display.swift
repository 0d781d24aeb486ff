internal import Foundation

extension CALayer {
    /// Draws into a new context; what that holds is shown in place of what was drawn before.
    final func drawContents() {
        let context = CGContext()
        context.clip(bounds: bounds)
        marks.isDrawnByDelegate = true
        draw(in: context)
        drawnParts = context.parts
        changed(.body)
    }
}
