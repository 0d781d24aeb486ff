internal import Foundation

/// Draws, lays out and animates for a layer. Nothing has to be implemented.
public protocol CALayerDelegate: AnyObject {
    /// Sets the layer's contents.
    func display(_ layer: CALayer)
    func draw(_ layer: CALayer, in ctx: CGContext)
    func layerWillDraw(_ layer: CALayer)
    func layoutSublayers(of layer: CALayer)
    /// Returns what is done when the key changes; nil: the layer looks further; `NSNull`: nothing is done.
    func action(for layer: CALayer, forKey event: String) -> (any CAAction)?
}

extension CALayerDelegate {
    public func display(_ layer: CALayer) { layer.marks.isDisplayedByDelegate = false }
    public func draw(_ layer: CALayer, in ctx: CGContext) { layer.marks.isDrawnByDelegate = false }
    public func layerWillDraw(_ layer: CALayer) {}
    public func layoutSublayers(of layer: CALayer) {}
    public func action(for layer: CALayer, forKey event: String) -> (any CAAction)? { nil }
}
