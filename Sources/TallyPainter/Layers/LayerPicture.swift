internal import TallyCompositor

/// The flat picture of a layer in perspective, kept at its segment until something inside is otherwise.
final class LayerPicture {
    private(set) var base: UnsafeMutablePointer<UInt32>
    private var capacity: Int
    /// In pixels of the picture's own scale.
    private(set) var box = LayerBox(minX: 0, minY: 0, maxX: 0, maxY: 0)
    private var version = -1
    private var scale = 0.0

    init() {
        capacity = 64
        base = .allocate(capacity: capacity)
    }

    deinit { base.deallocate() }

    var canvas: Canvas { Canvas(base: base, width: box.width, height: box.height) }

    func isValid(_ version: Int, _ scale: Double, _ box: LayerBox) -> Bool {
        self.version == version && self.scale == scale && self.box == box
    }

    /// Makes room for a new picture, of undefined pixels.
    func begin(_ version: Int, _ scale: Double, _ box: LayerBox) {
        self.version = version
        self.scale = scale
        self.box = box
        let count = box.width * box.height
        if count > capacity || count < capacity / 8 {
            base.deallocate()
            capacity = count
            base = .allocate(capacity: count)
        }
    }
}
