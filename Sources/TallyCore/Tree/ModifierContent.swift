/// The views that `content` stands for inside a modifier's body: kept at the node that the modifier is applied at.
@MainActor
package class ModifierContent {
    /// What `content` means in the place where the modifier was written.
    package final fileprivate(set) var outer: ModifierContent?
    fileprivate(set) var version = 0
    /// Whose body the views were written in. What their closures read counts as read by it, not by the modifier's body,
    /// which would be evaluated again in vain.
    // unowned: the node of the content stands below that of the body.
    fileprivate final unowned(unsafe) var owner: CompositeState?
    /// The transition that it stands for the view of, if it does: what comes and goes inside inherits it.
    // unowned: stands among what is remembered at the same node.
    package final unowned(unsafe) var transition: TransitionState?
    /// True for what is put around the view by a transition.
    final var isInsideTransition: Bool { transition != nil || (outer?.isInsideTransition ?? false) }
    /// Grows when this content or one around it is new.
    var stackVersion: Int { Swift.max(version, outer?.stackVersion ?? 0) }

    package func reconcile(_ node: _ViewNode, _ update: inout _ViewUpdate) {}

    /// Takes over the views at an address, which must be of the content's type.
    fileprivate func set(_ new: UnsafeRawPointer, _ update: _ViewUpdate) {}
}

extension _ViewUpdate {
    /// Returns the content that the next modifier at the node keeps for its body.
    ///
    /// - Parameter scope: whose transactions the views keep wherever the body puts them; nil: those of the place there.
    package mutating func rememberContent<C: View>(
        _ node: _ViewNode, _ content: UnsafePointer<C>, scope: TransactionScope? = nil, keepsNode: Bool = false
    ) -> ModifierContent {
        if let known = nextRemembered(node) {
            // unsafe: a modifier finds at its place of a node what it put there: the node's view is of one type.
            let placeholder = unsafeDowncast(known, to: ModifierContent.self)
            placeholder.set(UnsafeRawPointer(content), self)
            return placeholder
        }
        let made = TypedModifierContent(content.pointee, self, scope: scope, keepsNode: keepsNode)
        node.remembered.append(made)
        return made
    }
}

final class TypedModifierContent<C: View>: ModifierContent {
    // unsafe: read while it is read: a body may put its content into a view that stands around the same content. It is set before.
    @exclusivity(unchecked) private var view: C
    private let comparator = ErasedComparator.of(C.self)

    /// Where given, the views keep the transactions of the place they were written at.
    private let scope: TransactionScope?

    /// Whether the views stay the same ones when the modifier's body puts them into another place.
    private let keepsNode: Bool
    private weak var kept: _ViewNode?

    fileprivate init(_ view: C, _ update: _ViewUpdate, scope: TransactionScope?, keepsNode: Bool) {
        self.view = view
        self.scope = scope
        self.keepsNode = keepsNode
        super.init()
        outer = update.content
        owner = update.owner
        version = update.runtime.nextVersion()
    }

    fileprivate override func set(_ new: UnsafeRawPointer, _ update: _ViewUpdate) {
        owner = update.owner
        if outer === update.content,
            withUnsafePointer(to: &view, { comparator.areEqual(UnsafeRawPointer($0), new) })
        {
            return
        }
        view = new.assumingMemoryBound(to: C.self).pointee
        outer = update.content
        version = update.runtime.nextVersion()
    }

    override func reconcile(_ node: _ViewNode, _ update: inout _ViewUpdate) {
        update.owner = owner
        update.isRepeated = false
        if let scope { update.scope = scope }
        if let transition { update.inherited = transition }
        guard keepsNode else { return withUnsafePointer(to: &view) { C._reconcile($0, node, &update) } }
        var inner = update
        inner.rememberedCount = 0
        if let kept, kept.isAlive { node.adopt(kept) }
        node.reconcileChild(0, view, inner)
        kept = node.children.first
    }
}
