/// What a view is told while its node is updated; a value that each level copies and narrows.
@MainActor
public struct _ViewUpdate {
    // unowned: counting references would cost more than the rest of an update. The runtime takes down its tree before it
    // goes; list, transition and owner belong to what stands around, which ends after what it holds. Those that keep an
    // update look at it only while their node is alive.
    package unowned(unsafe) let runtime: Runtime
    package var environment: EnvironmentValues
    package var scope: TransactionScope
    /// The innermost of the modifiers that wait for an element to apply to.
    package var chain: AppliedModifier?
    /// What stands for `content` in the modifier body that is being evaluated.
    package var content: ModifierContent?
    // unowned: as the runtime.
    package unowned(unsafe) var list: ElementList
    package var insertion: Insertion = .none
    /// The transition written around the views and inside their container, for those that come and go without their own.
    // unowned: as the runtime.
    package unowned(unsafe) var inherited: TransitionState?
    /// Whose body described the views: what closures in it read while the tree is built counts as read by it.
    // unowned: as the runtime.
    unowned(unsafe) var owner: CompositeState?
    /// How many modifiers of the node have already taken their place in `node.remembered`.
    package var rememberedCount = 0
    /// Whether the views are those of a body that was not evaluated, told anew because what it stands around is other than before.
    var isRepeated = false

    /// Whether the views below are coming into a place where their container already was.
    package enum Insertion {
        case none
        /// New under a container that stays: their transitions play under the container's transaction.
        case inserting(TransactionScope)
        /// New, and a transition above already plays for them.
        case covered
    }

    /// Returns true if a node updated with `other` before would find everything as it was.
    func hasSameInputs(as other: _ViewUpdate.Inputs) -> Bool {
        environment.storage.map { ObjectIdentifier($0) } == other.environment && ObjectIdentifier(scope) == other.scope
            && chain.map { ObjectIdentifier($0) } == other.chain && (chain?.chainVersion ?? 0) == other.chainVersion
            && content.map { ObjectIdentifier($0) } == other.content
            && (content?.stackVersion ?? 0) == other.contentVersion && ObjectIdentifier(list) == other.list
    }

    /// What a node remembers of an update, to see whether the next one brings anything new.
    ///
    /// Names and no references: what is remembered may be gone by then, and is not to be touched.
    struct Inputs {
        let environment: ObjectIdentifier?
        let scope: ObjectIdentifier
        let chain: ObjectIdentifier?
        let chainVersion: Int
        let content: ObjectIdentifier?
        let contentVersion: Int
        let list: ObjectIdentifier
    }

    var inputs: Inputs {
        Inputs(
            environment: environment.storage.map { ObjectIdentifier($0) }, scope: ObjectIdentifier(scope),
            chain: chain.map { ObjectIdentifier($0) }, chainVersion: chain?.chainVersion ?? 0,
            content: content.map { ObjectIdentifier($0) }, contentVersion: content?.stackVersion ?? 0,
            list: ObjectIdentifier(list))
    }

    /// Returns the update for views inside an element: modifiers and insertions outside do not reach them.
    func inside(_ list: ElementList) -> _ViewUpdate {
        var inner = self
        inner.chain = nil
        inner.insertion = .none
        inner.inherited = nil
        inner.rememberedCount = 0
        inner.list = list
        return inner
    }

    /// Runs a closure that a body left for later, as of `ForEach`, as a part of that body.
    package func describe<R>(at node: _ViewNode, _ content: () -> R) -> R {
        guard let owner else { return content() }
        // Not by the node: what it asks of its runtime is counted.
        if runtime.updatePass.departureCount == 0 { return owner.track(content) }
        return node.describing { owner.track(content) }
    }

    /// Returns whether what was kept of `other` may stay in place of this one.
    package func isInterchangeable(with other: _ViewUpdate) -> Bool {
        guard case .none = insertion, case .none = other.insertion else { return false }
        return environment.storage === other.environment.storage && scope === other.scope && chain === other.chain
            && content === other.content && list === other.list && owner === other.owner
            && inherited === other.inherited && rememberedCount == other.rememberedCount
    }

    /// Returns the object that keeps the next modifier's memory at this node; nil, and the modifier has to add it, at
    /// first.
    mutating func nextRemembered(_ node: _ViewNode) -> AnyObject? {
        defer { rememberedCount += 1 }
        return rememberedCount < node.remembered.count ? node.remembered[rememberedCount] : nil
    }

    /// Returns the object that keeps a modifier's memory at this place of the node, made at the first update.
    package mutating func remember<T: AnyObject>(_ node: _ViewNode, _ make: () -> T) -> T {
        // unsafe: a modifier finds at its place of a node what it put there: the node's view is of one type.
        if let known = nextRemembered(node) { return unsafeDowncast(known, to: T.self) }
        let made = make()
        node.remembered.append(made)
        return made
    }
}
