import Foundation
import TallyLayers

extension UIStackView {
    final func arrange(_ view: UIView, at index: Int) {
        guard view !== self, !isDescendant(of: view) else { return }
        let old = arranged.firstIndex { $0 === view }
        var index = min(max(index, 0), arranged.count)
        if let old {
            arranged.remove(at: old)
            index = min(index, arranged.count)
        }
        arranged.insert(view, at: index)
        view.translatesAutoresizingMaskIntoConstraints = false
        if view.around !== self { addSubview(view) }
        arrangementChanged()
    }

    /// Lays a view out no longer.
    final func forget(_ view: UIView) {
        guard let index = arranged.firstIndex(where: { $0 === view }) else { return }
        arranged.remove(at: index)
        spacings[ObjectIdentifier(view)] = nil
        finishClosing(view)
        view.constraintsMayDiffer()
        arrangementChanged()
    }

    /// Has the rules looked through before the next layout.
    final func arrangementChanged() {
        let state = layoutState
        if state.refresh == nil {
            state.refresh = { [weak self] in self?.updateRules() }
        }
        let engine = madeEngine
        engine.note(state)
        engine.changed(self)
        for view in arranged { if let inner = view.constraintState { engine.note(inner) } }
    }

    /// The views that take room, in order.
    final var visible: [UIView] { arranged.filter { !$0.isHidden } }

    /// What a hidden view's content asks for counts for nothing where it could push others.
    final func suspends(_ view: UIView) -> Bool {
        view.isHidden && alignment == .fill && arranged.contains { $0 === view }
    }

    /// Points after a view.
    final func gap(after view: UIView) -> Double {
        let own = spacings[ObjectIdentifier(view)] ?? spacing
        if own == Self.spacingUseSystem { return Double(systemSpacing) }
        return own.isFinite && own != Self.spacingUseDefault ? Double(own) : 0
    }

    final func baselineView(isFirst: Bool) -> UIView {
        let views = visible
        guard let edge = isFirst ? views.first : views.last else { return self }
        var found = edge
        // In a row the tallest says where the line is.
        if axis == .horizontal {
            for view in views where view.intrinsicContentSize.height > found.intrinsicContentSize.height {
                found = view
            }
        }
        return isFirst ? found.forFirstBaselineLayout : found.forLastBaselineLayout
    }

    /// Rounds as UIKit does along the axis where a length is no whole number of pixels: places to points, lengths to halves.
    final func rounded(_ frame: CGRect, _ view: UIView) -> CGRect {
        var result = pixelFrame(frame)
        guard arranged.contains(where: { $0 === view }) else { return result }
        let scale = pixelScale
        func isWhole(_ value: CGFloat) -> Bool { abs(value * scale - (value * scale).rounded()) < 1e-4 }
        func start(_ value: CGFloat) -> CGFloat {
            isWhole(value) ? (value * scale).rounded() / scale : (value + 1e-6).rounded()
        }
        func length(_ value: CGFloat) -> CGFloat {
            isWhole(value) ? (value * scale).rounded() / scale : ((value + 1e-6) * 2).rounded() / 2
        }
        if axis == .horizontal {
            result.origin.x = start(frame.minX)
            result.size.width = length(frame.width)
        } else {
            result.origin.y = start(frame.minY)
            result.size.height = length(frame.height)
        }
        return result
    }
}
