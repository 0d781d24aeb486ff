/// The views that `content` stands for inside a modifier's body: kept at the node that the modifier is applied at.
@MainActor
class ModifierContent {
    /// What `content` means in the place where the modifier was written.
    fileprivate(set) var outer: ModifierContent?
    fileprivate(set) var version = 0
    /// Grows when this content or one around it is new.
    var stackVersion: Int { Swift.max(version, outer?.stackVersion ?? 0) }

    func reconcile(_ node: _ViewNode, _ update: inout _ViewUpdate) {}
}

final class TypedModifierContent<C: View>: ModifierContent {
    private var view: C
    private let comparator = ErasedComparator.of(C.self)

    /// Where given, the views keep the transactions of the place they were written at.
    private let scope: TransactionScope?

    /// Whether the views stay the same ones when the modifier's body puts them into another place.
    private let keepsNode: Bool
    private weak var kept: _ViewNode?

    init(_ view: C, outer: ModifierContent?, version: Int, scope: TransactionScope? = nil, keepsNode: Bool = false) {
        self.view = view
        self.scope = scope
        self.keepsNode = keepsNode
        super.init()
        self.outer = outer
        self.version = version
    }

    func set(_ new: C, outer: ModifierContent?, version: @autoclosure () -> Int) {
        if self.outer !== outer || !comparator.areEqual(&view, new) {
            view = new
            self.outer = outer
            self.version = version()
        }
    }

    override func reconcile(_ node: _ViewNode, _ update: inout _ViewUpdate) {
        if let scope { update.scope = scope }
        guard keepsNode else { return C._reconcile(view, node, &update) }
        var inner = update
        inner.foldIndex = 0
        if let kept, kept.isAlive { node.adopt(kept) }
        node.reconcileChild(0, view, inner)
        kept = node.children.first
    }
}
