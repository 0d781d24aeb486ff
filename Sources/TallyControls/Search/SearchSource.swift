import TallyCore

/// Something that a view gives the search fields inside: the same object for the same view.
@MainActor
final class SearchSource<Content>: NodeEndObserver {
    private var given: Content?
    private let changed = Signal()

    /// The body that asks is told when that is another.
    var content: Content? {
        changed.read()
        return given
    }

    func update(_ content: Content, _ runtime: Runtime) {
        given = content
        changed.send(runtime)
    }

    func nodeEnded(_ runtime: Runtime) { given = nil }
}
