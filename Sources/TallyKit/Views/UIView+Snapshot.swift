public import Foundation
import TallyLayers

extension UIView {
    /// Returns a view that goes on showing what this one shows now, stretched to whatever bounds it is given.
    ///
    /// - Parameter afterUpdates: whether what has been changed since the last frame counts.
    /// - Returns: nil if the view has not been shown, unless what has changed counts.
    public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
        let view = SnapshotView(frame: frame)
        view.bounds = CGRect(origin: .zero, size: bounds.size)
        view.center = center
        guard let layer = view.layer as? HostingLayer else { return nil }
        if afterUpdates { self.layer.drawWhatHasChanged() }
        if let segment = self.layer.drawing?.copyOfWhatIsShown() {
            (layer.hosted, layer.hostedSize, layer.hostedOrigin) = (segment, bounds.size, bounds.origin)
        } else if afterUpdates {
            layoutIfNeeded()
            layer.contents = self.layer.rendered()
        } else {
            return nil
        }
        return view
    }

    /// Draws the view and what is inside, as shown now, into the current context.
    ///
    /// - Returns: false outside of any drawing.
    @discardableResult
    public func drawHierarchy(in rect: CGRect, afterScreenUpdates afterUpdates: Bool) -> Bool {
        guard let context = UIGraphicsGetCurrentContext(), bounds.width > 0, bounds.height > 0 else { return false }
        if afterUpdates { layoutIfNeeded() }
        context.saveGState()
        context.translateBy(x: rect.minX, y: rect.minY)
        context.scaleBy(x: rect.width / bounds.width, y: rect.height / bounds.height)
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        whileHostedIsDrawn { [layer] in layer.render(in: context) }
        context.restoreGState()
        return true
    }

    /// Runs a block while hosting views inside that stand in no window show what they would.
    private func whileHostedIsDrawn(_ draw: @escaping () -> Void) {
        if window != nil { return draw() }
        var hosting: [HostingView] = []
        var rest = [self]
        while let view = rest.popLast() {
            if let view = view as? HostingView { hosting.append(view) }
            rest += view.subviews
        }
        hosting.reduce(draw) { draw, view in { view.whileDrawn(draw) } }()
    }
}

/// Shows what another view has shown.
private final class SnapshotView: UIView {
    override class var layerClass: AnyClass { HostingLayer.self }
}
