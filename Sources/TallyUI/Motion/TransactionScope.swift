/// A place in the tree from which downwards transactions are edited; kept by the modifier that edits them.
@MainActor
final class TransactionScope {
    let parent: TransactionScope?
    unowned let runtime: Runtime
    private var edit: ((inout Transaction) -> Void)?
    /// The group in which the edit holds; nil: in every one.
    private var groups: Range<Int>?
    private var resolved: (group: Int, transaction: Transaction)?

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
    func now(_ edit: @escaping (inout Transaction) -> Void) {
        self.edit = edit
        groups = runtime.updateSerial..<runtime.updateSerial + 1
        resolved = nil
    }

    /// The transaction of the group being shown, as it is seen here.
    var transaction: Transaction {
        let group = runtime.updateSerial
        if let resolved, resolved.group == group { return resolved.transaction }
        var transaction = parent?.transaction ?? runtime.groupTransaction
        if let edit, groups?.contains(group) ?? true { edit(&transaction) }
        resolved = (group, transaction)
        return transaction
    }
}
