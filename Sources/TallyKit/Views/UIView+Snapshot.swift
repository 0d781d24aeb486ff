public import Foundation
import TallyLayers

extension UIView {
    /// Returns a view that goes on showing what this one shows now.
    ///
    /// - Parameter afterUpdates: changes nothing: what was drawn last is taken.
    /// - Returns: nil if the view has not been shown.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        guard let segment = layer.drawing?.copyOfWhatIsShown() else { return nil }
        let view = SnapshotView(frame: frame)
        view.bounds = bounds
        view.center = center
        (view.layer as? HostingLayer)?.hosted = segment
        return view
    }

    /// Draws the view and what is inside, as shown now, into the current context.
    ///
    /// - Returns: false outside of any drawing.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        layer.render(in: context)
        context.restoreGState()
        return true
    }
}

/// Shows what another view has shown.
private final class SnapshotView: UIView {
    override class var layerClass: AnyClass { HostingLayer.self }
}
