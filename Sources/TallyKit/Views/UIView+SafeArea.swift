import Foundation

/// Whether any controller has bars, or insets of its own. While none has, nobody looks.
@MainActor
enum SafeArea {
    static var isInUse = false
}

extension UIView {
    /// Finds out what is covered of the view, and tells it and those inside where that is something else.
    final func safeAreaMayDiffer() {
        let new = safeAreaNow
        guard new != traits.safeArea else { return }
        traits.safeArea = new
        constraintsMayDiffer()
        setNeedsLayout()
        safeAreaDiffers()
        safeAreaInsetsDidChange()
        controller?.viewSafeAreaInsetsDidChange()
        for view in inside { view.safeAreaMayDiffer() }
    }

    /// What the superview has to keep clear of, as far as it reaches into this view, and what the controller adds.
    private var safeAreaNow: UIEdgeInsets {
        var insets = UIEdgeInsets.zero
        if let around {
            let outer = around.safeAreaForInside
            if outer != .zero {
                let (frame, whole) = (untransformedFrame, around.bounds)
                func reach(_ inset: CGFloat, _ distance: CGFloat) -> CGFloat {
                    inset > 0 ? max(inset - max(distance, 0), 0) : 0
                }
                insets = UIEdgeInsets(
                    top: reach(outer.top, frame.minY - whole.minY), left: reach(outer.left, frame.minX - whole.minX),
                    bottom: reach(outer.bottom, whole.maxY - frame.maxY),
                    right: reach(outer.right, whole.maxX - frame.maxX))
            }
        }
        if let parts = controller?.parts { insets = insets + parts.bars + parts.additionalSafeArea }
        return insets
    }
}

extension UIEdgeInsets {
    static func + (a: UIEdgeInsets, b: UIEdgeInsets) -> UIEdgeInsets {
        UIEdgeInsets(
            top: a.top + b.top, left: a.left + b.left, bottom: a.bottom + b.bottom, right: a.right + b.right)
    }
}
