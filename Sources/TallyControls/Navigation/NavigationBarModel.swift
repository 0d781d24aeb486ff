import TallyCore
import TallyUI

/// What the views of a screen say of its bar.
struct NavigationBarContent {
    var title: Text?
    var displayMode: NavigationBarItem.TitleDisplayMode?
    var isBackButtonHidden: Bool?
    var items: [ToolbarEntry] = []
    /// The screen holds a stack, whose bar stands in place of its own.
    var holdsStack = false
    /// What the title opens.
    var titleMenu: AnyView?
    /// The title stands at the leading edge, and the back button has none.
    var isEditor = false
    /// The title stands large at the leading edge.
    var isTitleLeading = false
    /// What lies behind the screen; nil: the scheme's ground.
    var screenGround: AnyView?
    var top = BarLook()
    var bottom = BarLook()
    /// What is said of the bar of the tabs around.
    var tabs = BarLook()
    /// The search whose field stands in the bar.
    var search: SearchModel?
    /// What the screen grows out of.
    var zoomSource: MatchedTransitionSourceKey?
}

/// Collects what is said of a bar, each part as long as the view that says it is there.
@MainActor
final class NavigationBarModel {
    private final class Part {
        var change: @MainActor (inout NavigationBarContent) -> Void
        /// Where it is said; nil: on the screen whose bar it is.
        let place: NodeLink?
        /// The view that says it.
        let speaker: NodeLink?
        /// That view is on its way out.
        var isSilent = false

        init(
            _ change: @escaping @MainActor (inout NavigationBarContent) -> Void, at place: NodeLink?,
            by speaker: NodeLink?
        ) {
            self.change = change
            self.place = place
            self.speaker = speaker
        }
    }

    private var parts: [ObjectIdentifier: Part] = [:]
    /// From the outside in, so that what is further in is said last.
    private var order: [ObjectIdentifier] = []
    private let changed = Signal()
    var scrolls = Scrolls()
    /// The screen's; what leaves with all of it says what it said.
    var screen: (() -> _ViewNode?)?
    private var isWatching = false
    /// How what is said changes when a view leaves that said something; nil: at once.
    var departing: Animation?

    /// The bar that the parts make; the body that asks is told when it is another.
    var content: NavigationBarContent {
        changed.read()
        return said
    }

    /// Adds what the parts say whose place is one that counts; the body that asks is told when they say something else.
    func tell(_ content: inout NavigationBarContent, where counts: (NodeLink?) -> Bool) {
        changed.read()
        for id in order {
            if let part = parts[id], !part.isSilent, counts(part.place) { part.change(&content) }
        }
    }

    private var said: NavigationBarContent {
        var content = NavigationBarContent()
        for id in order { if let part = parts[id], !part.isSilent { part.change(&content) } }
        return content
    }

    var zoomSource: MatchedTransitionSourceKey? { said.zoomSource }
    var isBackButtonHidden: Bool { said.isBackButtonHidden ?? false }

    func set(
        _ id: ObjectIdentifier, _ runtime: Runtime, at place: NodeLink? = nil, by speaker: NodeLink? = nil,
        _ change: @escaping @MainActor (inout NavigationBarContent) -> Void
    ) {
        if let part = parts[id] {
            part.change = change
        } else {
            parts[id] = Part(change, at: place, by: speaker)
            order.append(id)
        }
        if speaker != nil, screen != nil, !isWatching {
            isWatching = true
            runtime.watchDepartures(self)
        }
        changed.send(runtime)
    }

    func remove(_ id: ObjectIdentifier, _ runtime: Runtime) {
        parts[id] = nil
        order.removeAll { $0 == id }
        changed.send(runtime)
    }
}

extension NavigationBarModel: DepartureWatcher {
    func departuresChanged(_ runtime: Runtime) {
        guard let screen = screen?() else { return }
        var isOther = false
        for id in order {
            guard let part = parts[id], let speaker = part.speaker?.living else { continue }
            let isSilent = speaker.isLeaving(inside: screen)
            isOther = isOther || isSilent != part.isSilent
            part.isSilent = isSilent
        }
        guard isOther else { return }
        if let departing { changed.send(runtime, moving: departing) } else { changed.send(runtime) }
    }
}

/// Says something of the bar of the screen around, as long as the view is there.
nonisolated struct NavigationBarModifier: ViewModifier {
    typealias Body = Never
    let change: @MainActor (inout NavigationBarContent) -> Void

    private final class Memory: NodeEndObserver {
        var bar: NavigationBarModel?

        func nodeEnded(_ runtime: Runtime) { bar?.remove(ObjectIdentifier(self), runtime) }
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let modifier = modifier.pointee
        let runtime = update.runtime
        let memory = update.remember(node) { Memory() }
        if let bar = update.environment.navigationEntry?.bar ?? update.environment.outerBar {
            memory.bar = bar
            let place = ItemSurroundings(update.environment, isOuter: update.environment.navigationEntry == nil)
            bar.set(ObjectIdentifier(memory), runtime, by: NodeLink(node)) { content in
                let known = content.items.count
                modifier.change(&content)
                for index in content.items.indices.dropFirst(known) { content.items[index].surroundings = place }
            }
        }
        C._reconcile(content, node, &update)
    }
}

extension View {
    nonisolated func navigationBarChange(_ change: @escaping @MainActor (inout NavigationBarContent) -> Void)
        -> some View
    {
        modifier(NavigationBarModifier(change: change))
    }
}
