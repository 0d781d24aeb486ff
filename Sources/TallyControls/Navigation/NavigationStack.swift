@_spi(Runtime) import TallyCore
import TallyScene
import TallyUI

/// Screens one over another: links push them, the back button, a swipe from the leading edge and Escape pop them.
///
/// A push comes in from the trailing edge over the screen below, which moves a third of the way and darkens; with reduced
/// motion it fades in. It moves as its transaction says; under one that has no animation it takes a spring of its own, and
/// under `withAnimation(nil)`, or where animations are disabled, it is there at once. A push or pop in mid-flight goes on
/// from where it is and as fast as it is. Screens below keep their state, have disappeared once they are covered, and are
/// neither reached nor drawn; the state of a popped screen is gone when it is out of sight. Several screens pushed at once
/// come as one: only the topmost appears.
public struct NavigationStack<Data, Root: View>: View {
    private let root: Root
    private let path: NavigationPathAccess?
    private let model = NodeMemory<NavigationModel>()
    @Environment(\.navigationEntry) private var outer
    @Environment(\.splitPlace) private var split

    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        path = nil
    }

    /// - Parameter path: stands for the screens above the root; each gets its view by `navigationDestination(for:)`.
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root) where Data == NavigationPath {
        self.root = root()
        self.path = NavigationPathAccess(path)
    }

    /// - Parameter path: stands for the screens above the root, all of one type.
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection, Data: RandomAccessCollection, Data: RangeReplaceableCollection,
        Data.Element: Hashable
    {
        self.root = root()
        self.path = NavigationPathAccess(path)
    }

    public var body: some View {
        let model = model.wrapped
        let _ = model.update(to: path, inside: split == nil ? nil : outer)
        NavigationDeck(model: model, version: model.version, root: root)
            .highPriorityGesture(ScreenDrag(target: model, direction: .fromEdge))
            .gesture(ScreenDrag(target: model, direction: .down))
    }
}

/// The screens of a stack as views.
nonisolated struct NavigationDeck<Root: View>: _PrimitiveView {
    let model: NavigationModel
    let version: Int
    let root: Root

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let element: DeckElement
        if let known = node.element(DeckElement.self) {
            element = known
        } else {
            element = DeckElement(node, update)
            node.element = element
            view.model.deck = element
            update.environment.tabPlace?.note(view.model, on: update.environment.navigationEntry)
        }
        element.list.reconcile(
            NavigationScreens(entries: view.model.entries, version: view.version, root: view.root), parent: node, update
        )
        element.finish(update)
    }
}

private struct NavigationScreens<Root: View>: _PrimitiveView {
    let entries: [NavigationEntry]
    let version: Int
    let root: Root

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        DynamicChildren.of(node, update).reconcile(keys: view.entries.map { AnyHashable($0.serial) }, update) {
            index, handle, update in
            let entry = view.entries[index]
            // A screen that comes moves as a whole: it does not fade in as well.
            var update = update
            update.insertion = .none
            if entry.isRoot {
                handle.reconcile(NavigationFrame(entry: entry, version: view.version, content: view.root), update)
            } else {
                handle.reconcile(
                    NavigationFrame(entry: entry, version: view.version, content: NavigationContent(entry: entry)),
                    update)
            }
        }
    }
}

/// What a pushed screen shows.
private struct NavigationContent: View {
    let entry: NavigationEntry
    var body: some View { entry.content() }
}

/// One screen, moved as its entry says.
private struct NavigationFrame<Content: View>: _PrimitiveView {
    let entry: NavigationEntry
    let version: Int
    let content: Content

    @MainActor static func _reconcile(_ view: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let view = view.pointee
        let entry = view.entry
        let element: ScreenElement
        if let known = node.element(ScreenElement.self) {
            element = known
        } else {
            element = ScreenElement(node, update)
            node.element = element
            entry.screen = element
            node.presence = entry.presence
        }
        let environment = update.remember(node) { DerivedEnvironment() }
        environment.apply(&update, isSame: true) {
            $0.navigationEntry = entry
            if entry.model?.outerEntry != nil { $0.splitPlace?.linksPush = true }
            if !entry.isRoot {
                $0.dismissal = Dismissal { [weak entry] in if let entry { entry.model?.close(entry) } }
            }
        }
        element.list.reconcile(NavigationScreen(entry: entry, content: view.content), parent: node, update)
        if entry.comesAnew {
            entry.comesAnew = false
            element.startOver()
        }
        element.update(
            to: !entry.isLeaving || entry.isReplaced, entry.bar.zoomSource.map { .zoom($0) } ?? .push,
            isSkipped: entry.isSkipped,
            startsInPlace: entry.startsInPlace, update
        ) { [weak entry] in
            if let entry { entry.model?.arrived(entry) }
        }
        element.finish(update)
    }
}
