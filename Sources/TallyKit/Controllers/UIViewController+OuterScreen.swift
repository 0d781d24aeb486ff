import Foundation
import Observation
import TallyControls
import TallyCore
import TallyUI

// What the views of a hosting controller say of its bar, and how they leave.
extension UIViewController {
    /// Takes the controller away, as it has come; nil: it is the root of what it stands in.
    final var ownDismissal: (() -> Void)? {
        if let navigation = parent as? UINavigationController, navigation.viewControllers.first !== self {
            return { [weak self, weak navigation] in
                guard let self, let navigation, navigation.topViewController === self else { return }
                navigation.popViewController(animated: true)
            }
        }
        guard presentingViewController != nil else { return nil }
        return { [weak self] in self?.dismiss(animated: true) }
    }

    final func take(_ said: OuterBar.Said) {
        if let title = said.title, navigationItem.title != title { navigationItem.title = title }
        if let isLarge = said.isLarge { navigationItem.largeTitleDisplayMode = isLarge ? .always : .never }
        if let isHidden = said.isBackButtonHidden { navigationItem.hidesBackButton = isHidden }
        if let isHidden = said.isHidden, navigationController?.topViewController === self {
            navigationController?.setNavigationBarHidden(isHidden, animated: false)
        }
        if let item = item(said.leading, navigationItem.leftBarButtonItem) { navigationItem.leftBarButtonItem = item }
        if let item = item(said.trailing, navigationItem.rightBarButtonItem) {
            navigationItem.rightBarButtonItem = item
        }
    }

    /// Returns an item that shows a view; nil: the one that is there does, or there is nothing to show.
    private func item(_ view: AnyView?, _ known: UIBarButtonItem?) -> UIBarButtonItem? {
        guard let view else { return nil }
        if let holder = known?.customView as? BarItemHolder {
            holder.shown.view = view
            return nil
        }
        return UIBarButtonItem(customView: BarItemHolder(view))
    }
}

/// A view of SwiftUI's in a bar.
final class BarItemHolder: UIView {
    let shown: ShownView
    private let hosting: HostingView

    init(_ view: AnyView) {
        let shown = ShownView(view)
        self.shown = shown
        hosting = HostingView { AnyView(ShownBody(shown: shown)) }
        hosting.tracksContentSize = true
        super.init(frame: .zero)
        hosting.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        addSubview(hosting)
    }

    required init?(coder: NSCoder) { nil }

    override var intrinsicContentSize: CGSize { hosting.intrinsicContentSize }
    override func layOutOwn() {
        super.layOutOwn()
        if hosting.frame != bounds { hosting.frame = bounds }
    }
}

@MainActor @Observable
final class ShownView {
    var view: AnyView
    init(_ view: AnyView) { self.view = view }
}

private struct ShownBody: View {
    let shown: ShownView
    var body: some View { shown.view }
}
