import SwiftUI

/// Holds the board of a component as long as its identity lives, with what is known of its surroundings.
///
/// The component tells it in each body what is to be shown, and reads there what follows. Nothing observes it.
@MainActor
final class BoardHolder<Content: Board>: RollPaced {
    var board: Content
    /// Whose timing counts, as of the last evaluation.
    var pacing = RollPacing(explicit: nil, own: RollStyle.flow.timing)
    /// What the texts are set in.
    private(set) var fonts = ShownFonts()
    /// What the text was formatted with.
    var formatMemory: AnyObject?

    /// Whether the component is on the screen; before its first content is told, as if it were.
    private(set) var isOnScreen = true
    /// How many of its views are on the screen that tell of it.
    private var appearances = 0
    /// What the scene says.
    var scene = SceneWatch()
    /// What layout says of the room there is.
    nonisolated let space = RollSpace()
    /// How a font that comes is gone over to.
    let growth = GrowthMotion()
    /// Whether what is to be shown waits for a change of the font to be.
    private(set) var holdsBack = false
    private var heldTransaction = Transaction()
    /// Whether that stays as it is: texts are set in another font now for no change of anybody's.
    private var keepsHeldTransaction = false
    private(set) var releases: State<Int>?
    /// Those that the component moves in step with.
    private(set) var group: RollGroup?

    /// Whether the component looks otherwise when it has come to rest.
    var refreshesAtRest = false
    /// Whether somebody waits for the motion to end.
    private(set) var awaitsRest = false
    /// Whether the last change is to be there at once, and something was under way.
    private var endsMotion = false
    /// The board's number after what moved was taken out: that is no change that something else would have to end for.
    private var cut: Int?
    /// Counts, in the component, how often something was to be taken out.
    private var purges: State<Int>?
    private var purgedRevision = 0
    /// Whether the body that tells the board reads it, too.
    private(set) var tellsInPurge = true
    /// Which of those that wait for the end of a motion still do, since which change, and who is told.
    private var rest = 0
    private var restSerial = 0
    private var restAction: RollAction?
    /// A change that may still be put right.
    var unseen = UnseenChange()

    init(_ board: Content) { self.board = board }

    /// Returns whether nobody sees the component, as another scene, or another tab, is in front, so that changes are there at once.
    func isHidden(in phase: ScenePhase) -> Bool { scene.hides(phase) || !isOnScreen }

    /// Returns whether there is anything to be seen of the component.
    func isSeen(in phase: ScenePhase) -> Bool { !isHidden(in: phase) && !space.isEmpty }

    /// Its content has been told: another one is a change, which nobody sees before one of its views is on the screen.
    func awaitAppearance() {
        if appearances == 0 { isOnScreen = false }
    }

    /// One of its views is on the screen.
    func appear() {
        appearances += 1
        isOnScreen = true
    }

    /// One of them no longer is; another one may have taken its place.
    func leave() {
        appearances -= 1
        isOnScreen = appearances > 0
    }

    func join(_ newGroup: RollGroup?) {
        guard newGroup !== group else { return }
        group?.leave(self)
        group = newGroup
    }

    // MARK: - What has left

    /// Takes out what has left where that was asked for since the last body; once, however often a body asks.
    ///
    /// - Parameters:
    ///   - purges: A state of the component that nobody else changes.
    ///   - tells: Whether the body that tells the board reads it, too.
    func purge(_ purges: State<Int>, tells: Bool = true) {
        self.purges = purges
        tellsInPurge = tells
        let revision = purges.wrappedValue
        guard revision != purgedRevision else { return }
        purgedRevision = revision
        board.purge()
    }

    /// Evaluates the component again, without motion.
    func refresh(in transaction: Transaction = .still) {
        guard let purges else { return }
        withTransaction(transaction) { purges.wrappedValue += 1 }
    }

    // MARK: - A new font

    /// Returns whether a body in a new font is to tell the board nothing yet: what is shown goes over to the font as a whole, and then, in
    /// it, to a new value. However often a body asks.
    ///
    /// - Parameters:
    ///   - releases: A state of that body, which is read there.
    ///   - keepsFont: Whether what moves stays in its font until it rests, as large as in the new one: for one that is laid out by the
    ///     height of a line, and would be thrown about by another height.
    func holdsBack(in new: Fonts, _ releases: State<Int>, keepsFont: Bool = false) -> Bool {
        self.releases = releases
        if fonts.note(new, holdsOff: keepsFont && awaitsRest && !board.isNearRest) { holdsBack = true }
        return holdsBack
    }

    /// Takes note of how the change in a new font is to be shown. Who waits for the end of that transaction waits for that of the font.
    func hold(in transaction: Transaction) {
        if keepsHeldTransaction { return }
        heldTransaction = Transaction(animation: transaction.animation)
        heldTransaction.disablesAnimations = transaction.disablesAnimations
    }

    /// Has the board be told now.
    func release() {
        guard holdsBack, let releases else { return }
        // Lines as high as before disturb nothing.
        if space.isSameLine, fonts.takeOver() {
            keepsHeldTransaction = true
            return refresh()
        }
        holdsBack = false
        keepsHeldTransaction = false
        withTransaction(heldTransaction) { releases.wrappedValue += 1 }
    }

    /// Has the texts be set in the font that was held off while they moved.
    ///
    /// - Returns: Whether the component is to be evaluated again.
    @discardableResult
    func takeOverFont() -> Bool {
        guard fonts.takeOver() else { return false }
        if !holdsBack { heldTransaction = Transaction() }
        (holdsBack, keepsHeldTransaction) = (true, true)
        return true
    }

    // MARK: - The transaction of a change

    /// Has a change without an animation be there at once, also where something is under way: that would go on, from a place that nobody has
    /// seen. A motion of no length takes its place.
    func replaceMotion(in transaction: inout Transaction) {
        endsMotion = false
        guard transaction.animation == nil, awaitsRest || board.isMoving else { return }
        transaction.animation = .noLength
        if board.serial == cut { return }
        endsMotion = true
        // Where SwiftUI asks for the transaction after the actions of the update.
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { endMotion() } }
    }

    /// Takes out what moves, where the last change is to be there at once. Not by an animation's completion: what glyphs take turns in goes
    /// on for that.
    func endMotion() {
        guard endsMotion else { return }
        endsMotion = false
        guard board.cutShort() else { return }
        cut = board.serial
        refresh()
    }

    /// Waits for the end of the motion, which is that of the first change if others come before it is over: theirs goes on with it.
    func awaitRest(in transaction: inout Transaction, action: RollAction?) {
        if !awaitsRest {
            awaitsRest = true
            (restSerial, restAction) = (board.serial, action)
            transaction.addAnimationCompletion(criteria: .removed) { [self, rest] in
                guard rest == self.rest else { return }
                awaitsRest = false
                group?.end(self)
                let isDue = board.comesToRest()
                let isReset = takeOverFont()
                if isDue || isReset || refreshesAtRest { refresh() }
                if board.tellsRest() { action?.action() }
            }
        }
        if let watch = board.beginWatch() {
            transaction.addAnimationCompletion(criteria: .logicallyComplete) { [self] in
                board.endWatch(watch)
                // Nothing is to be seen of what still moves.
                if board.isNearRest, takeOverFont() { refresh() }
            }
        }
    }

    /// Waits no longer for the end of a motion of which nobody has seen anything, or its last remains: those before the change are told.
    func forgetRest(of change: Int) {
        guard awaitsRest else { return }
        rest += 1
        awaitsRest = false
        group?.end(self)
        if restSerial != change, board.tellsRest() { restAction?.action() }
    }
}
