internal import TallyCompositor

/// What the canvas of now stands over: where it lies among the canvases below it.
struct Backdrop {
    /// A canvas below the one of now.
    struct Level {
        let canvas: Canvas
        let valid: LayerBox?
        let x: Int
        let y: Int
    }

    /// The lowest of the levels that are seen from here; it may be the canvas of now.
    var first = 0
    /// Where the canvas begins, in pixels of the lowest.
    var x = 0
    var y = 0
    /// Its pixels that are drawn; nil: all.
    var valid: LayerBox?
    /// The lowest is the picture itself, whose edge pixels go on.
    var isStage = true
    /// The next canvas is the lowest.
    var isNowhere = false

    /// Returns the same of a layer's picture, of which a part is drawn.
    func inside(_ full: LayerBox, _ local: LayerBox, isAlone: Bool, depth: Int) -> Backdrop {
        if isAlone || isNowhere { return Backdrop(first: depth, valid: local, isStage: false) }
        return Backdrop(first: first, x: x + full.minX, y: y + full.minY, valid: local, isStage: isStage)
    }
}
