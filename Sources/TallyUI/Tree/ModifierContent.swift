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

    /// Where given, the views keep the transactions of the place they were written at.
    private let scope: TransactionScope?

    init(_ view: C, outer: ModifierContent?, version: Int, scope: TransactionScope? = nil) {
        self.view = view
        self.scope = scope
        super.init()
        self.outer = outer
        self.version = version
    }

    func set(_ new: C, outer: ModifierContent?, version: @autoclosure () -> Int) {
        if self.outer !== outer || !ErasedComparator.of(C.self).areEqual(&view, new) {
            view = new
            self.outer = outer
            self.version = version()
        }
    }

    override func reconcile(_ node: _ViewNode, _ update: inout _ViewUpdate) {
        if let scope { update.scope = scope }
        C._reconcile(view, node, &update)
    }
}
