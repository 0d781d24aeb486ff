/// A modifier that waits, at the node where it is written, for the elements it applies to; each makes a slot from it.
@MainActor
@_spi(Runtime) public class AppliedModifier {
    package final fileprivate(set) var outer: AppliedModifier?
    /// The update in which the modifier, or what reaches it, was last new.
    fileprivate(set) var version = 0
    package final fileprivate(set) var environment: EnvironmentValues
    package final fileprivate(set) var update: _ViewUpdate

    /// Grows when this modifier or one outside it is new.
    package final fileprivate(set) var chainVersion = 0
    /// True if the modifier is part of how a transition shows its view.
    let isOfTransition: Bool
    /// Grows when this modifier, or one outside it, stands inside another one than before.
    private(set) var standingVersion = 0
    var scope: TransactionScope { update.scope }

    fileprivate init(_ update: _ViewUpdate) {
        self.update = update
        environment = update.environment
        outer = update.chain
        isOfTransition = update.content?.isInsideTransition ?? false
        version = update.runtime.nextVersion()
        chainVersion = Swift.max(version, outer?.chainVersion ?? 0)
        standingVersion = Swift.max(version, outer?.standingVersion ?? 0)
    }

    /// Takes note of the modifier that stands around this one now.
    fileprivate final func stand(inside new: AppliedModifier?, _ runtime: Runtime) {
        if outer !== new {
            outer = new
            standingVersion = runtime.nextVersion()
        } else if let new {
            standingVersion = Swift.max(standingVersion, new.standingVersion)
        }
    }

    func makeSlot(for element: Element) -> Slot { fatalError("AppliedModifier is abstract.") }

    /// Takes over the modifier at an address, which must be of this one's type, and what reaches it now.
    fileprivate func update(to modifier: UnsafeRawPointer, _ update: _ViewUpdate) {}
}

extension AppliedModifier {
    /// Visits the modifiers from the inside out, and outside of them all those by which transitions show the view. It
    /// comes and goes with its background and whatever else stands around it.
    ///
    /// - Parameter body: false ends the visit.
    static func visit(_ chain: AppliedModifier?, _ body: (AppliedModifier) -> Bool) -> Bool {
        var hasTransition = false
        var applied = chain
        while let here = applied {
            applied = here.outer
            if here.isOfTransition { hasTransition = true } else if !body(here) { return false }
        }
        guard hasTransition else { return true }
        applied = chain
        while let here = applied {
            applied = here.outer
            if here.isOfTransition, !body(here) { return false }
        }
        return true
    }
}

package final class TypedAppliedModifier<M: ElementModifier>: AppliedModifier {
    package private(set) var modifier: M
    private let comparator = ErasedComparator.of(M.self)

    fileprivate init(_ modifier: M, _ update: _ViewUpdate) {
        self.modifier = modifier
        super.init(update)
    }

    fileprivate override func update(to new: UnsafeRawPointer, _ update: _ViewUpdate) {
        let isReachedBySame =
            update.environment.storage === self.update.environment.storage && update.scope === self.update.scope
            && update.content === self.update.content && (update.content?.stackVersion ?? 0) <= version
        let isSame = withUnsafePointer(to: &modifier) { comparator.areEqual(UnsafeRawPointer($0), new) }
        stand(inside: update.chain, update.runtime)
        if !self.update.isInterchangeable(with: update) { self.update = update }
        if !isSame { modifier = new.assumingMemoryBound(to: M.self).pointee }
        if !isSame || !isReachedBySame {
            environment = update.environment
            version = update.runtime.nextVersion()
        }
        chainVersion = Swift.max(version, outer?.chainVersion ?? 0)
    }

    override func makeSlot(for element: Element) -> Slot { modifier.makeSlot(for: element, self) }
}

/// A modifier that changes how an element is laid out, drawn or reached; applied to each element inside it.
@MainActor @preconcurrency
package protocol ElementModifier: ViewModifier where Body == Never {
    func makeSlot(for element: Element, _ applied: TypedAppliedModifier<Self>) -> Slot
}

extension ElementModifier {
    public static func _reconcile<C: View>(
        _ modifier: UnsafePointer<Self>, content: UnsafePointer<C>, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        _apply(modifier, node, &update)
        C._reconcile(content, node, &update)
    }

    public static var _isElementModifier: Bool { true }

    public static func _apply(_ modifier: UnsafePointer<Self>, _ node: _ViewNode, _ update: inout _ViewUpdate) {
        let applied: AppliedModifier
        if let known = update.nextRemembered(node) {
            // unsafe: a modifier's place at a node is its own, and here it keeps applied modifiers alone.
            applied = unsafeDowncast(known, to: AppliedModifier.self)
            applied.update(to: UnsafeRawPointer(modifier), update)
        } else {
            applied = TypedAppliedModifier(modifier.pointee, update)
            node.remembered.append(applied)
        }
        update.chain = applied
    }
}
