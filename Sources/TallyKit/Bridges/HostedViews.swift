import Foundation
import Observation
@_spi(Runtime) import TallyCore
import TallyLayers
import TallyUI
internal import TallyScene

/// The views of SwiftUI that stand inside of UIKit's, of one host: each in the place of its hosting view.
///
/// They are laid out and reached as an overlay of the host, and drawn where the layers of their hosting views are.
@MainActor
final class HostedViews: ElementListOwner {
    // unowned: the host holds it.
    private unowned let host: ViewHostElement
    private(set) lazy var list = ElementList(runtime: host.runtime, owner: self)
    private let store = HostedStore()
    private var isStarted = false
    /// Where each hosting view was, in the root's space.
    private var placed: [UUID: CGRect] = [:]

    init(_ host: ViewHostElement) { self.host = host }

    private var shown: [HostingView] { store.entries.compactMap { $0.isShown ? $0.view : nil } }

    /// Begins, or goes on, in the surroundings of the host.
    func update(_ update: _ViewUpdate) {
        isStarted = true
        list.reconcile(HostedContents(store: store), parent: host.node, update)
    }

    /// Shows a view's content; where it has been here before, as it was when it left.
    func add(_ view: HostingView) {
        sweep()
        if let known = store.entries.first(where: { $0.id == view.id }) { return known.isShown = true }
        store.entries.append(HostedEntry(view))
        if !isStarted { host.startHosting() }
    }

    /// The controller of a view has disappeared, though the view may still stand in the window, or has appeared.
    func setSeen(_ view: HostingView, _ isSeen: Bool) {
        store.entries.first { $0.id == view.id }?.isSeen = isSeen
    }

    /// A view has left the window, and may come back: what its content keeps stays.
    func leave(_ view: HostingView) {
        store.entries.first { $0.id == view.id }?.isShown = false
        placed[view.id] = nil
        // It is not reached any more.
        if host.isAlive { host.hostedChanged() }
    }

    /// Ends the content of a view that stands elsewhere now.
    func remove(_ view: HostingView) {
        store.entries.removeAll { $0.id == view.id }
        placed[view.id] = nil
    }

    /// Ends what nobody can bring back.
    func sweep() { if store.entries.contains(where: { $0.view == nil }) { store.entries.removeAll { $0.view == nil } } }

    /// Places each where its hosting view is, in a space that begins where the host's root does.
    func place(from origin: Point) {
        list.collect()
        for (entry, element) in zip(store.entries, list.elements) {
            guard entry.isShown, let view = entry.view else {
                element.isOffstage = true
                continue
            }
            // What stands under something modal is neither reached nor read.
            element.isOffstage = host.root.isCovered(view)
            let frame = view.convert(view.bounds, to: host.root)
            placed[view.id] = frame
            let proposal = ProposedViewSize(view.bounds.size)
            let size = element.size(proposal)
            let corner = Point(x: origin.x + Double(frame.minX), y: origin.y + Double(frame.minY))
            // As a window has its content in the middle.
            let middle = Point(
                x: corner.x + Double(view.bounds.width - size.width) / 2,
                y: corner.y + Double(view.bounds.height - size.height) / 2)
            element.place(at: middle, proposal)
            view.show(element.segment, from: corner)
        }
    }

    /// Draws each where its hosting view is, with the host's root shown at a place: what is inside moves as the host does.
    func draw(from origin: Point) {
        for view in shown {
            guard let frame = placed[view.id] else { continue }
            view.draw(from: Point(x: origin.x + Double(frame.minX), y: origin.y + Double(frame.minY)))
        }
    }

    /// Whether a hosting view stands elsewhere than where its content was placed for.
    var isDisplaced: Bool {
        shown.contains { placed[$0.id] != $0.convert($0.bounds, to: host.root) }
    }

    /// Returns what the hosted view answers to a proposal; nil: it is not there yet.
    func size(of view: HostingView, _ proposal: ProposedViewSize) -> CGSize? {
        list.collect()
        guard let place = store.entries.firstIndex(where: { $0.id == view.id }), place < list.elements.count else {
            return nil
        }
        return list.elements[place].size(proposal)
    }

    func elementListChanged(_ list: ElementList) { host.hostedChanged() }
    func elementAnswersChanged(_ element: Element) {
        host.hostedChanged()
        for view in shown { view.contentSizeChanged() }
    }

    func destroy() { list.destroy() }
}

/// One view of UIKit's whose content is SwiftUI's.
@MainActor
final class HostedEntry {
    let id: UUID
    let content: @MainActor () -> AnyView
    private(set) weak var view: HostingView?
    /// Whether the view stands in the window: what leaves keeps its state, and has disappeared.
    var isShown = true {
        didSet { presence?.setShown(isThere) }
    }
    /// Whether the view's controller has appeared.
    var isSeen = true {
        didSet { presence?.setShown(isThere) }
    }
    private var isThere: Bool { isShown && isSeen }
    private var presence: Presence?

    init(_ view: HostingView) {
        (id, content) = (view.id, view.content)
        self.view = view
    }

    fileprivate func stand(at node: _ViewNode) { presence = node.stand(isShown: isThere) ?? presence }
}

/// What the hosted views are made by.
@MainActor @Observable
private final class HostedStore {
    var entries: [HostedEntry] = []
    nonisolated init() {}
}

private struct HostedContents: View {
    let store: HostedStore

    var body: some View {
        ForEach(store.entries, id: \.id) { entry in
            ZStack { entry.content() }.modifier(HostedGate(entry: entry)).modifier(HostedPresence(entry: entry))
        }
    }
}

/// Has the views inside appear and disappear as the view that hosts them comes into a window, and leaves it.
nonisolated private struct HostedPresence: ViewModifier {
    typealias Body = Never
    let entry: HostedEntry

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        modifier.pointee.entry.stand(at: node)
        C._reconcile(content, node, &update)
    }
}

extension _ViewNode {
    /// Has the views at the node and inside be there or not as the presence that is made says; nil: there is one already.
    func stand(isShown: Bool) -> Presence? {
        if presence != nil { return nil }
        let made = Presence(outer: parent?.presenceAround, isShown: isShown)
        presence = made
        return made
    }
}
