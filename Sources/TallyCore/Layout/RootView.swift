import Foundation
import TallyScene

/// The top of the tree: proposes the stage to the content and stands it in the middle.
@MainActor
package final class RootView: ElementListOwner {
    // unowned: it is the runtime's own.
    package unowned let runtime: Runtime
    /// Hands transactions on as they are: that around all views.
    private(set) lazy var scope = TransactionScope(runtime: runtime, parent: nil)
    package private(set) lazy var list = ElementList(runtime: runtime, owner: self)
    private var needsPlacement = true
    private var setContent: (() -> Void)?
    package private(set) var size = CGSize.zero
    package var environment = EnvironmentValues() {
        didSet { environmentChanged() }
    }
    /// The scheme that the views wish for; nil: the environment's.
    package var preferredColorScheme: ColorScheme? {
        didSet { environmentChanged() }
    }
    /// The scheme that the views are shown in.
    package var shownColorScheme: ColorScheme { preferredColorScheme ?? environment.colorScheme }
    /// What the host was told last of the window that the program wants.
    package var window = WindowSettings()
    /// What stands over the views, in the order in which it came.
    package var presentations: [any StageLayer] = []
    private var presentationCount = 0
    /// The size for views that ask for it by other ways than layout; there once one has.
    private(set) lazy var screen: ScreenSize = {
        hasScreen = true
        return ScreenSize(size)
    }()
    private var hasScreen = false
    package var relatives = RelativeViews()
    /// What features add to the environment at the top, each for the stage as a whole.
    package var topEnvironment: [(inout EnvironmentValues) -> Void] = []
    private var started = false

    init(runtime: Runtime) { self.runtime = runtime }

    /// Builds the tree and lays it out; appearance callbacks run with the first frame.
    package func start<V: View>(size: CGSize, _ content: @escaping () -> V) {
        self.size = size
        started = true
        setContent = { [weak self] in
            guard let self else { return }
            runtime.hosting { self.setRoot(content) }
        }
        setContent?()
    }

    private func setRoot<V: View>(_ content: @escaping () -> V) {
        var environment = environment
        if let preferredColorScheme { environment.colorScheme = preferredColorScheme }
        for add in topEnvironment { add(&environment) }
        let update = _ViewUpdate(
            runtime: runtime, environment: environment, scope: runtime.rootScope, chain: nil, content: nil,
            list: list)
        let view = RootContent(content: content)
        if let root = list.root {
            withUnsafePointer(to: view) { root.reconcile($0, update) }
        } else {
            withUnsafePointer(to: view) { view in
                let root = _ViewNode.make(view, parent: nil, update)
                list.root = root
                root.begin(view, update)
            }
        }
    }

    private func environmentChanged() {
        if started { runtime.changeAtOnce { setContent?() } }
    }

    package func resize(to size: CGSize) {
        if size == self.size { return }
        runtime.changeAtOnce {
            self.size = size
            if hasScreen { screen.size = size }
            needsPlacement = true
            relatives.invalidate()
            for element in list.elements { element.invalidateLayout() }
            for layer in presentations { for element in layer.list.elements { element.invalidateLayout() } }
        }
    }

    /// Takes everything down. Callbacks of views that go are not run any more.
    package func end() {
        started = false
        setContent = nil
        list.destroy()
        for layer in presentations { layer.list.destroy() }
        presentations = []
        relatives = RelativeViews()
        environment = EnvironmentValues()
        runtime.removeAll()
    }

    func placeIfNeeded() {
        guard needsPlacement else { return }
        needsPlacement = false
        list.collect()
        let proposal = ProposedViewSize(size)
        for element in list.elements {
            let fitting = element.size(proposal)
            element.place(
                at: Point(x: (size.width - fitting.width) / 2, y: (size.height - fitting.height) / 2), proposal)
        }
        for layer in presentations {
            layer.list.collect()
            for element in layer.list.elements { element.place(at: .zero, proposal) }
        }
        runtime.displayList.root.setChildren(presentations.reduce(list.segments()) { $1.segments(over: $0) })
    }

    /// Puts a presentation over all that is there.
    ///
    /// - Parameter order: which of the stage's it is, if that was known before; else it becomes known.
    package func add(_ layer: any StageLayer, _ order: inout Int) {
        if order == 0 { order = presentationCount + 1 }
        presentationCount = Swift.max(presentationCount, order)
        let place = presentations.firstIndex { [order] in $0.order > order }
        presentations.insert(layer, at: place ?? presentations.endIndex)
    }

    /// What stands over the views and takes all that is done; nil: they are reached themselves.
    package var topLayer: (any StageLayer)? { presentations.last { $0.isReached } }

    /// The views that a person deals with, the frontmost first: those of the topmost presentation, and what it lets through to.
    package var reached: [ElementList] {
        var lists: [ElementList] = []
        for layer in presentations.reversed() where layer.isReached {
            lists.append(layer.list)
            if !layer.letsThrough { return lists }
        }
        lists.append(list)
        return lists
    }

    package func elementListChanged(_ list: ElementList) { needsPlacement = true }
    package func elementAnswersChanged(_ element: Element) { needsPlacement = true }
}

/// What stands at the top: a view with a body, so that what the host's closure reads updates it.
private struct RootContent<Content: View>: View {
    let content: () -> Content
    var body: some View { VStack(content: content) }
}
