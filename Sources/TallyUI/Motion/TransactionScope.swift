extension _ViewUpdate {
    /// The scope that the next modifier at the node keeps, inside the present one.
    mutating func foldScope(_ node: _ViewNode) -> TransactionScope {
        if let known = nextFold(node) {
            // unsafe: a modifier finds at its place of a node what it put there: the node's view is of one type.
            let scope = unsafeDowncast(known, to: TransactionScope.self)
            scope.parent = self.scope
            return scope
        }
        let made = TransactionScope(runtime: runtime, parent: scope)
        node.folds.append(made)
        return made
    }
}

/// A place in the tree from which downwards transactions are edited; kept by the modifier that edits them.
@MainActor
final class TransactionScope {
    /// Whose transactions are edited. A transition can put its container's in place of the view's own.
    var parent: TransactionScope? {
        didSet { if parent !== oldValue { resolved = nil } }
    }
    // unowned: only updates, which are the runtime's, ask a scope.
    unowned let runtime: Runtime
    private var edit: ((inout Transaction) -> Void)?
    /// The group in which the edit holds; nil: in every one.
    private var groups: Range<Int>?
    private var resolved: (group: Int, transaction: Transaction)?
    /// Waits for what is set in motion here, if the edit has added a completion in this update.
    private var own: (group: Int, token: TransactionToken)?

    init(runtime: Runtime, parent: TransactionScope?) {
        self.runtime = runtime
        self.parent = parent
        groups = 0..<0
    }

    /// Edits transactions from now on, in every update.
    func always(_ edit: @escaping (inout Transaction) -> Void) {
        self.edit = edit
        groups = nil
        resolved = nil
    }

    /// Edits the transaction of the group being shown, and no later one.
    func inThisUpdate(_ edit: @escaping (inout Transaction) -> Void) {
        self.edit = edit
        groups = runtime.updateSerial..<runtime.updateSerial + 1
        resolved = nil
    }

    /// The transaction of the group being shown, as it is seen here.
    var transaction: Transaction {
        if runtime.isPlacingAtOnce { return Transaction() }
        let group = runtime.updateSerial
        if let resolved, resolved.group == group { return resolved.transaction }
        var transaction = parent?.transaction ?? runtime.groupTransaction
        let known = transaction.completions.count
        if let edit, groups?.contains(group) ?? true { edit(&transaction) }
        if transaction.completions.count > known {
            own = (group, runtime.makeToken(transaction.completions.suffix(from: known)))
        }
        resolved = (group, transaction)
        return transaction
    }

    /// Whether the scope edits only when a value changes, which it did not in the update under way.
    var waitsForValue: Bool { groups.map { !$0.contains(runtime.updateSerial) } ?? false }

    /// Whether transactions are edited in the update under way.
    var isEditing: Bool { edit != nil && groups?.contains(runtime.updateSerial) ?? true }

    /// What edits a transaction, as it is written in code.
    enum Source: String {
        case group = "withAnimation, withTransaction or a binding"
        case animationForValue = ".animation(_:value:)"
        case animation = ".animation(_:) or .animation(_:body:)"
        case transactionForValue = ".transaction(value:_:)"
        case transaction = ".transaction(_:)"

        var isAnimation: Bool { self == .animation || self == .animationForValue }
    }

    /// Which modifier the scope is of, judged by what it does: `.animation` yields where animations are disabled.
    var source: Source {
        var probe = Transaction(animation: .linear(duration: 0.123456789))
        probe.disablesAnimations = true
        let untouched = probe.animation
        edit?(&probe)
        let isAnimation = probe.animation == untouched
        return groups == nil
            ? (isAnimation ? .animation : .transaction) : (isAnimation ? .animationForValue : .transactionForValue)
    }

    /// Has everybody wait for a motion that is set off here: the group, and the scopes around that have completions.
    func forEachToken(_ body: (TransactionToken) -> Void) {
        body(runtime.token)
        var scope: TransactionScope? = self
        while let here = scope {
            if let own = here.own, own.group == runtime.updateSerial { body(own.token) }
            scope = here.parent
        }
    }
}
