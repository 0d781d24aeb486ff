import Foundation
import TallyLayers

extension UIView {
    /// One turn of the layer's layout: the views inside follow a new size, then the class and its program place them.
    final func layOut() {
        resizeInside()
        if traits.needsConstraints { updateConstraintsIfNeeded() }
        controller?.viewWillLayoutSubviews()
        layOutOwn()
        layoutSubviews()
        controller?.viewDidLayoutSubviews()
        if SafeArea.isInUse { for view in inside { view.safeAreaMayDiffer() } }
    }

    /// Has the views inside follow a size that is new since the last time; at once, as code that reads their frames expects.
    final func resizeInside() {
        guard layer.bounds.size != traits.laidOutSize else { return }
        if let old = traits.laidOutSize, autoresizesSubviews {
            for view in inside where !view.followsConstraints { view.followSuperview(from: old, to: bounds.size) }
        }
        traits.laidOutSize = layer.bounds.size
        if contentMode == .redraw { setNeedsDisplay() }
    }

    /// Shares the change of the superview's size among what is flexible, in proportion to its size.
    final func followSuperview(from old: CGSize, to new: CGSize) {
        let mask = autoresizingMask
        if mask.isEmpty { return }
        let (x, width) = Self.share(
            from: old.width, to: new.width, frame.minX, frame.width,
            (mask.contains(.flexibleLeftMargin), mask.contains(.flexibleWidth), mask.contains(.flexibleRightMargin)))
        let (y, height) = Self.share(
            from: old.height, to: new.height, frame.minY, frame.height,
            (mask.contains(.flexibleTopMargin), mask.contains(.flexibleHeight), mask.contains(.flexibleBottomMargin)))
        frame = CGRect(x: x, y: y, width: width, height: height)
    }

    private static func share(
        from old: CGFloat, to new: CGFloat, _ start: CGFloat, _ length: CGFloat,
        _ isFlexible: (before: Bool, inside: Bool, after: Bool)
    ) -> (CGFloat, CGFloat) {
        let after = old - start - length
        let parts = [(isFlexible.before, start), (isFlexible.inside, length), (isFlexible.after, after)]
        let flexible = parts.filter(\.0)
        if flexible.isEmpty { return (start, length) }
        let sum = flexible.reduce(0) { $0 + $1.1 }
        let change = new - old
        func grown(_ part: (Bool, CGFloat)) -> CGFloat {
            if !part.0 { return part.1 }
            return part.1 + (sum > 0 ? change * part.1 / sum : change / CGFloat(flexible.count))
        }
        return (grown(parts[0]), max(grown(parts[1]), 0))
    }

    final func contentModeChanged() {
        layer.contentsGravity = contentMode.gravity
        if contentMode == .redraw { setNeedsDisplay() }
    }

    final func setHidden(_ isHidden: Bool) {
        if around?.hide(self, isHidden) == true { return }
        layer.isHidden = isHidden
    }
}

extension UIView.ContentMode {
    package var gravity: CALayerContentsGravity {
        switch self {
        case .scaleToFill, .redraw: .resize
        case .scaleAspectFit: .resizeAspect
        case .scaleAspectFill: .resizeAspectFill
        case .center: .center
        case .top: .top
        case .bottom: .bottom
        case .left: .left
        case .right: .right
        case .topLeft: .topLeft
        case .topRight: .topRight
        case .bottomLeft: .bottomLeft
        case .bottomRight: .bottomRight
        }
    }
}
