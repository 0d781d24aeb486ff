public import Foundation

/// A layer whose sublayers share one space of three dimensions.
///
/// Its own background, contents, border, mask and shadow are not drawn; its opacity goes to each of the sublayers.
open class CATransformLayer: CALayer {
    public override init() { super.init() }
    public override init(layer: Any) { super.init(layer: layer) }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    package override var keepsDepth: Bool { true }

    /// Nil: it has no plane of its own to be hit.
    open override func hitTest(_ p: CGPoint) -> CALayer? { nil }
}
