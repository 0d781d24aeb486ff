/// A view's wish for the whole window; the outermost view's wish counts.
final class ColorSchemeWish {
    fileprivate(set) var scheme: ColorScheme?
}

extension ColorSchemeWish: NodeEndObserver {
    func nodeEnded(_ runtime: Runtime) {
        runtime.service(ColorSchemeWishes.self).remove(self)
    }
}

/// The wishes of all the views of a stage, in the order in which they came.
private final class ColorSchemeWishes: RuntimeService {
    // unowned: it is the runtime's own.
    private unowned let runtime: Runtime
    private var wishes: [ColorSchemeWish] = []

    init(_ runtime: Runtime) { self.runtime = runtime }

    func add(_ wish: ColorSchemeWish) { wishes.append(wish) }

    func remove(_ wish: ColorSchemeWish) {
        wishes.removeAll { $0 === wish }
        changed()
    }

    /// Takes effect when the update under way is done.
    func changed() {
        let root = runtime.root
        runtime.afterUpdate { [weak self, weak root] in
            guard let self, let root else { return }
            let wish = wishes.lazy.compactMap(\.scheme).first
            if wish != root.preferredColorScheme { root.preferredColorScheme = wish }
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
        if isNew { runtime.service(ColorSchemeWishes.self).add(wish) }
        if wish.scheme != modifier.scheme {
            wish.scheme = modifier.scheme
            runtime.service(ColorSchemeWishes.self).changed()
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
