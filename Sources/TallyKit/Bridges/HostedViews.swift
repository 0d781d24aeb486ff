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
    private var placed: [ObjectIdentifier: CGRect] = [:]

    init(_ host: ViewHostElement) { self.host = host }

    /// Begins, or goes on, in the surroundings of the host.
    func update(_ update: _ViewUpdate) {
        isStarted = true
        list.reconcile(HostedContents(store: store), parent: host.node, update)
    }

    func add(_ view: HostingView) {
        guard !store.views.contains(where: { $0 === view }) else { return }
        store.views.append(view)
        if !isStarted { host.startHosting() }
    }

    func remove(_ view: HostingView) {
        store.views.removeAll { $0 === view }
        placed[ObjectIdentifier(view)] = nil
    }

    /// Places each where its hosting view is, in a space that begins where the host's root does.
    func place(from origin: Point) {
        list.collect()
        for (view, element) in zip(store.views, list.elements) {
            // What stands under something modal is neither reached nor read.
            element.isOffstage = host.root.isCovered(view)
            let frame = view.convert(view.bounds, to: host.root)
            placed[ObjectIdentifier(view)] = frame
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

    /// Whether a hosting view stands elsewhere than where its content was placed for.
    var isDisplaced: Bool {
        store.views.contains { placed[ObjectIdentifier($0)] != $0.convert($0.bounds, to: host.root) }
    }

    /// Returns what the hosted view answers to a proposal; nil: it is not there yet.
    func size(of view: HostingView, _ proposal: ProposedViewSize) -> CGSize? {
        list.collect()
        guard let place = store.views.firstIndex(where: { $0 === view }), place < list.elements.count else {
            return nil
        }
        return list.elements[place].size(proposal)
    }

    func elementListChanged(_ list: ElementList) { host.hostedChanged() }
    func elementAnswersChanged(_ element: Element) {
        host.hostedChanged()
        for view in store.views { view.contentSizeChanged() }
    }

    func destroy() { list.destroy() }
}

/// What the hosted views are made by.
@MainActor @Observable
private final class HostedStore {
    var views: [HostingView] = []
    nonisolated init() {}
}

private struct HostedContents: View {
    let store: HostedStore

    var body: some View {
        ForEach(store.views, id: \.id) { view in ZStack { view.content() }.modifier(HostedGate(view: view)) }
    }
}
