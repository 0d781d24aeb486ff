/// What the update step may do beside evaluating what reads the writes that wait.
@MainActor
struct UpdateContext {
    private let runtime: Runtime

    init(_ runtime: Runtime) { self.runtime = runtime }

    /// Takes note of what callbacks have written to the stores that views read.
    func lookIntoStores() { runtime.lookIntoStores() }

    func report(_ mistake: String) { runtime.report(mistake) }
}
