import TallyCore

/// The scheme that a view prefers for the whole window; the outermost view's counts.
final class PreferredScheme {
    fileprivate(set) var scheme: ColorScheme?
}

extension PreferredScheme: NodeEndObserver {
    func nodeEnded(_ runtime: Runtime) {
        runtime.service(PreferredSchemes.self).remove(self)
    }
}

/// The preferred schemes of all the views of a stage, in the order in which they came.
private final class PreferredSchemes: RuntimeService {
    // unowned: it is the runtime's own.
    private unowned let runtime: Runtime
    private var schemes: [PreferredScheme] = []

    init(_ runtime: Runtime) { self.runtime = runtime }

    func add(_ preferred: PreferredScheme) { schemes.append(preferred) }

    func remove(_ preferred: PreferredScheme) {
        schemes.removeAll { $0 === preferred }
        changed()
    }

    /// Takes effect when the update under way is done.
    func changed() {
        let root = runtime.root
        runtime.afterUpdate { [weak self, weak root] in
            guard let self, let root else { return }
            let preferred = schemes.lazy.compactMap(\.scheme).first
            if preferred != root.preferredColorScheme { root.preferredColorScheme = preferred }
        }
    }
}

nonisolated struct PreferredColorSchemeModifier: ViewModifier {
    typealias Body = Never
    let scheme: ColorScheme?

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let runtime = update.runtime
        let isNew = update.rememberedCount >= node.remembered.count
        let preferred = update.remember(node) { PreferredScheme() }
        if isNew { runtime.service(PreferredSchemes.self).add(preferred) }
        if preferred.scheme != modifier.scheme {
            preferred.scheme = modifier.scheme
            runtime.service(PreferredSchemes.self).changed()
        }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Sets the scheme of the whole window, with the views around this one; nil leaves the choice to them and the
    /// person.
    public nonisolated func preferredColorScheme(_ colorScheme: ColorScheme?) -> some View {
        modifier(PreferredColorSchemeModifier(scheme: colorScheme))
    }
}
