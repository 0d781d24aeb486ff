/// What travels down the tree with one update: the animation, and whatever keys say.
public struct Transaction {
    var values: [ObjectIdentifier: any Sendable] = [:]
    private var isAnimationSet = false
    private var areAnimationsDisabledSet = false
    private var isContinuitySet = false
    private var isTrackingSet = false
    /// Which call made it the transaction of the running code; 0: none.
    var call = 0
    var completions: [AnimationCompletion] = []

    /// The animation of the changes made under the transaction. Nil: they show at once.
    public var animation: Animation? {
        didSet { isAnimationSet = true }
    }

    /// Whether somebody has asked for no animation, and not only for none in particular.
    package var removesAnimation: Bool { isAnimationSet && animation == nil }

    /// Whether `.animation` modifiers leave the transaction alone. Does not remove an animation already in it.
    public var disablesAnimations = false {
        didSet { areAnimationsDisabledSet = true }
    }

    /// Whether the change is one of a stream, as a drag makes it.
    public var isContinuous = false {
        didSet { isContinuitySet = true }
    }

    /// Whether the changes' speed is measured, so that a spring can take it over.
    public var tracksVelocity = false {
        didSet { isTrackingSet = true }
    }

    public init() {}

    public init(animation: Animation?) {
        self.animation = animation
        isAnimationSet = true
    }

    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)].flatMap { ($0 as? TransactionValue<K.Value>)?.value } ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = TransactionValue(value: newValue) }
    }

    /// Calls the completion once when the animations made under this transaction are done, as the criteria say.
    ///
    /// If nothing is animated under it, it is called when the changes have been made.
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete, _ completion: @escaping () -> Void
    ) {
        completions.append(AnimationCompletion(criteria: criteria, action: completion))
    }

    /// This transaction with what the inner one sets set.
    func overlaid(with inner: Transaction?) -> Transaction {
        guard let inner else { return self }
        var result = self
        result.values.merge(inner.values) { $1 }
        if inner.isAnimationSet { result.animation = inner.animation }
        if inner.areAnimationsDisabledSet { result.disablesAnimations = inner.disablesAnimations }
        if inner.isContinuitySet { result.isContinuous = inner.isContinuous }
        if inner.isTrackingSet { result.tracksVelocity = inner.tracksVelocity }
        // Completions belong to the transaction they were added to: nested ones do not inherit them.
        result.completions = inner.completions
        return result
    }

    /// Runs the completions that no write waits for: logical ones before the others, of each the newest first.
    func completeUnlessClaimed() {
        for criteria in [AnimationCompletionCriteria.logicallyComplete, .removed] {
            for completion in completions.reversed() where completion.criteria == criteria && !completion.isClaimed {
                completion.run()
            }
        }
    }

    /// Returns whether writes under the two belong together.
    func belongsWith(_ other: Transaction) -> Bool {
        if call != 0 && call == other.call { return true }
        return completions.isEmpty && other.completions.isEmpty && values.isEmpty && other.values.isEmpty
            && animation == other.animation && disablesAnimations == other.disablesAnimations
            && isContinuous == other.isContinuous && tracksVelocity == other.tracksVelocity
            && removesAnimation == other.removesAnimation
    }
}

// unsafe: never changed; a transaction stays where it was made.
private struct TransactionValue<Value>: @unchecked Sendable {
    let value: Value
}

/// A value of one's own that travels with transactions.
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}

/// A completion on its way: claimed by the group of writes that it waits for, and run once.
final class AnimationCompletion {
    let criteria: AnimationCompletionCriteria
    private var action: (() -> Void)?
    var isClaimed = false

    init(criteria: AnimationCompletionCriteria, action: @escaping () -> Void) {
        self.criteria = criteria
        self.action = action
    }

    func run() {
        let action = action
        self.action = nil
        action?()
    }
}
