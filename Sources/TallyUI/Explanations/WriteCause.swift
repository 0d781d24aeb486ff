@_spi(Runtime) import TallyCore
import TallyMotion

/// Whose transaction a write was made under, as far as the scopes around it tell.
@MainActor
struct WriteCause {
    /// The animation it was made under; nil: none.
    var animation: String?
    /// Who put the animation there, or took it out.
    var source: Source?
    /// An animation that was there and was taken out again on the way.
    var removed: String?
    /// An animation that was there and gave way to a nearer one, and whose it was.
    var replaced: (animation: String, source: Source)?
    /// A modifier around it that has nil for an animation, where there was none to take out.
    var emptyModifier: Source?
    var disablesAnimations = false
    /// Whether there is a modifier around it that would have replaced the animation, and may not.
    var hasDisabledModifier = false
    /// Modifiers around it that wait for a value to change, which did not.
    var waitingModifiers = 0
    /// An animation that holds further inside, for the view and not for the modifier around it.
    var insideOnly: String?
    /// Whether a modifier that waits for a value stands on the view itself, inside of what was written.
    var hasWaitingModifierInside = false
    /// Made outside of any change: by a body or a layout that is evaluated for a frame.
    var isForFrame = false

    typealias Source = TransactionScope.Source

    init() {}

    init(of scope: TransactionScope, element: Element?) {
        let runtime = scope.runtime
        var animation = runtime.updatePass.groupTransaction.animation
        source = animation == nil ? nil : .group
        for here in scope.outermostFirst {
            let next = here.transaction.animation
            if next != animation {
                if let before = animation, let source { replaced = next == nil ? nil : (before.spec.call, source) }
                source = here.source
                removed = next == nil ? animation?.spec.call : nil
            } else if next == nil, here.isEditing, here.edit.isAnimation, !here.transaction.disablesAnimations {
                emptyModifier = here.source
            }
            if here.isEditing, here.transaction.disablesAnimations, here.edit.isAnimation {
                hasDisabledModifier = true
            }
            animation = next
            if here.parent != nil, here.waitsForValue { waitingModifiers += 1 }
        }
        self.animation = animation?.spec.call
        disablesAnimations = scope.transaction.disablesAnimations
        isForFrame = runtime.updatePass.token.isShown
        if animation == nil, let inner = element?.scope.outermostFirst,
            let place = inner.firstIndex(where: { $0 === scope })
        {
            insideOnly = inner.last?.transaction.animation?.spec.call
            hasWaitingModifierInside = inner[(place + 1)...].contains(where: \.waitsForValue)
        }
    }
}

extension WriteCause {
    /// Who set it off, and what that put aside.
    var sourceWords: String? {
        guard let source else { return nil }
        if let replaced {
            return "\(source.rawValue), nearer to it than the \(replaced.animation) of \(replaced.source.rawValue)"
        }
        guard hasDisabledModifier else { return source.rawValue }
        return "\(source.rawValue); disablesAnimations keeps .animation modifiers from replacing it"
    }

    /// The reason why nothing moved.
    var stillness: String {
        if isForFrame { return "written for a frame, by the body of an animatable view or a layout in motion" }
        if let removed {
            let source = source?.rawValue ?? "a modifier"
            return "\(source) around it took the transaction's animation out (\(removed))"
        }
        if let animation { return "\(animation) was over at once" }
        var reasons = ["no animation in the transaction"]
        if disablesAnimations {
            reasons.append("disablesAnimations keeps .animation modifiers from adding one")
        } else if let emptyModifier {
            reasons.append("the \(emptyModifier.rawValue) around it has nil for an animation")
        } else if let insideOnly {
            reasons.append(
                "an animation stands inside it (\(insideOnly)), and moves only what is written before it")
        } else if waitingModifiers > 0 {
            reasons.append(
                waitingModifiers == 1
                    ? "the value that the .animation(_:value:) around it watches did not change"
                    : "the values that \(waitingModifiers) .animation(_:value:) around it watch did not change")
        }
        return reasons.joined(separator: "; ")
    }
}

extension TransactionScope {
    fileprivate var outermostFirst: [TransactionScope] {
        var scopes: [TransactionScope] = []
        var next: TransactionScope? = self
        while let here = next {
            scopes.append(here)
            next = here.parent
        }
        return scopes.reversed()
    }
}
