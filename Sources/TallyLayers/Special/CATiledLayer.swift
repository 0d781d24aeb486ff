public import Foundation

/// A layer that is drawn by tiles: `draw(in:)` is called once for each, with the context cut to it.
///
/// All tiles are drawn at once, by the main thread, and fade in together. There is one level of detail: what is magnified is drawn from
/// outlines, and stays sharp.
open class CATiledLayer: CALayer {
    public override init() { super.init() }

    public override init(layer: Any) {
        super.init(layer: layer)
        guard let layer = layer as? CATiledLayer else { return }
        levelsOfDetail = layer.levelsOfDetail
        levelsOfDetailBias = layer.levelsOfDetailBias
        tileSize = layer.tileSize
    }

    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// How long tiles take to come, in seconds; 0: they are there at once.
    open class func fadeDuration() -> CFTimeInterval { 0.25 }
    /// Kept; there is one.
    open var levelsOfDetail = 1
    /// Kept; there is one level.
    open var levelsOfDetailBias = 0
    /// In pixels of the contents. What is not a positive size draws the layer as one tile, and so do more than 4,096 tiles.
    open var tileSize = CGSize(width: 256, height: 256) {
        didSet { if tileSize != oldValue { setNeedsDisplay() } }
    }

    private static let maximumCount: CGFloat = 4096

    open override func display() {
        let duration = type(of: self).fadeDuration()
        if duration > 0, duration.isFinite {
            let fade = CABasicAnimation(keyPath: "contents")
            fade.duration = duration
            add(fade, forKey: "contents")
        }
        super.display()
    }

    /// The tiles have a fade of their own.
    open override func action(forKey event: String) -> (any CAAction)? {
        event == "contents" ? NSNull() : super.action(forKey: event)
    }

    package override func recorded() -> DrawnContents {
        let scale = contentsScale > 0 ? contentsScale : 1
        let size = CGSize(width: tileSize.width / scale, height: tileSize.height / scale)
        guard size.width > 0, size.height > 0, !bounds.isEmpty else { return super.recorded() }
        let columns = (bounds.width / size.width).rounded(.up)
        let rows = (bounds.height / size.height).rounded(.up)
        guard columns * rows <= Self.maximumCount else { return super.recorded() }
        var parts: [LayerPart] = []
        for row in 0..<Int(rows) {
            for column in 0..<Int(columns) {
                let tile = CGRect(
                    x: bounds.minX + CGFloat(column) * size.width, y: bounds.minY + CGFloat(row) * size.height,
                    width: size.width, height: size.height)
                parts += record(in: tile.intersection(bounds)).parts
            }
        }
        return DrawnContents(parts, bounds)
    }
}
