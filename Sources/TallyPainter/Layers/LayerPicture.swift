internal import TallyCompositor

/// The flat picture of a layer in perspective, kept at its segment until something inside is otherwise.
final class LayerPicture {
    let pictures = ReducedPictures()
    private var version = -1
    private var scale = 0.0
    private var box = LayerBox(minX: 0, minY: 0, maxX: 0, maxY: 0)

    func isValid(_ version: Int, _ scale: Double, _ box: LayerBox) -> Bool {
        self.version == version && self.scale == scale && self.box == box
    }

    /// Makes room for a new picture of the box, in pixels of its own scale; around it is a border, which `pictures` describes.
    func begin(_ version: Int, _ scale: Double, _ box: LayerBox) -> Canvas {
        self.version = version
        self.scale = scale
        self.box = box
        return pictures.begin(width: box.width, height: box.height)
    }
}
