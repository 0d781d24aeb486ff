@_spi(Runtime) import TallyCore
import TallyUI

/// What is said of one bar as a whole.
struct BarLook {
    /// nil: as the bar has it by itself.
    var isHidden: Bool?
    var ground: AnyShapeStyle?
    var groundVisibility = Visibility.automatic
    var colorScheme: ColorScheme?
}

/// Says something of bars around, as long as the view is there.
nonisolated struct BarLookModifier: ViewModifier {
    typealias Body = Never
    /// None: the bar at the top of the screen.
    let bars: [ToolbarPlacement]
    let change: @MainActor (inout BarLook) -> Void

    private final class Memory: NodeEndObserver {
        var screen: NavigationBarModel?
        var tabs: NavigationBarModel?

        func nodeEnded(_ runtime: Runtime) {
            screen?.remove(ObjectIdentifier(self), runtime)
            tabs?.remove(ObjectIdentifier(self), runtime)
        }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let (bars, change) = (modifier.pointee.bars.map(\.bar), modifier.pointee.change)
        let runtime = update.runtime
        let memory = update.remember(node) { Memory() }
        let entry = update.environment.navigationEntry
        let (isTop, isBottom) = (bars.isEmpty || bars.contains(.top), bars.contains(.bottom))
        if isTop || isBottom, let screen = entry?.bar ?? update.environment.outerBar {
            memory.screen = screen
            screen.set(ObjectIdentifier(memory), runtime, by: NodeLink(node)) {
                if isTop { change(&$0.top) }
                if isBottom { change(&$0.bottom) }
            }
        }
        if bars.contains(.tabs), let place = update.environment.tabPlace {
            let tabs = place.bar(of: entry, runtime)
            memory.tabs = tabs
            let link = NodeLink(node)
            tabs.set(ObjectIdentifier(memory), runtime, at: link, by: link) { change(&$0.tabs) }
        }
        C._reconcile(content, node, &update)
    }
}

extension View {
    /// Changes the bars that are named; with none, the one at the top of the screen.
    nonisolated func barChange(_ bars: [ToolbarPlacement], _ change: @escaping @MainActor (inout BarLook) -> Void)
        -> some View
    {
        modifier(BarLookModifier(bars: bars, change: change))
    }
}
