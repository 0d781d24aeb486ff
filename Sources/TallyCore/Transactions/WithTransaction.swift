/// The transaction of the code that is running; only the main actor has one.
enum CurrentTransaction {
    // unsafe: read and written on the main actor alone, which `value` and `with` check.
    nonisolated(unsafe) private static var stored: Transaction?

    // unsafe: as `stored`.
    nonisolated(unsafe) private static var calls = 0

    static var value: Transaction? { MainActor.isCurrent ? stored : nil }

    static func with<R>(_ transaction: Transaction, _ body: () throws -> R) rethrows -> R {
        guard MainActor.isCurrent else { return try body() }
        let outer = stored
        var merged = outer?.overlaid(with: transaction) ?? transaction
        calls += 1
        merged.call = calls
        stored = merged
        defer { stored = outer }
        return try body()
    }
}

/// Runs the body; what it writes is shown under the transaction. What an enclosing transaction sets and this does not
/// holds on.
public func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
    defer { transaction.completeUnlessClaimed() }
    // What was written to the defaults before is not of this transaction, what the body writes is.
    StoredValues.lookEverywhere()
    return try CurrentTransaction.with(transaction) {
        defer { StoredValues.lookEverywhere() }
        return try body()
    }
}

/// Runs the body under a transaction in which one value is set.
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>, _ value: V, _ body: () throws -> R
) rethrows -> R {
    var transaction = Transaction()
    transaction[keyPath: keyPath] = value
    return try withTransaction(transaction, body)
}

/// Runs the body; what it changes moves with the animation. Nil: it shows at once.
public func withAnimation<Result>(_ animation: Animation? = .default, _ body: () throws -> Result) rethrows -> Result {
    try withTransaction(Transaction(animation: animation), body)
}

/// Runs the body under the animation, and the completion once when what it changed has arrived.
///
/// With `.logicallyComplete` a spring has arrived after its duration, though it may still move; with `.removed` when
/// nothing moves. If the body writes no state, the completion runs before `withAnimation` returns.
public func withAnimation<Result>(
    _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
    var transaction = Transaction(animation: animation)
    transaction.addAnimationCompletion(criteria: completionCriteria, completion)
    return try withTransaction(transaction, body)
}
