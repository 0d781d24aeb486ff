import Foundation
import TallyCore
import TallyLayers

extension UIView {
    final func insert(_ view: UIView, at index: Int) {
        if isDescendant(of: view) { return }
        let old = view.around
        let (oldWindow, newWindow) = (view.window, window)
        let oldStyle = view.styleHere
        if old !== self { view.willMove(toSuperview: self) }
        if oldWindow !== newWindow { view.tellOfWindow(to: newWindow) }
        if old === self {
            inside.removeAll { $0 === view }
        } else if let old {
            old.willRemoveSubview(view)
            old.inside.removeAll { $0 === view }
            view.around = nil
            view.constraintsLeave(old)
            old.insideChanged(view, hasCome: false)
        }
        let index = min(max(index, 0), inside.endIndex)
        // Layers of the program's own may stand among those of the views.
        if index < inside.endIndex {
            layer.insertSublayer(view.layer, below: inside[index].layer)
        } else if let last = inside.last {
            layer.insertSublayer(view.layer, above: last.layer)
        } else {
            layer.addSublayer(view.layer)
        }
        inside.insert(view, at: index)
        view.around = self
        // By which its autoresizing mask goes, however late the first layout is.
        if traits.laidOutSize == nil { traits.laidOutSize = layer.bounds.size }
        if old === self { return }
        view.styleMayDiffer(from: oldStyle)
        if SafeArea.isInUse { view.safeAreaMayDiffer() }
        view.constraintsCome()
        insideChanged(view, hasCome: true)
        didAddSubview(view)
        view.didMoveToSuperview()
        if oldWindow !== newWindow { view.tellOfNewWindow() }
        if view.traits.tintColor == nil { view.announceTint() }
        setNeedsLayout()
    }

    /// Lays out anew, but for what a layout itself has put in or taken away.
    private func subviewsChanged() { if !layer.marks.isInLayout { setNeedsLayout() } }

    /// Puts a view below a sibling, or with an offset of 1 above it; in front, where that is none.
    final func insert(_ view: UIView, at sibling: UIView, offset: Int) {
        guard view !== sibling else { return }
        leave(view)
        let others = inside.filter { $0 !== view }
        insert(view, at: others.firstIndex { $0 === sibling }.map { $0 + offset } ?? inside.endIndex)
    }

    final func leave(_ view: UIView) { if view.around !== self { view.removeFromSuperview() } }

    final func exchange(_ a: Int, _ b: Int) {
        guard a != b, inside.indices.contains(a), inside.indices.contains(b) else { return }
        let (low, high) = (inside[min(a, b)], inside[max(a, b)])
        insert(high, at: min(a, b))
        insert(low, at: max(a, b))
    }

    final func removeFromTree() {
        guard let around else { return }
        TouchDelivery.cancel(in: self)
        let (oldWindow, oldStyle) = (window, styleHere)
        around.willRemoveSubview(self)
        willMove(toSuperview: nil)
        // A window stands in itself, whatever shows it.
        let isTold = oldWindow != nil && oldWindow !== self
        if isTold { tellOfWindow(to: nil) }
        around.inside.removeAll { $0 === self }
        self.around = nil
        styleMayDiffer(from: oldStyle)
        layer.removeFromSuperlayer()
        constraintsLeave(around)
        around.insideChanged(self, hasCome: false)
        didMoveToSuperview()
        if isTold { tellOfNewWindow() }
        around.subviewsChanged()
    }

    /// Tells the view and those inside that they are about to stand in another window.
    final func tellOfWindow(to window: UIWindow?) {
        willMove(toWindow: window)
        for view in inside { view.tellOfWindow(to: window) }
    }

    final func tellOfNewWindow() {
        if AppearanceStore.isInUse, window != nil { AppearanceStore.shared.apply(to: self) }
        FirstResponder.follow(self)
        windowChanged()
        didMoveToWindow()
        for view in inside { view.tellOfNewWindow() }
    }

    /// Tells the view and those inside that what shows their window is another.
    final func tellOfHost() {
        hostChanged()
        for view in inside { view.tellOfHost() }
    }

    final func announceTint() {
        tintColorDidChange()
        for view in inside where view.traits.tintColor == nil { view.announceTint() }
    }

    final var layoutDirection: UIUserInterfaceLayoutDirection {
        switch semanticContentAttribute {
        case .forceLeftToRight: .leftToRight
        case .forceRightToLeft: .rightToLeft
        default: isPlayedRightToLeft ? .rightToLeft : .leftToRight
        }
    }

    private var isPlayedRightToLeft: Bool {
        layer.context?.runtime.root.environment.layoutDirection == .rightToLeft
    }
}
