package import Foundation
import TallyScene

/// One tree of views and everything that plays it: groups of writes, what moves, layout, and the display list.
///
/// `Pipeline` drives it; time comes in as an argument.
@MainActor
package final class Runtime {
    package let displayList = DisplayList()
    package let shaper: any TextShaping
    private(set) lazy var animator = Animator(runtime: self)
    private(set) lazy var rootScope = TransactionScope(runtime: self, parent: nil)
    /// Seconds since the runtime was made.
    package internal(set) var time = 0.0
    /// The date that views are told at time 0.
    package var epoch = Date(timeIntervalSinceReferenceDate: 0)
    package var statistics = RuntimeStatistics()
    /// Told of programmer's mistakes that have a stated result; each is a sentence.
    package var report: (String) -> Void = { _ in }
    /// Told what assistive technology is to say.
    package var announce: (String) -> Void = { _ in }
    /// Told what a person is to feel.
    package var giveFeedback: (SensoryFeedback) -> Void = { _ in }
    /// Told which addresses the system is to open.
    package var openURL: (URL) -> Void = { _ in }

    // MARK: Groups of writes

    struct Group {
        let serial: Int
        let transaction: Transaction
        let token: TransactionToken
        var dirty: [_ViewNode] = []
        /// What was written: whoever reads it when the group is shown is evaluated, also a reader that came meanwhile.
        var written: [any StateReadable] = []
        var actions: [@MainActor () -> Void] = []
    }

    var groups: [Group] = []
    private var nextGroup = 1
    /// The group being shown: bodies see state as of it.
    var group = 0
    /// Counts updates, for what holds in one update only.
    var updateSerial = 0
    /// Counts the nodes that have been taken over by another parent.
    var adoptions = 0
    var groupTransaction = Transaction()
    lazy var token = TransactionToken.closed(self)
    /// Those of scopes whose edits have added completions in the update under way.
    var scopeTokens: [TransactionToken] = []
    private var version = 0

    /// Alignment guides that some view has set.
    var usedGuides: Set<AlignmentKey> = []

    // MARK: Work of this frame

    var layoutQueue: [Element] = []
    var recordQueue: [Element] = []
    var frameEvaluations: [CompositeState] = []
    /// Drawn after the segments, as canvases that have views to draw.
    var lateDrawings: [any LateDrawing] = []
    /// What depends on the places of views.
    var followers = GeometryFollowers()
    /// What is drawn by the places of views.
    var placeFollowers = PlaceFollowers()
    /// Those that have views which ask whether they are seen.
    var presenceChoosers: [WeakChooser] = []
    /// Lazy containers, whose rows are made when they come near.
    var rowFill = RowFill()
    /// Transactions do not animate at the moment.
    var isPlacingAtOnce = false
    var afterwards: [@MainActor () -> Void] = []
    var timers = ScheduledActions()
    var timerSerial = 0
    /// Of the action that runs.
    var timerDepth = -1
    /// Made or woken, and not in their code yet.
    package internal(set) var tasksOnTheirWay = 0

    package private(set) lazy var root = RootView(runtime: self)
    /// What views read of what is kept beyond them; made with the first that does.
    private(set) lazy var storedValues: StoredValues = {
        readsStores = true
        return StoredValues(self)
    }()
    private var readsStores = false
    /// What features keep, each by the type of its own.
    var services: [(type: ObjectIdentifier, service: any RuntimeService)] = []

    /// The host's; until it says otherwise, nothing is kept.
    package var pasteboard = Pasteboard(read: { nil }, write: { _ in })

    /// Told why values are written, while somebody wants to know.
    var writeObserver: (any WriteObserver)?

    /// Notes what views keep, where somebody wants to make the stage anew.
    let stateRecord: StateRecord?
    /// What is here was there before, in the stage that this one is made from.
    var isRemaking: Bool { stateRecord?.isRemaking ?? false }

    /// What is alive of it all.
    package let census = Census()
    #if DEBUG
        /// Of the runtime's tree, for the checks of its frames.
        var lists = LivingLists()
        var checkPace = CheckPace()
    #endif
    /// Tasks that the views have started know the runtime by it, and do not keep it.
    private(set) lazy var reference = RuntimeReference(self)

    /// - Parameter time: seconds; from when on the runtime plays.
    package init(shaper: any TextShaping, time: Double = 0, stateRecord: StateRecord? = nil) {
        self.shaper = shaper
        self.time = time
        self.stateRecord = stateRecord
        #if DEBUG
            census.enter(Runtime.self)
        #endif
    }

    #if DEBUG
        deinit { census.leave(Runtime.self) }
    #endif

    /// A number larger than all before it.
    func nextVersion() -> Int {
        version += 1
        return version
    }

    // MARK: Writes

    /// Takes note of a write: its readers are evaluated in the group of the transaction it was made under.
    ///
    /// - Returns: the group's number.
    @discardableResult
    func recordWrite(readers: [_ViewNode] = []) -> Int {
        let transaction = CurrentTransaction.value ?? Transaction()
        for completion in transaction.completions { completion.isClaimed = true }
        if groups.isEmpty || !groups[groups.count - 1].accepts(transaction) {
            groups.append(
                Group(
                    serial: nextGroup, transaction: transaction,
                    token: TransactionToken(transaction, runtime: self)))
            nextGroup += 1
        }
        groups[groups.count - 1].dirty.append(contentsOf: readers)
        return groups[groups.count - 1].serial
    }

    /// Has the readers of what was written evaluated in the group.
    func whenGroupBegins(_ serial: Int, _ written: any StateReadable) {
        guard let index = groups.firstIndex(where: { $0.serial == serial }) else { return }
        groups[index].written.append(written)
    }

    /// Runs the action when the group's update is done.
    func whenGroupIsShown(_ serial: Int, _ action: @escaping @MainActor () -> Void) {
        guard let index = groups.firstIndex(where: { $0.serial == serial }) else { return action() }
        groups[index].actions.append(action)
    }

    /// Runs the action when everything that the group being shown set in motion has come to rest.
    func whenTransactionIsOver(_ action: @escaping @MainActor () -> Void) { token.whenOver(action) }

    /// A token for completions that a scope has added to the transaction of the update under way.
    func makeToken(_ completions: ArraySlice<AnimationCompletion>) -> TransactionToken {
        let token = TransactionToken(completions, runtime: self)
        scopeTokens.append(token)
        return token
    }

    /// Runs the action outside of any update, before the frame is drawn.
    func afterUpdate(_ action: @escaping @MainActor () -> Void) { afterwards.append(action) }

    /// What the body wants run after the update runs before what was queued since there were `count` actions.
    func callingBack(before count: Int, _ body: () -> Void) {
        let queued = afterwards.count
        body()
        guard count < queued, queued < afterwards.count else { return }
        let late = Array(afterwards[count..<queued])
        afterwards.removeSubrange(count..<queued)
        afterwards.append(contentsOf: late)
    }

    /// Shows what others have written to the stores that views read, in the next update.
    package func lookIntoStores() { if readsStores { storedValues.look() } }

    func needsFrameEvaluation(_ composite: CompositeState) { frameEvaluations.append(composite) }
}

extension Runtime.Group {
    func accepts(_ other: Transaction) -> Bool {
        // The same completion claims the group it was claimed by first.
        if !other.completions.isEmpty {
            return transaction.completions.count == other.completions.count
                && zip(transaction.completions, other.completions).allSatisfy { $0 === $1 }
        }
        return transaction.belongsWith(other)
    }
}
