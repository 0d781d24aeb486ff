import Foundation
import TallyCombine

/// Marks a node when an observed object says that it changes.
@MainActor
final class ObjectSubscription: NodeEndObserver, StateHolding {
    var holdsState: Bool { false }
    private weak var object: AnyObject?
    private weak var node: _ViewNode?
    private var cancellable: AnyCancellable?

    func observe<T: ObservableObject>(_ new: T, _ node: _ViewNode) {
        if object === new && self.node === node { return }
        object = new
        self.node = node
        let token = ObservationToken(lasting: node)
        let publisher = new.objectWillChange
        cancellable =
            (publisher as? ObservableObjectPublisher)?.observe { token.changed() }
            ?? publisher.sink { _ in token.changed() }
    }

    func nodeEnded(_ runtime: Runtime) { cancellable?.cancel() }
}
