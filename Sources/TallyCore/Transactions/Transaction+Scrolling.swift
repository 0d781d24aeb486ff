private struct ScrollAnchorKey: TransactionKey { static let defaultValue: UnitPoint? = nil }
private struct ScrollVelocityKey: TransactionKey { static let defaultValue = false }
private struct ScrollAdjustmentKey: TransactionKey {
    static var defaultValue: ScrollContentOffsetAdjustmentBehavior { .automatic }
}

/// What becomes of a scroll view's offset when its content changes in size.
public struct ScrollContentOffsetAdjustmentBehavior {
    enum Kind: Sendable { case automatic, disabled }
    let kind: Kind

    /// What is seen keeps its place.
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { .init(kind: .automatic) }
    /// The offset stays as it is.
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { .init(kind: .disabled) }
}

extension Transaction {
    /// Where a scroll view puts what it is told to scroll to. Nil: where it needs to scroll least.
    public var scrollTargetAnchor: UnitPoint? {
        get { self[ScrollAnchorKey.self] }
        set { self[ScrollAnchorKey.self] = newValue }
    }

    /// Whether a scroll view that is scrolling goes on at its speed when its position is set.
    public var scrollPositionUpdatePreservesVelocity: Bool {
        get { self[ScrollVelocityKey.self] }
        set { self[ScrollVelocityKey.self] = newValue }
    }

    /// What becomes of a scroll view's offset when its content changes in size.
    public var scrollContentOffsetAdjustmentBehavior: ScrollContentOffsetAdjustmentBehavior {
        get { self[ScrollAdjustmentKey.self] }
        set { self[ScrollAdjustmentKey.self] = newValue }
    }
}
