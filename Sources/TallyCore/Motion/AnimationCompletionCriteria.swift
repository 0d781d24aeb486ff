/// When an animation counts as complete for whoever waits for it.
public struct AnimationCompletionCriteria: Hashable, Sendable {
    package enum Kind: Hashable, Sendable { case logicallyComplete, removed }

    package let kind: Kind

    /// When it looks done, although a spring may still settle below what can be seen.
    public static let logicallyComplete = AnimationCompletionCriteria(kind: .logicallyComplete)
    /// When nothing of it moves any more.
    public static let removed = AnimationCompletionCriteria(kind: .removed)
}
