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

/// Gives the search fields inside something, by a value of the environment that stays the same object.
nonisolated struct SearchSourceModifier<Given>: ViewModifier {
    typealias Body = Never
    let keyPath: WritableKeyPath<EnvironmentValues, SearchSource<Given>?>
    let given: Given

    init(_ keyPath: WritableKeyPath<EnvironmentValues, SearchSource<Given>?>, _ given: Given) {
        self.keyPath = keyPath
        self.given = given
    }

    @MainActor static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let source = update.remember(node) { SearchSource<Given>() }
        source.update(modifier.pointee.given, update.runtime)
        let environment = update.remember(node) { DerivedEnvironment() }
        environment.apply(&update, isSame: true) { $0[keyPath: modifier.pointee.keyPath] = source }
        C._reconcile(content, node, &update)
    }
}
