internal import Foundation

extension CALayer {
    final func markForLayout() {
        if marks.needsLayout { return }
        marks.needsLayout = true
        markAbove()
        context?.needsCommit()
    }

    /// Leads the commit from the root to here.
    final func markAbove() {
        var above = parent
        while let layer = above, !layer.marks.hasLayoutInside {
            layer.marks.hasLayoutInside = true
            above = layer.parent
        }
        context?.needsCommit()
    }

    /// Lays out from the highest layer around that needs it.
    final func layoutTree() {
        var highest = self
        var above: CALayer? = self
        while let layer = above {
            if layer.marks.needsLayout { highest = layer }
            above = layer.parent
        }
        highest.layoutInside()
    }

    /// How often layouts may ask for another one in a row.
    private static var maximumRounds: Int { 64 }

    /// Lays out what needs it, outer layers first, until nothing does.
    final func layoutInside() {
        for _ in 0..<Self.maximumRounds {
            guard marks.needsLayout || marks.hasLayoutInside else { return }
            if marks.needsLayout {
                marks.needsLayout = false
                marks.isInLayout = true
                layoutSublayers()
                marks.isInLayout = false
            }
            guard marks.hasLayoutInside else { continue }
            marks.hasLayoutInside = false
            for child in children where child.marks.needsLayout || child.marks.hasLayoutInside { child.layoutInside() }
        }
        marks.needsLayout = false
        marks.hasLayoutInside = false
        context?.report(
            "A layout asks for another one without end. Look for a layoutSubviews that changes its own size.")
    }
}
