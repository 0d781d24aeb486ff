extension _ViewUpdate {
    /// Returns the scope that the next modifier at the node keeps, inside the present one.
    mutating func rememberScope(_ node: _ViewNode) -> TransactionScope {
        if let known = nextRemembered(node) {
            // unsafe: a modifier finds at its place of a node what it put there: the node's view is of one type.
            let scope = unsafeDowncast(known, to: TransactionScope.self)
            scope.parent = self.scope
            return scope
        }
        let made = TransactionScope(runtime: runtime, parent: scope)
        node.remembered.append(made)
        return made
    }
}

/// A place in the tree from which downwards transactions are edited; kept by the modifier that edits them.
@MainActor
@_spi(Runtime) public final class TransactionScope {
    /// The scope whose transactions are edited. A transition can put its container's in place of the view's own.
    package var parent: TransactionScope? {
        didSet { if parent !== oldValue { resolved = nil } }
    }
    // unowned: only updates, which are the runtime's, ask a scope.
    package unowned let runtime: Runtime
    private let pass: UpdatePass
    package private(set) var edit = TransactionEdit.none
    /// The update in which the edit holds; nil: in every one. Updates count from 0.
    private var update: Int? = -1
    private var resolved: Resolved?
    /// Waits for what is set in motion here, if the edit has added a completion in this update, or a view leaves.
    private var own: (group: Int, token: TransactionToken)?

    package init(runtime: Runtime, parent: TransactionScope?) {
        self.runtime = runtime
        pass = runtime.updatePass
        self.parent = parent
    }

    /// Edits transactions from now on, in every update.
    package func always(_ edit: TransactionEdit) {
        self.edit = edit
        update = nil
        resolved = nil
    }

    /// Edits the transaction of the group being shown, and no later one.
    package func inThisUpdate(_ edit: TransactionEdit) {
        self.edit = edit
        update = pass.updateSerial
        resolved = nil
    }

    /// Has a token wait for what is set in motion here, and in the scopes inside, in the update under way.
    func makeToken() -> TransactionToken {
        let token = pass.makeToken([])
        own = (pass.updateSerial, token)
        resolved = nil
        return token
    }

    /// What a transaction comes to in a group. An object: a scope that edits nothing has that of the scope around it.
    private final class Resolved {
        let group: Int
        let transaction: Transaction
        /// The transaction's: asked for most, and no more than it is copied.
        let animation: Animation?
        /// What waits beside the group for motions that are set off here, the innermost first.
        let waiting: [TransactionToken]

        init(_ transaction: Transaction, group: Int, waiting: [TransactionToken]) {
            self.transaction = transaction
            animation = transaction.animation
            self.group = group
            self.waiting = waiting
        }
    }

    /// The serial of the update under way.
    var updateSerial: Int { pass.updateSerial }

    /// The transaction of the group being shown, as it is seen here.
    package var transaction: Transaction {
        pass.isPlacingAtOnce ? Transaction() : resolve().transaction
    }

    /// The transaction's animation; asks for less than the whole of it.
    package var animation: Animation? { pass.isPlacingAtOnce ? nil : resolve().animation }

    private func resolve() -> Resolved {
        let group = pass.updateSerial
        if let resolved, resolved.group == group { return resolved }
        let edits = if case .none = edit { false } else { update ?? group == group }
        if !edits, own?.group != group, let parent {
            let shared = parent.resolve()
            resolved = shared
            return shared
        }
        let outer = parent?.resolve()
        var transaction = outer?.transaction ?? pass.groupTransaction
        let known = transaction.completions.count
        if edits { edit.apply(to: &transaction) }
        if transaction.completions.count > known {
            own = (group, pass.makeToken(transaction.completions.suffix(from: known)))
        }
        var waiting = outer?.waiting ?? []
        if let own, own.group == group { waiting.insert(own.token, at: 0) }
        let made = Resolved(transaction, group: group, waiting: waiting)
        resolved = made
        return made
    }

    /// Whether the scope edits only when a value changes, which it did not in the update under way.
    package var waitsForValue: Bool { update.map { $0 != pass.updateSerial } ?? false }

    /// Whether transactions are edited in the update under way.
    package var isEditing: Bool {
        if case .none = edit { false } else { !waitsForValue }
    }

    /// What edits a transaction, as it is written in code.
    package enum Source: String {
        case group = "withAnimation, withTransaction or a binding"
        case animationForValue = ".animation(_:value:)"
        case animation = ".animation(_:) or .animation(_:body:)"
        case transactionForValue = ".transaction(value:_:)"
        case transaction = ".transaction(_:)"
        case feature = "the view itself"
    }

    /// Which modifier the scope is of; nil: it has edited nothing yet.
    package var source: Source? {
        switch edit {
        case .none: nil
        case .animation: update == nil ? .animation : .animationForValue
        case .transaction: update == nil ? .transaction : .transactionForValue
        case .feature, .replacement: .feature
        }
    }

    /// Who waits for a motion that is set off here: the group, and the scopes around that have completions.
    var tokens: (group: TransactionToken, scopes: [TransactionToken]) {
        (pass.token, resolve().waiting)
    }
}
