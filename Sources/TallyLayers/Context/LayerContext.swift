package import TallyCore
internal import TallyScene

/// A tree of layers that something shows: what of it waits to be committed and drawn.
///
/// Layers are not bound to an actor, as Apple's; whoever changes one that is shown is on the main thread.
// unsafe: it is used on the main thread alone, as the layers it knows.
package final class LayerContext: @unchecked Sendable {
    // unowned: the host, which is the runtime's, goes first.
    package unowned let runtime: Runtime
    package let root: CALayer
    /// Has the host draw the layers that wait.
    private let needsRecord: @MainActor () -> Void
    private var queued: [CALayer] = []
    private var beginning: [CALayer] = []
    private var isCommitScheduled = false
    /// What the tree was drawn by last.
    private(set) var surroundings: LayerSurroundings?
    /// Some layer has a time of its own.
    private(set) var hasTiming = false

    @MainActor package init(_ root: CALayer, in runtime: Runtime, needsRecord: @escaping @MainActor () -> Void) {
        self.root = root
        self.runtime = runtime
        self.needsRecord = needsRecord
        LayerContexts.add(self)
        root.enter(self)
        root.orderIn()
    }

    /// Lets go of the layers: nothing shows them any more.
    @MainActor package func end() {
        root.leaveContext()
        queued = []
        beginning = []
    }

    /// The copy of a replicator's that is being drawn; nil: none.
    var replica: ReplicaPath?
    /// The time that layers are drawn at: now, but for copies that lag behind.
    var shownTime: Double { time - (replica?.delay ?? 0) }
    /// The tree has a layer that draws its sublayers several times.
    var hasReplicators = false

    var time: Double { MainActor.assumeIsolated { runtime.time } }
    var player: LayerPlayer { MainActor.assumeIsolated { runtime.service(LayerPlayer.self) } }

    func report(_ mistake: String) { MainActor.assumeIsolated { runtime.report(mistake) } }

    // MARK: What waits

    func queue(_ layer: CALayer) {
        queued.append(layer)
        needsCommit()
    }

    /// Has the layer's animations begin with the commit.
    func begin(_ layer: CALayer) {
        if layer.marks.isBeginning { return }
        layer.marks.isBeginning = true
        beginning.append(layer)
        needsCommit()
    }

    func needsCommit() { if !CATransaction.isExplicit { scheduleCommit() } }

    func scheduleCommit() {
        if isCommitScheduled { return }
        isCommitScheduled = true
        MainActor.assumeIsolated {
            runtime.afterUpdate { [weak self] in
                self?.isCommitScheduled = false
                CATransaction.commitImplicit()
            }
        }
    }

    /// Follows a layer whose own time runs otherwise than before, and those inside.
    func timingChanged(of layer: CALayer) {
        hasTiming = true
        let layer = OnMain(layer)
        MainActor.assumeIsolated {
            let player = player
            replace(layer.value, player)
            player.scheduleEvents()
        }
        needsCommit()
    }

    @MainActor private func replace(_ layer: CALayer, _ player: LayerPlayer) {
        if layer.isPlayed {
            layer.leaveSteadyGroup()
            layer.placeInTime()
            layer.play(at: runtime.time)
            player.update(layer)
        }
        for child in layer.children { replace(child, player) }
        if let mask = layer.mask { replace(mask, player) }
    }

    /// Takes note of a layer with a time of its own that has come into the tree.
    func noteTiming() { hasTiming = true }

    func forget(_ layer: CALayer) {
        let layer = OnMain(layer)
        MainActor.assumeIsolated { player.forget(layer.value) }
        forgetMarks(layer.value)
    }

    /// A layer has left it, with all that it holds: what moved of them moves no more.
    func layersWent() { MainActor.assumeIsolated { player.scheduleIfStale() } }

    private func forgetMarks(_ layer: CALayer) {
        if layer.marks.isQueued { queued.removeAll { $0 === layer } }
        if layer.marks.isBeginning { beginning.removeAll { $0 === layer } }
        layer.marks.isQueued = false
        layer.marks.isBeginning = false
    }

    // MARK: Commit

    /// How often what is laid out and displayed may ask for it again.
    private static let maximumRounds = 16

    /// Lays out, displays and begins the animations; what is drawn follows in the record step.
    package func commit() {
        for _ in 0..<Self.maximumRounds {
            root.layoutInside()
            let waiting = queued.filter { $0.marks.needsDisplay }
            if waiting.isEmpty && !root.marks.needsLayout && !root.marks.hasLayoutInside { break }
            for layer in waiting { layer.displayIfNeeded() }
        }
        let layers = beginning
        beginning = []
        if !layers.isEmpty {
            let layers = OnMain(layers)
            MainActor.assumeIsolated {
                let player = player
                for layer in layers.value {
                    layer.marks.isBeginning = false
                    layer.beginAnimations(at: runtime.time)
                    player.update(layer)
                }
                player.scheduleEvents()
            }
        }
        for layer in queued {
            layer.isShown = true
            layer.committed = nil
        }
        if !queued.isEmpty { MainActor.assumeIsolated { needsRecord() } }
    }

    /// Notes that what a layer shows differs, though no transaction says so: it moves.
    @MainActor func moved(_ layer: CALayer, _ what: LayerChange) {
        layer.marks.stale.formUnion(what)
        needsRecord()
        if layer.marks.isQueued { return }
        layer.marks.isQueued = true
        queued.append(layer)
    }

    /// Draws what differs. For the record step.
    ///
    /// - Returns: true: something did.
    @MainActor package func draw(_ surroundings: LayerSurroundings) -> Bool {
        self.surroundings = surroundings
        if queued.isEmpty { return false }
        let layers = queued
        queued = []
        // What is inside of what is drawn anew is there before it is put in its place.
        for layer in layers {
            layer.marks.isQueued = false
            guard layer.context === self else { continue }
            layer.redraw(surroundings)
        }
        if hasReplicators { replicate(layers, surroundings) }
        return true
    }

    /// Draws the copies of what is inside of replicators anew.
    @MainActor private func replicate(_ changed: [CALayer], _ surroundings: LayerSurroundings) {
        var found: [CAReplicatorLayer] = []
        for layer in changed where layer.context === self {
            var above: CALayer? = layer
            while let current = above {
                if let replicator = current as? CAReplicatorLayer, !found.contains(where: { $0 === replicator }) {
                    found.append(replicator)
                }
                above = current.parent
            }
        }
        for replicator in found {
            replicator.ensureDrawing().compose(replicator, replicator.shownValues, surroundings)
        }
    }

    /// Draws what differs before its turn, as it was drawn last.
    @MainActor func drawAgain() {
        if let surroundings { _ = draw(surroundings) }
    }

    /// Draws everything anew: what it is drawn by has changed.
    package func drawAll() { mark(root) }

    private func mark(_ layer: CALayer) {
        layer.changed(.all)
        for child in layer.children { mark(child) }
        if let mask = layer.mask { mark(mask) }
    }
}
