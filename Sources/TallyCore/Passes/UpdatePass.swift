/// The update step: shows what was written, a group after the other, each under its own transaction.
///
/// It owns the groups that wait, the callbacks that run when none does, and what is known of the update under way. What it
/// evaluates learns of it by `_ViewUpdate`.
@MainActor
package final class UpdatePass {
    private let host: HostLink
    private(set) var groups: [WriteGroup] = []
    private var nextGroup = 1
    /// The group being shown: bodies see state as of it.
    package private(set) var group = 0
    /// Counts updates, for what holds in one update only.
    package private(set) var updateSerial = 0
    package private(set) var groupTransaction = Transaction()
    /// Waits for what the update under way sets in motion.
    package private(set) lazy var token = TransactionToken.closed(self)
    /// Those of scopes whose edits have added completions in the update under way.
    private var scopeTokens: [TransactionToken] = []
    /// Transactions do not animate at the moment.
    var isPlacingAtOnce = false
    /// Actions that run outside of any update, before the frame is drawn.
    private var callbacks: [@MainActor () -> Void] = []
    /// Whether each body is evaluated a second time, and what the first time gave is dropped. SwiftUI may do so.
    package var evaluatesBodiesTwice = false
    /// How many views leave.
    var departureCount = 0
    var departureWatchers = DepartureWatchers()
    /// Of which of them something is described just now.
    var departure: Departure?
    /// States that know what they were before, for those that leave.
    var remembering: [any StateReadable] = []
    /// Counts the nodes that have been taken over by another parent.
    var adoptions = 0
    private var version = 0
    /// Other runtimes play windows of the same program, whose views may read what views of this one keep.
    package var hasSisters = false
    /// What views read of what is kept beyond them; nil: none does.
    var stores: StoredValues?

    init(host: HostLink) { self.host = host }

    var hasWork: Bool { !groups.isEmpty || !callbacks.isEmpty }
    var callbackCount: Int { callbacks.count }

    /// Returns a number larger than all before it.
    func nextVersion() -> Int {
        version += 1
        return version
    }

    // MARK: Writes

    /// Takes note of a write: its readers are evaluated in the group of the transaction it was made under.
    ///
    /// - Returns: the group's number.
    func recordWrite(readers: [_ViewNode]) -> Int {
        recordWrite(readers: readers, under: CurrentTransaction.value ?? Transaction())
    }

    private func recordWrite(readers: [_ViewNode], under transaction: Transaction) -> Int {
        for completion in transaction.completions { completion.isClaimed = true }
        if groups.isEmpty || !groups[groups.count - 1].accepts(transaction) {
            host.askForFrame()
            groups.append(
                WriteGroup(
                    serial: nextGroup, transaction: transaction, token: TransactionToken(transaction, update: self)))
            nextGroup += 1
        }
        groups[groups.count - 1].dirty.append(contentsOf: readers)
        return groups[groups.count - 1].serial
    }

    /// Has readers in other windows evaluated there, with the newest value, under the same animation.
    func tellSisters(_ readers: [_ViewNode]) {
        var transaction = CurrentTransaction.value ?? Transaction()
        transaction.completions = []
        for node in readers where node.runtime.updatePass !== self {
            _ = node.runtime.updatePass.recordWrite(readers: [node], under: transaction)
        }
    }

    /// Has the readers of what was written evaluated in the group.
    func whenGroupBegins(_ serial: Int, _ written: any StateReadable) {
        guard let index = groups.firstIndex(where: { $0.serial == serial }) else { return }
        groups[index].written.append(written)
    }

    /// Runs the action when the group's update is done.
    package func whenGroupIsShown(_ serial: Int, _ action: @escaping @MainActor () -> Void) {
        guard let index = groups.firstIndex(where: { $0.serial == serial }) else { return action() }
        groups[index].actions.append(action)
    }

    // MARK: Groups

    /// Begins the update of the group that waits longest; nil: none waits.
    func beginNext() -> WriteGroup? {
        if groups.isEmpty { return nil }
        let next = groups.removeFirst()
        begin(next.transaction, next.token, serial: next.serial)
        return next
    }

    /// Begins an update under no animation, of what belongs to no group.
    func beginWithoutAnimation() { begin(Transaction(), TransactionToken.closed(self), serial: group) }

    private func begin(_ transaction: Transaction, _ token: TransactionToken, serial: Int) {
        // What was set off under the transactions of the last update is known now.
        let known = scopeTokens
        scopeTokens.removeAll(keepingCapacity: true)
        for token in known { token.shown() }
        group = serial
        updateSerial += 1
        groupTransaction = transaction
        self.token = token
    }

    /// Evaluates the bodies that read what the group wrote, from the root downwards: a parent's new view reaches a child
    /// before the child's own turn.
    func evaluate(_ group: WriteGroup) {
        var nodes = group.dirty
        for written in group.written { nodes += written.currentReaders }
        if hasSisters { nodes.removeAll { $0.runtime.updatePass !== self } }
        for node in nodes { node.isDirty = true }
        if nodes.count > 1 { nodes.sort { $0.depth < $1.depth } }
        for node in nodes where node.isDirty && node.isAlive { node.composite?.reevaluate() }
    }

    /// Runs what waited for the group to be evaluated and laid out.
    func runActions(of group: WriteGroup) { for action in group.actions { action() } }

    func end(_ group: WriteGroup) {
        group.token.shown()
        begin(Transaction(), TransactionToken.closed(self), serial: group.serial)
    }

    /// Gives up running callbacks where groups cause one another without end, and returns how many wait.
    ///
    /// - Returns: those are to be shown, and no more; callbacks are not run any more.
    func abandonGroups() -> Int {
        callbacks.removeAll()
        return groups.count
    }

    /// Forgets what the last groups have caused, and says so.
    func dropRest(_ context: UpdateContext) {
        groups.removeAll()
        callbacks.removeAll()
        context.report(
            "A change causes another without end: \(Runtime.maximumRounds) updates in one frame. "
                + "Look for an onChange or onAppear that writes what it watches.")
    }

    // MARK: Callbacks

    /// Runs the action outside of any update, before the frame is drawn.
    func afterUpdate(_ action: @escaping @MainActor () -> Void) {
        if callbacks.isEmpty { host.askForFrame() }
        callbacks.append(action)
    }

    /// Runs the body; what that wants run after the update runs before what was queued since there were `count`
    /// callbacks.
    func callingBack(before count: Int, _ body: () -> Void) {
        let queued = callbacks.count
        body()
        guard count < queued, queued < callbacks.count else { return }
        let late = Array(callbacks[count..<queued])
        callbacks.removeSubrange(count..<queued)
        callbacks.append(contentsOf: late)
    }

    /// - Returns: false: none waited.
    func runCallbacks(_ context: UpdateContext) -> Bool {
        if callbacks.isEmpty { return false }
        let actions = callbacks
        callbacks.removeAll(keepingCapacity: true)
        for action in actions { action() }
        context.lookIntoStores()
        return true
    }

    /// Returns a token for completions that a scope has added to the transaction of the update under way.
    func makeToken(_ completions: ArraySlice<AnimationCompletion>) -> TransactionToken {
        let token = TransactionToken(completions, update: self)
        scopeTokens.append(token)
        return token
    }

    /// Places what the body places without animation, whatever the transactions say.
    func placingAtOnce(_ body: () -> Void) {
        let outer = isPlacingAtOnce
        isPlacingAtOnce = true
        body()
        isPlacingAtOnce = outer
    }

    func removeAll() {
        scopeTokens = []
        groups = []
        callbacks = []
        beginWithoutAnimation()
    }
}
