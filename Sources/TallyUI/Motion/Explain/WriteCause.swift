/// Whose transaction a write was made under, as far as the scopes around it tell.
@MainActor
struct WriteCause {
    /// The animation it was made under; nil: none.
    var animation: String?
    /// Who put the animation there, or took it out.
    var source: Source?
    /// An animation that was there and was taken out again on the way.
    var removed: String?
    var disablesAnimations = false
    /// Modifiers around it that wait for a value to change, which did not.
    var waitingModifiers = 0
    /// An animation that holds further inside, for the view and not for the modifier around it.
    var insideOnly: String?
    /// Made outside of any change: by a body or a layout that is evaluated for a frame.
    var isForFrame = false

    enum Source: String {
        case group = "withAnimation, withTransaction or a binding"
        case animationForValue = ".animation(_:value:)"
        case animation = ".animation(_:) or .animation(_:body:)"
        case transactionForValue = ".transaction(value:_:)"
        case transaction = ".transaction(_:)"
    }

    init() {}

    init(of scope: TransactionScope, element: Element?) {
        let runtime = scope.runtime
        var animation = runtime.groupTransaction.animation
        source = animation == nil ? nil : .group
        for here in scope.outermostFirst {
            let next = here.transaction.animation
            if next != animation {
                source = here.source
                removed = next == nil ? animation?.description : nil
            }
            animation = next
            if here.parent != nil, here.waitsForValue { waitingModifiers += 1 }
        }
        self.animation = animation?.description
        disablesAnimations = scope.transaction.disablesAnimations
        isForFrame = runtime.token.isShown
        if animation == nil, let inner = element?.scope, inner.outermostFirst.contains(where: { $0 === scope }) {
            insideOnly = inner.transaction.animation?.description
        }
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
