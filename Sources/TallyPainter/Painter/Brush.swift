internal import TallyCompositor
internal import TallyScene

/// What draws: everything that a paint needs and keeps from one to the next.
///
/// A struct without copies, because the accesses to its fields are then checked at build time and cost nothing at run time.
struct Brush: ~Copyable {
    var canvas = Canvas(base: UnsafeMutablePointer(bitPattern: 8)!, width: 0, height: 0)
    var scratch = RowScratch(width: 64)
    var arena = ClipArena()
    var atlas: GlyphAtlas
    var pictures = PictureCache()
    var strips = TextStrips()
    /// Of the texts that are being drawn; in memory of its own, since copying it costs as much as a glyph.
    let place: UnsafeMutablePointer<TextPlace>
    var lastInk = (color: RGBA.black, opacity: 1.0, ink: RGBA.black.ink)
    let store: FaceStore
    var masker = ShapeMasker()
    var layers = LayerScratch()
    var backdrop = Backdrop()
    /// The canvases below the one of now, as far as layers have been opened.
    var backdrops: [Backdrop.Level] = []
    let gradientTable: UnsafeMutablePointer<UInt32>
    /// The shaper's faces as of the beginning of the paint.
    var faces: [Face] = []

    init(rasterizer: GlyphRasterizer, store: FaceStore) {
        self.store = store
        atlas = GlyphAtlas(rasterizer: rasterizer)
        place = .allocate(capacity: 1)
        place.initialize(to: TextPlace(.identity, 1, ClipRegion(minX: 0, minY: 0, maxX: 0, maxY: 0), .null))
        gradientTable = .allocate(capacity: GradientSource.tableSize)
        gradientTable.initialize(repeating: 0, count: GradientSource.tableSize)
    }

    deinit {
        gradientTable.deallocate()
        place.deallocate()
        scratch.deallocate()
    }

    /// Clears a box of the canvas and draws what of the list is in it.
    mutating func paint(_ list: DisplayList, _ box: PixelBox, scale: Double?, background: UInt32) {
        canvas.clear(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY, to: background)
        guard let scale else { return }
        arena.used = 0
        let clip = ClipState(minX: box.minX, minY: box.minY, maxX: box.maxX, maxY: box.maxY)
        draw(list.root, Affine.scale(x: scale, y: scale), 1, clip)
    }

    /// Turns to another canvas.
    mutating func begin(_ canvas: Canvas, faces: [Face]) {
        self.canvas = canvas
        self.faces = faces
        backdrop = Backdrop()
        if scratch.width < canvas.width {
            scratch.deallocate()
            scratch = RowScratch(width: canvas.width)
        }
        masker.fit(width: canvas.width, height: canvas.height)
    }
}
