/// A modifier that waits, at the node where it is written, for the elements it applies to; each makes a slot from it.
@MainActor
class ChainEntry {
    fileprivate(set) var outer: ChainEntry?
    /// The update in which the modifier, or what reaches it, was last new.
    fileprivate(set) var version = 0
    fileprivate(set) var environment: EnvironmentValues
    fileprivate(set) var update: _ViewUpdate

    /// Grows when this entry or one outside it is new.
    fileprivate(set) var chainVersion = 0
    var scope: TransactionScope { update.scope }

    init(_ update: _ViewUpdate) {
        self.update = update
        environment = update.environment
        outer = update.chain
        version = update.runtime.nextVersion()
        chainVersion = Swift.max(version, outer?.chainVersion ?? 0)
    }

    func makeSlot(for element: Element) -> Slot { fatalError("ChainEntry is abstract.") }
}

final class TypedChainEntry<M: ElementModifier>: ChainEntry {
    private(set) var modifier: M
    private let comparator = ErasedComparator.of(M.self)

    init(_ modifier: M, _ update: _ViewUpdate) {
        self.modifier = modifier
        super.init(update)
    }

    func set(_ new: M, _ update: _ViewUpdate) {
        let isSame =
            comparator.areEqual(&modifier, new)
            && update.environment.storage === self.update.environment.storage && update.scope === self.update.scope
            && update.content === self.update.content
            && (update.content?.stackVersion ?? 0) <= version
        outer = update.chain
        self.update = update
        defer { chainVersion = Swift.max(version, outer?.chainVersion ?? 0) }
        if isSame { return }
        modifier = new
        environment = update.environment
        version = update.runtime.nextVersion()
    }

    override func makeSlot(for element: Element) -> Slot { modifier.makeSlot(for: element, self) }
}

/// A modifier that changes how an element is laid out, drawn or reached; applied to each element inside it.
@MainActor @preconcurrency
protocol ElementModifier: ViewModifier where Body == Never {
    func makeSlot(for element: Element, _ entry: TypedChainEntry<Self>) -> Slot
}

extension ElementModifier {
    public static func _reconcile<C: View>(
        _ modifier: Self, content: C, _ node: _ViewNode, _ update: inout _ViewUpdate
    ) {
        let here = update
        let entry = update.fold(node) { TypedChainEntry(modifier, here) }
        entry.set(modifier, here)
        update.chain = entry
        C._reconcile(content, node, &update)
    }
}
