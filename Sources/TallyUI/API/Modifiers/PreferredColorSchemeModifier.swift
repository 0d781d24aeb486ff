/// A view's wish for the whole window; the outermost view's wish counts.
final class ColorSchemeWish {
    fileprivate(set) var scheme: ColorScheme?
}

extension ColorSchemeWish: NodeEndObserver {
    func nodeEnded(_ runtime: Runtime) {
        runtime.root.schemeWishes.removeAll { $0 === self }
        runtime.root.schemeWishesChanged(runtime)
    }
}

extension RootView {
    /// Takes effect when the update under way is done.
    fileprivate func schemeWishesChanged(_ runtime: Runtime) {
        runtime.afterUpdate { [weak self] in
            guard let self else { return }
            let wish = schemeWishes.lazy.compactMap(\.scheme).first
            if wish != preferredColorScheme { preferredColorScheme = wish }
        }
    }
}

nonisolated struct PreferredColorSchemeModifier: ViewModifier {
    typealias Body = Never
    let scheme: ColorScheme?

    @MainActor static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let runtime = update.runtime
        let isNew = update.foldIndex >= node.folds.count
        let wish = update.fold(node) { ColorSchemeWish() }
        if isNew { runtime.root.schemeWishes.append(wish) }
        if wish.scheme != modifier.scheme {
            wish.scheme = modifier.scheme
            runtime.root.schemeWishesChanged(runtime)
        }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// The scheme of the whole window, with the views around this one; nil leaves the choice to them and the person.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
