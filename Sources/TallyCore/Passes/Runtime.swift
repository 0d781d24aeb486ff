import TallyScene

/// One tree of views and everything that plays it. It wires: what is done is done by its parts.
///
/// `Pipeline` drives the passes; time comes in as an argument.
@MainActor
package final class Runtime {
    /// The way out: what the host is told.
    package let host = HostLink()
    package let clock: RuntimeClock

    // The steps of a frame, in their order.
    package let updatePass: UpdatePass
    let animatePass: AnimatePass
    package let layoutPass: LayoutPass
    package let recordPass: RecordPass

    /// The top of the tree.
    package private(set) lazy var root = RootView(runtime: self)
    /// What features keep, each by the type of its own.
    var services: [(type: ObjectIdentifier, service: any RuntimeService)] = []
    package let shaper: any TextShaping
    package var statistics = RuntimeStatistics()
    /// Notes what views keep, where somebody wants to make the stage anew.
    package let stateRecord: StateRecord?
    /// What is alive of it all.
    package let liveObjects = LiveObjects()

    /// - Parameter time: seconds; from when on the runtime plays.
    package init(shaper: any TextShaping, time: Double = 0, stateRecord: StateRecord? = nil) {
        clock = RuntimeClock(time: time, host: host)
        updatePass = UpdatePass(host: host)
        animatePass = AnimatePass(clock: clock, host: host)
        layoutPass = LayoutPass(host: host)
        recordPass = RecordPass(host: host)
        self.shaper = shaper
        self.stateRecord = stateRecord
        #if DEBUG
            liveObjects.enter(Runtime.self)
        #endif
    }

    #if DEBUG
        deinit { liveObjects.leave(Runtime.self) }
    #endif

    /// Drops all that waits, follows or is remembered, so that nothing of the views lives on by it.
    func removeAll() {
        services = []
        layoutPass.removeAll()
        recordPass.removeAll()
        animatePass.removeAll()
        clock.removeAll()
        updatePass.removeAll()
    }
}
