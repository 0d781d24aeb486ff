@_spi(Runtime) import TallyCore

extension TabModel {
    struct WeakStack { weak var model: NavigationModel? }

    /// Returns where it is to be said what a screen says of the tabs' bar.
    ///
    /// - Parameter entry: nil: the views stand on no screen of a stack.
    func bar(of entry: NavigationEntry?, _ runtime: Runtime) -> NavigationBarModel {
        guard let entry, entry !== outerEntry, let stack = entry.model else { return bar }
        stacks.removeAll { $0.model == nil }
        if !stacks.contains(where: { $0.model === stack }) {
            stacks.append(WeakStack(model: stack))
            if entry.startsInPlace {
                stacksChanged.send(runtime)
            } else {
                stacksChanged.send(runtime, moving: ScreenElement.animation)
            }
        }
        return entry.tabBar
    }

    /// Returns what the view of a tab says of the bar, and what the topmost screens of the stacks in it say; the body that asks is
    /// told when it is something else.
    func look(of tag: AnyHashable) -> BarLook {
        stacksChanged.read()
        // Which tab a view is in is known once the tabs are.
        _ = tabs
        var content = NavigationBarContent()
        bar.tell(&content) { isIn($0, tag) }
        for stack in stacks {
            guard let model = stack.model else { continue }
            model.topChanged.read()
            if isIn(model.node, tag) { model.top?.tabBar.tell(&content) { _ in true } }
        }
        return content.tabs
    }

    func isIn(_ place: NodeLink?, _ tag: AnyHashable) -> Bool {
        guard let node = place?.living, let element else { return false }
        return element.holds(node, in: tag)
    }
}

private struct TabPlaceKey: EnvironmentKey { static let defaultValue: TabModel? = nil }

extension EnvironmentValues {
    /// The tabs around; nil: there are none, or something that has been presented is between.
    var tabPlace: TabModel? {
        get { self[TabPlaceKey.self] }
        set { self[TabPlaceKey.self] = newValue }
    }
}
