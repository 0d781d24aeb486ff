/// Writes that were made under one transaction, and are shown together.
@MainActor
struct WriteGroup {
    let serial: Int
    let transaction: Transaction
    let token: TransactionToken
    var dirty: [_ViewNode] = []
    /// What was written: whoever reads it when the group is shown is evaluated, also a reader that came meanwhile.
    var written: [any StateReadable] = []
    /// Run when the group has been shown.
    var actions: [@MainActor () -> Void] = []

    /// Returns whether a write under the transaction belongs to the group.
    func accepts(_ other: Transaction) -> Bool {
        // The same completion claims the group it was claimed by first.
        if !other.completions.isEmpty {
            return transaction.completions.count == other.completions.count
                && zip(transaction.completions, other.completions).allSatisfy { $0 === $1 }
        }
        return transaction.belongsWith(other)
    }
}
