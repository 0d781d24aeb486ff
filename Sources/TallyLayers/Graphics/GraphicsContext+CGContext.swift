public import TallyUI
internal import TallyScene

extension GraphicsContext {
    /// Draws by the calls of Core Graphics, in the space that is in use, and as opaque, blended, filtered and clipped as this context
    /// says.
    ///
    /// The context that is handed over begins as a new one does: it is black, and its map changes nothing. It is good while the closure
    /// runs.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        let context = CGContext()
        try content(context)
        let parts = context.parts
        draw(parts.count) { index, segment in parts[index].fill(segment) }
    }
}
